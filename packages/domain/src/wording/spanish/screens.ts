import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import screens from '#wording/spanish/screens.json' with { type: 'json' };
import account from '#wording/spanish/screens-of-account.json' with { type: 'json' };
import signing from '#wording/spanish/screens-of-signing.json' with { type: 'json' };

/** What the screens of a document say, in Spanish: while it is made, and while it is paid for and signed; and what those of an account say. */
export const spanishScreenWords: Wording = { ...screens, ...signing, ...account };

/** The same, ready to be looked up. */
export const spanishScreens = catalogueOf(spanishScreenWords, spanishForms);
