import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import screens from '#wording/spanish/screens.json' with { type: 'json' };

/** What the screens of a document say, in Spanish. */
export const spanishScreenWords: Wording = screens;

/** The same, ready to be looked up. */
export const spanishScreens = catalogueOf(screens, spanishForms);
