import type { FieldId } from '#facts/facts.ts';
import { takesDetail } from '#facts/people-in.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { patternOf } from '#kit/pattern-of.ts';

const column = 'distributionAge';
const all = String.raw`(?<who>both|all|everybody|everyone|each|all (?:the |my |our )?(?:kids|children)|(?:all )?(?:the |my |our )?(?<count>\d)(?: (?:kids|children|boys|girls))?|(?:the |my |our )(?:kids|children)|them|both (?:the |my |our )?(?:kids|children|boys|girls))(?: of (?:them|the (?:kids|children)|my (?:kids|children)|us))?`;
const leads = String.raw`^(?:(?:no|not \d\d|better|actually|please|i think|i guess|let us|so)[\s,]+)*`;
const ends = String.raw`(?:\s*,?\s*(?:instead|rather|then|now|after all|not (?:at )?\d\d|and not \d\d|years(?: old)?|instead of \d\d|rather than \d\d))*$`;
const forms: readonly RegExp[] = [
  patternOf(
    'iu',
    leads,
    String.raw`(?:(?:make|change|set|put|raise|lower|let|move|bump|push) (?:(?:it|that|the ages?|them|their ages?|those)(?: (?:be|up|down))? )?(?:to |at )?)?`,
    String.raw`(?:age )?(?<age>\d\d)(?:,? (?:instead of|rather than|and not|not) \d\d,?)? (?:for|to|with) ${all}`,
    ends,
  ),
  patternOf(
    'iu',
    leads,
    String.raw`(?:let |have |make )?${all}(?: (?:should|shall|must|can|will|have to|has to))*(?: (?:both|all|each))?`,
    String.raw`(?: (?:waits?|be|gets? (?:it|theirs|their shares?|the money)|receives? (?:it|theirs)|until|till|at least|at|when they(?: are|'re| turn)?|only))+ `,
    String.raw`(?:age )?(?<age>\d\d)`,
    ends,
  ),
  patternOf(
    'iu',
    leads,
    String.raw`they should (?:both|all) (?:be|wait until|wait till|be at least) (?<age>\d\d)`,
    ends,
  ),
];
const aged = patternOf(
  'iu',
  String.raw`^(?:make|change|raise|lower|set|move|put) (?:the |their )?ages?(?: of (?:distribution|payment|the (?:kids|children)))?`,
  String.raw`(?: up| down)?(?: (?:to|at))? (?<age>\d\d)`,
  ends,
);

/** "Make it 30 for both": the age at which shares are paid, where the ages of one list are recorded. */
export const readAgeForAll = (desk: Desk, text: string): Edit | undefined => {
  const plain = spellOutInDigits(text).replace(/\s+/gu, ' ').trim();
  const said = [...forms, aged].map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const lists = desk.questions.map(({ field }) => field).filter((field) => agedIn(desk, field).length > 0);
  const [field, ...others] = lists;
  if (!field || others.length > 0) return undefined;
  const entries = agedIn(desk, field);
  const count = /^both/iu.test(said['who'] ?? '') ? 2 : Number(said['count'] ?? entries.length);
  const values = editFact(
    desk,
    field,
    entries.map(({ name }) => ({ kind: 'change', who: String(name), columns: { [column]: Number(said['age']) } })),
  );
  return values && { values, confidence: count === entries.length ? 0.9 : 0.5, isWeak: true, about: [field] };
};

const agedIn = ({ facts, asked }: Desk, field: FieldId): readonly Entry[] => {
  const list = facts[field] as unknown;
  if (field === asked || !takesDetail(field, column as 'relationship') || !Array.isArray(list)) return [];
  return (list as readonly Entry[]).filter((entry) => typeof entry[column] === 'number');
};
