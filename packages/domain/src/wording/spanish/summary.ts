import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import summary from '#wording/spanish/summary.json' with { type: 'json' };

/** What the summary of a document says, in Spanish: its sentences by what they are made of, and ready to be looked up. */
export const spanishSummary: { readonly words: Wording; readonly catalogue: ReturnType<typeof catalogueOf> } = {
  words: summary,
  catalogue: catalogueOf(summary, spanishForms),
};
