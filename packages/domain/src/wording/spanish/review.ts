import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import review from '#wording/spanish/review.json' with { type: 'json' };
import { spanishWording } from '#wording/spanish/spanish.ts';

const words: Wording = Object.assign({}, ...Object.values(spanishWording), review);

/** What a review says of a document, in Spanish: the rules of its answers, and what its text calls for besides. */
export const spanishReview = catalogueOf(words, spanishForms);
