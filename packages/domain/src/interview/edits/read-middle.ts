import { wordsOfName } from '#facts/same-person.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import { rename } from '#interview/edits/full-name.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { patternOf } from '#kit/pattern-of.ts';

const middle = String.raw`middle (?:name|initial|letter)`;
const forms: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:take|leave|drop|cut|lose|remove|delete|strike|scratch|skip|omit)(?: out| off| away)? (?<who>.{0,40}?)(?:'s)?\s*\b${middle}(?: out| off| away)?(?: of (?<of>.{2,40}))?$`,
  ),
  patternOf('iu', String.raw`^(?<who>.{0,40}?)(?:'s)?\s*\b(?:without|no) (?:the |a |my )?${middle}$`),
  patternOf(
    'iu',
    String.raw`^(?<who>i|.{2,40}) (?:do not|don'?t|does not|doesn'?t) (?:have|use|want|need) (?:a |the |my |his |her )?${middle}$`,
  ),
];

/** "Take out my middle initial", "Paul without the middle name": the same name with what stands in the middle left away. */
export const readMiddle: OrderReader = (desk, order) => {
  const said = forms.map((form) => form.exec(order.text)?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const who = (said['of'] ?? said['who'] ?? '').replace(/\bnames?\b/giu, ' ').trim();
  const isOwn = /^(?:my|i|i'd|mine)?$/iu.test(who);
  const slot = readSlot(desk, who.replace(/^(?:the|a)$/iu, ''));
  if (slot.unclear.length > 0 && slot.left === '') return askWhich(desk, order, slot);
  const [known, ...others] = slot.people;
  const person =
    isOwn || /^(?:the|a)$/iu.test(who) ? ownOf(desk) : slot.left === '' && others.length === 0 ? known : undefined;
  return person && withoutMiddle(desk, person, isOwn);
};

const ownOf = ({ people }: Desk): KnownPerson | undefined => {
  const own = people.filter(({ isMaker }) => isMaker);
  return own.length === 1 ? own[0] : undefined;
};

const generation = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

// Of more than one word in the middle nobody knows which is a name and which a part of the family name.
const withoutMiddle = (desk: Desk, person: KnownPerson, isSure: boolean): Edit | undefined => {
  const words = person.name.split(' ');
  const behind = words.filter((word) => generation.test(word));
  const plain = words.filter((word) => !generation.test(word));
  const [first, last] = [plain[0], plain.at(-1)];
  if (first === undefined || last === undefined || plain.length < 3 || wordsOfName(person.name).length < 3)
    return undefined;
  return rename(desk, person, { name: [first, last, ...behind].join(' '), isSure: isSure && plain.length === 3 });
};
