import type { FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { patternOf } from '#kit/pattern-of.ts';

const ages = String.raw`(?:waiting )?ages?(?: (?:limits?|things?|restrictions?|conditions?|rules?|requirements?|parts?))?|waiting(?: period| time)?`;
const forms: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:(?:there should be |i want |we want )?no|remove|drop|forget|delete|take out|skip|scratch|cancel|without)(?: about)? (?:the |an? |any |that |this |all )*(?:${ages})`,
    String.raw`(?: for (?<who>.{2,50}))?$`,
  ),
  patternOf(
    'iu',
    String.raw`^(?:let |have )?(?<who>.{2,50}?) (?:(?:can|should|may|must|shall|will|to) )*(?:have|get|take|receive|inherit)s? (?:it|theirs|his|hers|their (?:money|shares?)|(?:his|her) (?:money|share)|everything|the money)`,
    String.raw` (?:right away|at once|immediately|straight away|outright|now|with no (?:age|waiting))$`,
  ),
  /^(?<who>.{2,50}?) (?:should|do|does|need|shall|must)(?:n'?t| not) (?:have to |need to )?wait(?: for (?:it|theirs|his|hers))?(?: any ?more)?$/iu,
];

/** "No age limit for Ana", "let the kids have it right away": an age of payout that is recorded is taken back. */
export const readNoAge: OrderReader = (desk, { text }) => {
  const said = forms.map((form) => form.exec(text)).find((match) => match !== null);
  if (!said || /\b(?:if|unless|when)\b|\?/iu.test(text)) return undefined;
  const who = said.groups?.['who'];
  const slot = who === undefined ? undefined : readSlot(desk, who);
  const isAll = who === undefined || /^(?:they|them|both|all(?: of them)?|everybody|everyone)$/iu.test(who.trim());
  if (!isAll && (!slot || slot.left !== '' || slot.unclear.length > 0 || slot.people.length === 0)) return undefined;
  const [field, ...others] = desk.questions.map((one) => one.field).filter((one) => agedIn(desk, one).length > 0);
  if (!field || others.length > 0) return undefined;
  const names = agedIn(desk, field).filter(
    (name) => isAll || slot?.people.some((person) => isSamePerson(person.name, name)),
  );
  const values =
    names.length === 0
      ? undefined
      : editFact(
          desk,
          field,
          names.map((name) => ({ kind: 'change', who: name, columns: { [column]: null } })),
        );
  return values && { values, declined: [`${field}.${column}`], confidence: 0.8, isWeak: true, about: [field] };
};

const column = 'distributionAge';

const agedIn = ({ facts, asked }: Desk, field: FieldId): readonly string[] => {
  const list = facts[field] as unknown;
  return Array.isArray(list) && field !== asked
    ? (list as readonly Entry[]).flatMap((entry) => (typeof entry[column] === 'number' ? [String(entry['name'])] : []))
    : [];
};
