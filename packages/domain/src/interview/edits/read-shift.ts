import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact, shapeOf } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { type NewPerson, readNewPerson } from '#interview/edits/new-name.ts';
import { onlyPerson, readSlot } from '#interview/edits/read-slot.ts';
import { sharesSaid } from '#interview/edits/said-share.ts';
import { findShareColumn, shareSaid, sharesIn } from '#interview/lists/shares-of-list.ts';
import type { Entry, ListEdit, Part } from '#interview/lists/list-edit.ts';
import { noShare, type Share } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

const more = patternOf(
  'iu',
  String.raw`^(?:give |let |add )?(?<who>.{2,50}?)\s+(?:should |shall )?(?:(?:get|have|take|receive)s? )?`,
  String.raw`(?:another )?(?<share>[\d.½⅓¼/]+ ?(?:%|percent|points)?|half|a \p{L}+|ten|five|twenty|fifteen) `,
  String.raw`(?<sign>more|less|extra|fewer)(?:\s*,?\s*(?:taken |coming |off |out )?(?:from|of|off)\s+`,
  String.raw`(?<from>.{2,50}))?(?:\s*(?:,|and)\s*(?<other>.{2,50}?)\s+(?:gets? |has |have )?(?<same>[\d.]+ ?%?) `,
  String.raw`(?:more|less|fewer))?$`,
);
const moved = patternOf(
  'iu',
  String.raw`^(?:take|move|shift|transfer)\s+(?<share>[\d./]+ ?(?:%|percent|points)?|half|a \p{L}+)\s+(?:away )?`,
  String.raw`(?:from|off|of)\s+(?<from>.{2,50}?)(?:'s)?(?: share)?\s*(?:,|and)?\s*`,
  String.raw`(?:(?:and )?(?:give|add|put) (?:it|that|them)\s+)?(?:over )?to\s+(?<who>.{2,50}?)(?:'s)?(?: share)?$`,
);
const raise = patternOf(
  'iu',
  String.raw`^(?:raise|increase|lower|reduce|put|bring|set)\s+(?<who>.{2,50}?)(?:'s)?(?: share)?\s+`,
  String.raw`(?:up |down )?to\s+(?<share>[\d./]+ ?(?:%|percent)?)\s*(?:,|and)?\s*(?:and )?`,
  String.raw`(?:take|taken|taking)?\s*(?:it |the difference |that )?(?:from|off|out of)\s+(?<from>.{2,50})$`,
);
// "Ann gets 20, take it from Bob"
const takesTo = patternOf(
  'iu',
  String.raw`^(?:give |let )?(?<who>.{2,50}?)\s+(?:(?:should |shall )?(?:gets?|haves?|has|takes?|receives?|goes up to|up to|at)\s+)?(?<share>[\d./]+ ?(?:%|percent)?)`,
  String.raw`\s*(?:,|and|;|\.)+\s*(?:and )?(?:please )?(?:take|taking|taken|comes?|coming) (?:it |that |this |the (?:difference|rest|extra) )?(?:away )?(?:from|off|out of)\s+(?<from>.{2,50}?)(?:'s (?:share|part))?$`,
);
const joins = patternOf(
  'iu',
  String.raw`^(?:(?:also|and|add|new (?:owner|member|partner|beneficiary|one)|put)[\s:,]+)*`,
  String.raw`(?<who>.{2,60}?)\s*,?\s+(?:gets? |at |with |for |should get |should have |has )?`,
  String.raw`(?<share>[\d.]+ ?(?:%|percent)?|\p{L}+ percent)\s*,?\s*`,
  String.raw`(?:(?<other>for|to) (?<whom>.{2,60}?)\s*,?\s*)?(?:taken |coming |off |out )?`,
  String.raw`(?<even>equally |evenly )?(?:from|of|off)\s+(?<from>.{2,60}?)(?:'s)?(?: share| part)?$`,
);
const leads = patternOf(
  'iu',
  String.raw`^(?:(?:also|and|add|put)[\s:,]+)*(?<share>[\d.]+ ?(?:%|percent)?|\p{L}+ percent) (?:for|to) `,
  String.raw`(?<who>.{2,60}?)\s*,\s*(?:taken |coming |off |out )?(?<even>equally |evenly )?(?:from|of|off)\s+`,
  String.raw`(?<from>.{2,60}?)(?:'s)?(?: share| part)?$`,
);
const splits = patternOf(
  'iu',
  String.raw`^(?:split|divide|share|break up)\s+(?<who>.{2,50}?)\s+`,
  String.raw`(?:share|part|portion|half|third|quarter|fourth|fifth|percentage)\s+(?:equally |evenly )?`,
  String.raw`(?:between|among|amongst|to|for|with)\s+`,
  String.raw`(?:(?:his|her|their|my) (?:two |three |four )?(?:kids|children|boys|girls|sons|daughters)\s*,?\s+)?`,
  String.raw`(?<among>.{3,160})$`,
);

