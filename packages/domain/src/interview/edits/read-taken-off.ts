import type { FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { onlyPerson, readSlot } from '#interview/edits/read-slot.ts';
import { sharesSaid } from '#interview/edits/said-share.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { shareOf } from '#interview/edits/read-shift.ts';
import { shareSaid } from '#interview/lists/shares-of-list.ts';
import { noShare, type Share } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

interface Given {
  readonly person: KnownPerson;
  readonly share: Share;
}

const takes = /^(?:take|move|shift|transfer|cut|knock|pull|shave|trim|lop)\s+/iu;
const [away, sum] = [
  String.raw`(?:points? |percent |percentage points? )?(?:each )?(?:away )?(?:from|off(?: of)?|out of)\s+`,
  String.raw`\d[\d./]* ?(?:%|percent|points?|percentage points?)?`,
];
const taken = patternOf('iu', String.raw`^(?<share>${sum})\s*${away}(?<who>.{2,60})$`);
const nextTaken = patternOf('iu', String.raw`\s*(?:,|\band\b|&|\bplus\b)[\s,]*(?:and\s+)?(?=${sum}\s*${away})`);
const given = patternOf(
  'iu',
  String.raw`(?:[\s,;]*\b(?:and|then)\b)*[\s,;]*\b(?:(?:give|add|put|hand|move|pass) `,
  String.raw`(?:(?:it|that|them|those|these|the (?:rest|difference|\d+))(?: all| both)?|both|all of (?:it|that|them)|all \d+)\s+)?`,
  String.raw`(?:over |on )?(?:to|on|onto)\s+(?<taker>.{2,50}?)(?:'s)?(?: share| part)?$`,
);

/**
 * "Take five off Brent and five off Tiffany and give it to Mason": what several give up goes to one. Where nobody is said to take
 * it, the shares no longer make up the whole, and it is asked back.
 */
export const readTakenOff = (desk: Desk, { text }: Order, lists: readonly FieldId[]): Edit | undefined => {
  const said = spellOutInDigits(text).replace(/\s+/gu, ' ').trim();
  if (!takes.test(said)) return undefined;
  const order = said.replace(takes, '');
  const end = given.exec(order);
  const givers = (end ? order.slice(0, end.index) : order).split(nextTaken).map((one) => giversIn(desk, one));
  const all = givers.flatMap((one) => one ?? []);
  const taker = end?.groups?.['taker'] === undefined ? undefined : onlyPerson(desk, end.groups['taker']);
  const people = [...all.map(({ person }) => person), ...(taker ? [taker] : [])];
  if (all.length === 0 || givers.includes(undefined) || (end && !taker) || hasTwice(people)) return undefined;
  const field = lists.find((one) => people.every(({ fields }) => fields.includes(one)));
  if (!field || all.some(({ person, share }) => shareOf(desk, field, person.name).sub(share).compare(0) <= 0))
    return undefined;
  const total = all.reduce((more, { share }) => more.add(share), noShare);
  const part = (who: string, share: Share) => ({ who, share: share.toFraction() });
  const values = editFact(desk, field, [
    {
      kind: 'divide',
      parts: [
        ...all.map(({ person, share }) => part(person.name, shareOf(desk, field, person.name).sub(share))),
        ...(taker ? [part(taker.name, shareOf(desk, field, taker.name).add(total))] : []),
      ],
    },
  ]);
  return values && { values, confidence: taker ? 0.9 : 0.5, isWeak: true, about: [field] };
};

// "5 off Brent", "5 each from Brent and Tiffany", "5 off both boys"; what "5 from Brent and Tiffany" means of each is asked.
const giversIn = (desk: Desk, text: string): readonly Given[] | undefined => {
  const { share, who = '' } = taken.exec(text.trim())?.groups ?? {};
  const [said, ...others] = sharesSaid(share ?? '');
  const read = said && others.length === 0 ? shareSaid(said.share) : undefined;
  const slot = readSlot(
    desk,
    who.replace(/(?:'s)?(?: shares?| parts?)?$/iu, '').replace(/\b(?:each|both)(?: of)?\b/giu, ' '),
  );
  const { people, unclear, left } = slot;
  if (!read?.ok || unclear.length > 0 || left !== '' || people.length === 0) return undefined;
  if (people.length > 1 && !/\b(?:each|both|apiece)\b/iu.test(text)) return undefined;
  return people.map((person) => ({ person, share: read.value }));
};

const hasTwice = (people: readonly KnownPerson[]): boolean =>
  people.some(({ name }, at) => people.findIndex((one) => isSamePerson(one.name, name)) !== at);
