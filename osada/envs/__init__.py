"""The games as environments of the libraries that researchers use: one module and one extra each.

- `osada.envs.pettingzoo`: all seats, one after the other, with action masks
- `osada.envs.gymnasium`: one seat against named bots
- `osada.envs.openspiel`: explicit chance, information states, histories

None of these libraries is loaded before its module is. All adapters refuse what the rules do not allow, with the rule.
"""
