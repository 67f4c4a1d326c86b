import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import conversation from '#wording/spanish/conversation.json' with { type: 'json' };
import explanations from '#wording/spanish/explanations.json' with { type: 'json' };
import glossary from '#wording/spanish/glossary.json' with { type: 'json' };
import guide from '#wording/spanish/guide.json' with { type: 'json' };
import labels from '#wording/spanish/labels.json' with { type: 'json' };
import { spanishForms } from '#wording/spanish/local-forms.ts';
import laws from '#wording/spanish/laws.json' with { type: 'json' };
import powers from '#wording/spanish/powers.json' with { type: 'json' };
import questions from '#wording/spanish/questions.json' with { type: 'json' };
import rules from '#wording/spanish/rules.json' with { type: 'json' };
import values from '#wording/spanish/values.json' with { type: 'json' };
import wills from '#wording/spanish/wills.json' with { type: 'json' };

/** Everything that an interview says, in Spanish, a file a subject. */
export const spanishWording = {
  conversation,
  explanations,
  glossary,
  guide,
  labels,
  laws,
  powers,
  questions,
  rules,
  values,
  wills,
} as const satisfies Readonly<Record<string, Wording>>;

/** The same, ready to be looked up. */
export const spanish = catalogueOf(Object.assign({}, ...Object.values(spanishWording)) as Wording, spanishForms);
