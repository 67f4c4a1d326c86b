import type { FieldId } from '#facts/facts.ts';
import { takesDetail } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import { type Desk, type KnownPerson } from '#interview/edits/known-entries.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { patternOf } from '#kit/pattern-of.ts';

const column = 'distributionAge';
const taken = String.raw`\s*,?\s+(?:instead of|rather than|and not|not)\s+(?:at\s+)?(?<old>\d{2})$`;
const patterns: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:(?:make|put|set|change|raise|lower|move)\s+)?(?:it\s+|that\s+|the age\s+)?(?:to\s+|at\s+|up to\s+)?`,
    String.raw`(?<age>\d{2})\s+for\s+(?<who>.{2,50}?)${taken}`,
  ),
  patternOf(
    'iu',
    String.raw`^(?:(?:make|put|set|change|raise|lower|move)\s+)?(?<who>.{2,50}?)(?:'s)?\s+(?:(?:should be|gets it|to|at|is)\s+)*`,
    String.raw`(?<age>\d{2})${taken}`,
  ),
];

const rather = patternOf(
  'iu',
  String.raw`(?:^|[,.;]\s*)(?:(?:and|but|so|then)\s+)?(?:i|we)(?:['’]d| would) (?:rather|prefer|much rather|sooner)(?: if| that| it if)? (?<who>.{2,40}?)`,
  String.raw`(?: (?:was|were|is|be|to be|got it|gets it|waited|waits?|had to wait|until|till|at|at least|when (?:she|he|they)(?:['’]s| is| was|['’]re| are| were)))+ (?<age>\d{2})$`,
);

/** "I would rather she was 28": another age for the one who waits for a share already. */
export const changeAgeRather = (desk: Desk, text: string): Edit | undefined => {
  const { who = '', age } =
    rather.exec(
      spellOutInDigits(text)
        .replace(/\s+/gu, ' ')
        .replace(/[\s.!]+$/u, ''),
    )?.groups ?? {};
  const person = age === undefined ? undefined : onlyPerson(desk, who);
  const lists = desk.questions
    .map(({ field }) => field)
    .filter((field) => takesDetail(field, column as 'relationship'))
    .filter((field) => person && ageOf(desk, field, person.name) !== undefined);
  const [field, ...others] = lists;
  if (!person || !field || others.length > 0) return undefined;
  const values = editFact(desk, field, [{ kind: 'change', who: person.name, columns: { [column]: Number(age) } }]);
  return values && { values };
};

const ageOf = ({ facts }: Desk, field: FieldId, name: string): unknown => {
  const list: unknown = facts[field];
  return Array.isArray(list)
    ? (list as readonly Entry[]).find((one) => isSamePerson(String(one['name']), name))?.[column]
    : undefined;
};

/** "Make it 30 for Theo instead of 25": what is taken back is the age at which somebody receives a share, and no share of theirs. */
export const changeAge = (desk: Desk, text: string): Edit | undefined => {
  const plain = spellOutInDigits(text).replace(/\s+/gu, ' ').trim();
  for (const pattern of patterns) {
    const { age, who = '', old } = pattern.exec(plain)?.groups ?? {};
    const person = age === undefined ? undefined : onlyPerson(desk, who);
    const edit = person && changeOf(desk, { person, age: Number(age), old: Number(old) });
    if (edit) return edit;
  }
  return undefined;
};

const changeOf = (
  desk: Desk,
  { person, age, old }: { readonly person: KnownPerson; readonly age: number; readonly old: number },
): Edit | undefined => {
  const lists = desk.questions
    .map(({ field }) => field)
    .filter((field) => takesDetail(field, column as 'relationship') && hasAge(desk, field, { name: person.name, old }));
  const [field, ...others] = lists;
  if (!field || others.length > 0) return undefined;
  const values = editFact(desk, field, [{ kind: 'change', who: person.name, columns: { [column]: age } }]);
  return values && { values };
};

const hasAge = (
  { facts }: Desk,
  field: FieldId,
  { name, old }: { readonly name: string; readonly old: number },
): boolean => {
  const list: unknown = facts[field];
  return (
    Array.isArray(list) &&
    (list as readonly Entry[]).some(
      (one) => isSamePerson(String(one['name']), name) && one[column] === old && one['percentage'] !== old,
    )
  );
};