/** A share that moves from one to another: "give Joel 10 more, from Thomas", "split her third between Sam and Lea". */
export const readShift = (desk: Desk, { text }: Order, lists: readonly FieldId[]): Edit | undefined =>
  readMore(desk, text, lists) ??
  readRaise(desk, text, lists) ??
  readSplit(desk, text, lists) ??
  readSwapped(desk, text, lists) ??
  readJoining(desk, text, lists);

const saidIn = (text: string | undefined): Share | undefined => {
  const [said, ...others] = sharesSaid(text ?? '');
  const share = said && others.length === 0 ? shareSaid(said.share) : undefined;
  return share?.ok ? share.value : undefined;
};

const listWith = (desk: Desk, lists: readonly FieldId[], people: readonly KnownPerson[]): FieldId | undefined =>
  lists.find((field) => people.every(({ fields }) => fields.includes(field)));

export const shareOf = (desk: Desk, field: FieldId, name: string): Share => {
  const shape = shapeOf(field);
  const column = shape && findShareColumn(shape);
  const entries = desk.facts[field] as unknown as readonly Entry[];
  const at = entries.findIndex((entry) => isSamePerson(String(entry['name']), name));
  return (column === undefined ? undefined : sharesIn(column, entries)[at]) ?? noShare;
};

const partOf = (who: string, share: Share): Part => ({ who, share: share.toFraction() });

const divide = (desk: Desk, field: FieldId, edits: readonly ListEdit[]): Edit | undefined => {
  const values = editFact(desk, field, edits);
  return values && { values, confidence: 0.9, isWeak: true, about: [field] };
};

// Who is given more takes it from the one who is named, or from the only other one.
const readMore = (desk: Desk, text: string, lists: readonly FieldId[]): Edit | undefined => {
  const { who, share, sign = '', from, other, same } = (more.exec(text) ?? moved.exec(text))?.groups ?? {};
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  const part = saidIn(share);
  if (!person || !part) return undefined;
  if (other !== undefined && saidIn(same)?.equals(part) !== true) return undefined;
  const field = listWith(desk, lists, [person]);
  if (!field) return undefined;
  const entries = desk.facts[field] as unknown as readonly Entry[];
  const named = from ?? other;
  const [alone, ...many] = entries.filter(({ name }) => !isSamePerson(String(name), person.name));
  const giver =
    named === undefined ? (many.length === 0 ? String(alone?.['name']) : undefined) : onlyPerson(desk, named)?.name;
  if (giver === undefined || !entries.some(({ name }) => isSamePerson(String(name), giver))) return undefined;
  const [taker, payer] = /less|fewer/iu.test(sign) ? [giver, person.name] : [person.name, giver];
  return divide(desk, field, [
    {
      kind: 'divide',
      parts: [
        partOf(taker, shareOf(desk, field, taker).add(part)),
        partOf(payer, shareOf(desk, field, payer).sub(part)),
      ],
    },
  ]);
};

const readRaise = (desk: Desk, text: string, lists: readonly FieldId[]): Edit | undefined => {
  const { who, share, from } = (raise.exec(text) ?? takesTo.exec(text))?.groups ?? {};
  const [person, giver] = [who, from].map((one) => (one === undefined ? undefined : onlyPerson(desk, one)));
  const to = saidIn(share);
  const field = person && giver && listWith(desk, lists, [person, giver]);
  if (!field || !to) return undefined;
  const moved = to.sub(shareOf(desk, field, person.name));
  return divide(desk, field, [
    {
      kind: 'divide',
      parts: [partOf(person.name, to), partOf(giver.name, shareOf(desk, field, giver.name).sub(moved))],
    },
  ]);
};

