import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import { spanishScreenWords } from '#wording/spanish/screens.ts';
import mails from '#wording/spanish/mails.json' with { type: 'json' };

/** What the mails of an account, a purchase and a signing say, in Spanish, besides what the screens say too. */
export const spanishMailWords: Wording = mails;

/** The same with the words of the screens, ready to be looked up. */
export const spanishMails = catalogueOf({ ...spanishScreenWords, ...spanishMailWords }, spanishForms);
