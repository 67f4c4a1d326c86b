import type { FieldId } from '#facts/facts.ts';
import { takesDetail } from '#facts/people-in.ts';
import { editFact } from '#interview/edits/change-list.ts';
import { changeAge, changeAgeRather } from '#interview/edits/change-age.ts';
import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { mayAnswer } from '#interview/edits/read-shares.ts';
import { readAgeForAll } from '#interview/edits/read-age-for-all.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import type { Entry, Exception } from '#interview/lists/list-edit.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { patternOf } from '#kit/pattern-of.ts';

const column = 'distributionAge';
const atAge = patternOf(
  'iu',
  String.raw`^(?<who>.{2,60}?)\s*,?\s+(?:(?:should |shall |will |can |may |must |only |have to |has to |to )*`,
  String.raw`(?:(?:be|at least) )*`,
  String.raw`(?:gets?|receives?|takes?|inherits?|has|have|waits?|be paid)\s+)?`,
  String.raw`(?:(?:his|her|their|the|it|its|them|theirs|hers|all|share|shares|money|part|portion|until|till)\s+)*`,
  String.raw`(?:only |not before |not until |not till |from |until |till )*`,
  String.raw`(?:at |when (?:he|she|they)(?:'s|'re| is| are| turns?| reach(?:es)?)?\s*|once (?:he|she|they)`,
  String.raw`(?:'s|'re| is| are| turns?)?\s*|from )?(?:the )?(?:age )?(?:of )?(?<age>\d{2})(?: years?)?(?: old)?$`,
);
const atOnce = patternOf(
  'iu',
  String.raw`^(?<who>.{2,60}?)\s*,?\s+(?:(?:should |shall |will |can |gets?|receives?|takes?|has|have|it|his|her`,
  String.raw`|hers|theirs|their|share|shares|the)\s+)*`,
  String.raw`(?:right away|at once|immediately|straight away|outright|now|without waiting|directly)$`,
);

/** "The twins at 30, the others right away", "Isaiah should get his at 25": the age at which shares are paid. */
export const readAges: OrderReader = (desk, order) => {
  const text = order.text.replace(/[\s,.;]+(?:and )?not (?:outright|at once|right away|immediately)$/iu, '');
  const changed = changeAge(desk, text) ?? changeAgeRather(desk, order.whole);
  if (changed) return changed;
  if (!/\?|\b(?:if|unless)\b/iu.test(text)) {
    const edit = readAgeForAll(desk, text);
    if (edit) return edit;
  }
  if (/\b(?:not|never)\b(?! (?:before|till|until))|n't\b|\b(?:if|unless)\b|\?/iu.test(text) || mayAnswer(desk, order))
    return undefined;
  const parts = text.split(/\s*(?:,|;|\band\b|\bbut\b)\s*(?=\S)/iu).filter((one) => one !== '');
  const joined = parts.length > 1 && parts.some((one) => !atAge.test(one) && !atOnce.test(one)) ? [text] : parts;
  const said = joined.map((part) => readOne(desk, part));
  if (said.some((one) => one === undefined) || said.every((one) => one?.age === null)) return undefined;
  const lists = desk.questions.map(({ field }) => field).filter((field) => takesAge(desk, field));
  const clauses = said.flatMap((one) => one ?? []);
  if (arePercents(text, clauses)) return undefined;
  const [field, ...others] = lists.filter((one) =>
    clauses.every(({ names }) => names.every((name) => namesIn(desk, one).includes(name))),
  );
  return field && others.length === 0 ? setAges(desk, field, clauses) : undefined;
};

// `Beth at 40, Thomas at 60`: figures that make a whole are shares.
const arePercents = (text: string, clauses: readonly Clause[]): boolean =>
  clauses.length > 1 &&
  !/\b(?:age|old|turns?|when|years?|gets?)\b/iu.test(text) &&
  clauses.reduce((sum, { age }) => sum + (age ?? 0), 0) === 100;

interface Clause {
  readonly names: readonly string[];
  readonly isOthers: boolean;
  readonly age: number | null;
}

const others = /^(?:(?:and )?(?:the )?(?:others?|rest|everybody else|everyone else|all the others))$/iu;

const readOne = (desk: Desk, part: string): Clause | undefined => {
  const plain = spellOutInDigits(part).replace(/\s+/gu, ' ').trim();
  const isAged = /\b(?:at|when|once|age|until|till|before|from|turns?)\b/iu.test(plain);
  const [aged, now] = [isAged ? atAge.exec(plain)?.groups : undefined, atOnce.exec(plain)?.groups];
  const who = (aged ?? now)?.['who'];
  if (who === undefined) return undefined;
  const age = aged ? Number(aged['age']) : null;
  if (others.test(who.trim())) return { names: [], isOthers: true, age };
  const slot = readSlot(desk, who.replace(/'s$/u, ''));
  if (slot.left !== '' || slot.unclear.length > 0 || slot.people.length === 0) return undefined;
  return { names: slot.people.map(({ name }) => name), isOthers: false, age };
};

// The asked list, or the one whose shares are recorded.
const takesAge = (desk: Desk, field: FieldId): boolean =>
  takesDetail(field, column as 'relationship') && Array.isArray(desk.facts[field]) && desk.asked !== field;

const namesIn = (desk: Desk, field: FieldId): readonly string[] =>
  (desk.facts[field] as unknown as readonly Entry[]).map(({ name }) => String(name));

const setAges = (desk: Desk, field: FieldId, clauses: readonly Clause[]): Edit | undefined => {
  const named = clauses.filter(({ isOthers }) => !isOthers);
  const rest = clauses.find(({ isOthers }) => isOthers);
  const except: readonly Exception[] = named.map(({ names, age }) => ({ who: names, columns: { [column]: age } }));
  const values = rest
    ? editFact(desk, field, [{ kind: 'forEach', columns: { [column]: rest.age }, except }])
    : editFact(
        desk,
        field,
        named.flatMap(({ names, age }) =>
          names.map((who) => ({ kind: 'change' as const, who, columns: { [column]: age } })),
        ),
      );
  return values && { values, isWeak: true };
};