const readSplit = (desk: Desk, text: string, lists: readonly FieldId[]): Edit | undefined => {
  const { who, among } = splits.exec(text)?.groups ?? {};
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  const field = person && listWith(desk, lists, [person]);
  if (!field || among === undefined) return undefined;
  const names = among
    .split(/\s*(?:,|\band\b|&)\s*/iu)
    .filter((one) => one !== '' && !/^(?:the |my |his |her )?\p{L}*(?:children|kids)$/iu.test(one));
  const people = names.map((one) => somebody(desk, one));
  if (people.length < 2 || people.some((one) => one === undefined)) return undefined;
  const isFull = people.every((one) => one?.name.includes(' '));
  const edit = divide(desk, field, [
    { kind: 'split', who: person.name, among: people.flatMap((one) => (one ? [{ entry: { ...one } }] : [])) },
  ]);
  return edit && { ...edit, confidence: isFull ? 0.9 : 0.5 };
};

const somebody = (desk: Desk, text: string): NewPerson | undefined => {
  const known = onlyPerson(desk, text);
  if (!known) return readNewPerson(text);
  const [relationship] = known.relationships;
  return { name: known.name, ...(relationship !== undefined && { relationship }) };
};

const swapped = patternOf(
  'iu',
  String.raw`^(?:swap|switch|exchange|flip|trade|reverse)\s+(?:(?<of>(?:the )?(?:shares?|percentages?|percents?|parts?)) (?:of|between|for) )?`,
  String.raw`(?<one>.{2,40}?)(?:'s)?\s+(?:and|with|for)\s+(?<other>.{2,40}?)(?:'s)?`,
  String.raw`(?<after>,?\s+(?:(?:in|on|for|of) )?(?:the |their )?(?:shares?|percentages?|percents?|parts?))?$`,
);

// "Swap Ann and Bob": each has the share of the other; where no share is said, and no office has both, it is asked back.
const readSwapped = (desk: Desk, text: string, lists: readonly FieldId[]): Edit | undefined => {
  const { of, one, other, after } = swapped.exec(text)?.groups ?? {};
  const [first, second] = [one, other].map((name) => (name === undefined ? undefined : onlyPerson(desk, name)));
  const field = first && second && listWith(desk, lists, [first, second]);
  if (!field) return undefined;
  const isSaid = (of ?? after) !== undefined;
  const isOffice = (place: FieldId): boolean => definitionOf(place).names === 'officers';
  if (!isSaid && [first, second].some(({ fields }) => fields.some(isOffice))) return undefined;
  const [own, theirs] = [shareOf(desk, field, first.name), shareOf(desk, field, second.name)];
  if (own.equals(theirs)) return undefined;
  const edit = divide(desk, field, [{ kind: 'divide', parts: [partOf(first.name, theirs), partOf(second.name, own)] }]);
  return edit && { ...edit, confidence: isSaid ? 0.9 : 0.5 };
};

// Somebody new with a share, and who gives it up.
const readJoining = (desk: Desk, text: string, lists: readonly FieldId[]): Edit | undefined => {
  const said = leads.exec(text)?.groups ?? joins.exec(text)?.groups;
  if (said?.['who'] === undefined || said['from'] === undefined) return undefined;
  const person = somebody(desk, said['who'].replace(/^my church\s*,\s*/iu, ''));
  const share = saidIn(said['share']);
  const givers = readSlot(desk, said['from'].replace(/\b(?:equally|evenly|three|two|four|all)\b/giu, ' '));
  if (!person || !share || givers.left !== '' || givers.unclear.length > 0 || givers.people.length === 0)
    return undefined;
  const field = listWith(desk, lists, givers.people);
  if (!field) return undefined;
  const each = share.div(givers.people.length);
  const edit = divide(desk, field, [
    { kind: 'divide', parts: givers.people.map(({ name }) => partOf(name, shareOf(desk, field, name).sub(each))) },
    { kind: 'add', entry: { ...person, percentage: share.toFraction() } },
  ]);
  return edit && { ...edit, confidence: person.name.includes(' ') ? 0.9 : 0.5 };
};
