// Every page: its theme and its forms. A table and a replay have a module of their own besides.

import { bindForms } from "./page/forms.js";
import { tellWindow } from "./page/layout.js";
import { bindPrint } from "./page/print.js";
import { bindShort } from "./page/short.js";
import { bindTheme } from "./page/theme.js";

bindTheme();
bindForms();
bindPrint();
bindShort();
tellWindow();
