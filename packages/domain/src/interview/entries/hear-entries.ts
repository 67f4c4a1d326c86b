import { isAmong, isCalledIn, isMeantBy, isSamePerson } from '#facts/same-person.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import { isSpouse, kinOf } from '#facts/kin.ts';
import { type Acquaintances, acquaintancesOf, relatedTo } from '#interview/entries/known.ts';
import { kinOfOthers } from '#interview/entries/kin-of-others.ts';
import { inOwnWords, withoutNoSuch, withSelfFirst } from '#interview/entries/in-own-words.ts';
import { withNamesApart } from '#interview/entries/names-apart.ts';
import { joinSubjects } from '#interview/entries/join-subjects.ts';
import type { Called, Piece } from '#interview/entries/piece.ts';
import { type Meant, resolveCalled } from '#interview/entries/resolve-called.ts';
import { sameAsBefore } from '#interview/entries/same-as-before.ts';
import { scanPieces } from '#interview/entries/scan-pieces.ts';
import { withSecondThought } from '#interview/entries/second-thought.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';
import { withNickname } from '#interview/entries/with-nickname.ts';
import { withAges, withBracketedAges } from '#interview/entries/with-ages.ts';
import { withSurname } from '#interview/entries/with-surname.ts';
import { withPlaces } from '#interview/entries/with-places.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { withoutShortName } from '#interview/language/short-name.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

/** Somebody, or several, whom an answer puts somewhere. */
export interface Placing {
  readonly subject: Subject;
  readonly people: readonly Meant[];
}

/** An answer about people, every word accounted for. */
export interface EntriesHeard {
  readonly known: Acquaintances;
  /** The message, in the words that were heard: offsets of the items are in it. */
  readonly text: string;
  readonly items: readonly Item[];
  /** Those who are put somewhere, in order, by the item that calls them. */
  readonly placings: ReadonlyMap<Item, Placing>;
  /** Those who are left out. */
  readonly out: readonly string[];
  /** Those of them who are said to get nothing, which is more than not being chosen. */
  readonly omitted: readonly Meant[];
  /** Those of whom only a relation was said. */
  readonly nameless: readonly {
    readonly called: Extract<Called, { readonly kind: 'relation' }>;
    readonly candidates: readonly string[];
  }[];
  /** Somebody may be meant, and it is not plain who. */
  readonly isUnclear: boolean;
  /** Something was said that may turn the meaning and is not understood. */
  readonly mayTurn: boolean;
  /** How many words nothing explains. */
  readonly unread: number;
  /** What was said beside, in the person's words. */
  readonly beside: readonly string[];
}

/** Hears an answer to a question about people; undefined where the message is no such answer. */
export const hearEntries = (interview: Interview, question: FactQuestion, said: string): EntriesHeard | undefined => {
  const plain = withoutNoSuch(withoutShortName(withoutAskedSelf(said)));
  if (/\?/u.test(plain) || plain.length > longest || orders.test(plain)) return undefined;
  const known = withOtherAsSelf(acquaintancesOf(interview, question), plain);
  const names = [
    ...(known.maker === undefined ? [] : [known.maker]),
    ...known.all.flatMap(({ name, nicknames = [] }) => [name, ...nicknames]),
  ];
  const isLine = question.kind === 'parties' && question.nextInLine !== undefined;
  const { text: meant, takenBack } = withSecondThought(plain, names);
  const { text, apart, isShort } = withNamesApart(inOwnWords(isLine ? withSelfFirst(meant) : meant, names), names);
  const first = analyzeMessage(text, [...names, ...apart]);
  // Whoever is named in full is meant by the first name alone in the rest of the message.
  const full = first.names.filter(
    ({ name, probability, known: of }) =>
      probability >= 0.8 &&
      name.includes(' ') &&
      of.length === 0 &&
      !names.some((one) => isMeantBy(one, name) || isSamePerson(one, name)),
  );
  const called = [...names, ...apart, ...full.map(({ name }) => name)];
  const message = full.length === 0 ? first : analyzeMessage(text, called);
  const scanned = withPlaces(withNickname(sameAsBefore(scanPieces(message), message.text), text), text);
  const pieces =
    question.kind === 'people' ? withAges(withSurname(scanned, text, { names })) : withBracketedAges(scanned, text);
  const items = joinSubjects(pieces, text, fitsIn(known));
  const keepsDead = question.entries?.columns.some(({ key }) => key === 'livingStatus') === true;
  const placed = placeAll(items, known, keepsDead);
  if ([...placed.placings.values()].some(isCalledOrganization)) return undefined;
  const isUnknownSelf =
    known.maker === undefined &&
    placed.isUnclear &&
    items.some((item) => item.kind === 'subject' && item.subject.called.kind === 'self');
  if (isUnknownSelf) return undefined;
  const turning = items.filter((item) => (item.kind === 'left' || item.kind === 'remark') && item.turns);
  return {
    known,
    text,
    items,
    ...placed,
    isUnclear: placed.isUnclear || isShort,
    mayTurn:
      turning.length > 0 ||
      items.some(({ kind }) => kind === 'condition') ||
      items.some((item) => item.kind === 'remark' && item.hasPeople),
    unread: items.filter(({ kind }) => kind === 'left' || kind === 'condition').length,
    beside: [...takenBack, ...besides(items, text)],
  };
};

// "Nina has 60 and I have 40" of two of whom nobody is known to speak: whoever speaks is the other one.
const withOtherAsSelf = (known: Acquaintances, text: string): Acquaintances => {
  if (known.maker !== undefined || known.base.length !== 2 || !ofSelf.test(text)) return known;
  const names = known.base.map(({ name }) => name);
  const [named, ...more] = names.filter((name) => isCalledIn(text, name));
  const other = names.find((name) => name !== named);
  return named === undefined || more.length > 0 || other === undefined ? known : { ...known, maker: other };
};

const ofSelf = /\b(?:i|i'?ve|i'?m|me|myself)\b/iu;

// "Her husband? No.": asked of oneself and answered with a no.
const withoutAskedSelf = (text: string): string =>
  text.replace(
    /(?:^|(?<=[.;,!] ))[^.?!;,]{2,40}\?\s*(?:hell |oh |god )?(?:no|nah|nope|never)\b(?: way)?[.,!]?\s*/giu,
    (found) => ' '.repeat(found.length),
  );

// "The bank Mercy Lane": what a name stands for is read elsewhere.
const isCalledOrganization = ({ subject: { called, relationship } }: Placing): boolean =>
  called.kind === 'name' && saysOrganization(relationship);

// Said to the conversation, not in answer.
const orders =
  /^\W*(?:skip|next|back|go back|stop|help|delete|undo|edit|cancel|done|pass|continue|previous|question|later|restart|start over)(?: \S+){0,2}\W*$/iu;

// A longer message tells more than one answer.
const longest = 400;

const fitsIn =
  ({ all }: Acquaintances) =>
  (called: Called, relationship: string): boolean => {
    if (called.kind !== 'name' || called.known.length === 0) return true;
    const own = all.filter(({ name }) => called.known.includes(name));
    const isOther = ({ relationship: of }: { readonly relationship?: string | undefined }): boolean =>
      of !== undefined &&
      isSpouse(of) !== isSpouse(relationship) &&
      kinOf(of) !== undefined &&
      kinOf(relationship) !== undefined;
    const [only] = relatedTo(all, relationship);
    return own.every((one) => !isOther(one)) || only === undefined;
  };

const isOut = ({ isOut: out, isAside }: Subject): boolean => out || isAside;

// Groups wait for the names: "the others" are those whom nobody names.
const isGroup = ({ called }: Subject): boolean =>
  called.kind === 'all' ||
  called.kind === 'others' ||
  (called.kind === 'relation' && (called.which === 'other' || called.isPlural));

const placeAll = (
  items: readonly Item[],
  known: Acquaintances,
  keepsDead: boolean,
): Pick<EntriesHeard, 'placings' | 'out' | 'omitted' | 'nameless' | 'isUnclear'> => {
  const subjects = items.flatMap((item) => (item.kind === 'subject' ? [{ item, subject: item.subject }] : []));
  const placings = new Map<Item, Placing>();
  const nameless: EntriesHeard['nameless'][number][] = [];
  const out: string[] = [];
  const asides: string[] = [];
  const omitted: Meant[] = [];
  let isUnclear = false;
  const waiting = subjects.toSorted((one, other) => Number(isGroup(one.subject)) - Number(isGroup(other.subject)));
  for (const { item, subject } of waiting) {
    const named = [...peopleOf(placings).map(({ name }) => name), ...out];
    const { called } = subject;
    // "Kurt and Anneliese both": said of those who are named.
    if (called.kind === 'all' && called.count !== undefined && called.count === named.length) continue;
    const resolved = resolveCalled(subject, isGroup(subject) ? withNamed(known, placings) : known, named);
    if (isOut(subject) && !(keepsDead && subject.isDead)) {
      if (resolved.kind === 'people') (subject.isOut ? out : asides).push(...resolved.people.map(({ name }) => name));
      if (resolved.kind === 'people' && subject.isOmitted) omitted.push(...resolved.people);
      if (resolved.kind !== 'people' && subject.isOmitted) isUnclear = true;
    } else if (resolved.kind === 'people') {
      const people = kinOfOthers(subject, known, { people: resolved.people, named: peopleOf(placings) });
      placings.set(item, { subject, people });
    } else if (resolved.kind === 'nameless') nameless.push(resolved);
    // "Me, Oksana Petriv, 51": the speaker's own name follows.
    else if (subject.called.kind !== 'self' || !isNamedNext(items, item)) isUnclear = true;
  }
  // "Ann Lee. Ann is at the bank all day": who is spoken of besides is meant all the same.
  const placed = peopleOf(placings).map(({ name }) => name);
  out.push(...asides.filter((name) => !isAmong(placed, name)));
  // "Sister Josephine, my sister": said once more.
  const said = new Set(subjects.filter(({ item }) => placings.has(item)).map(({ subject }) => subject.relationship));
  const unnamed = nameless.filter(
    ({ called }) => called.isPlural || !(said.has(called.relationship) || (called.isBare && placings.size > 0)),
  );
  const kept = new Map(
    [...placings].map(([item, { subject, people }]) => [item, { subject, people: without(people, out) }]),
  );
  return {
    placings: new Map([...kept].filter(([, { people }]) => people.length > 0)),
    out,
    omitted,
    nameless: unnamed,
    isUnclear,
  };
};

const peopleOf = (placings: ReadonlyMap<Item, Placing>): readonly Meant[] =>
  [...placings.values()].flatMap(({ people }) => people);

// Where nobody is known yet, "everyone" and "the kids" are those whom the answer itself names.
const withNamed = (known: Acquaintances, placings: ReadonlyMap<Item, Placing>): Acquaintances =>
  known.base.length > 0
    ? known
    : {
        ...known,
        base: peopleOf(placings).map((one) => ({ ...one, isDead: false })),
      };

const isNamedNext = (items: readonly Item[], item: Item): boolean => {
  const next = items.slice(items.indexOf(item) + 1).find(({ kind }) => !/^(?:comma|dash|filler|is)$/u.test(kind));
  return next?.kind === 'subject' && next.subject.called.kind === 'name';
};

const without = (people: readonly Meant[], out: readonly string[]): readonly Meant[] =>
  people.filter(({ name }) => !out.some((one) => isSamePerson(one, name)));

// Remarks and what stands beside a name, in the words of the person; a word or two is no remark.
const besides = (items: readonly Item[], text: string): readonly string[] => {
  const found: Pick<Piece, 'start' | 'end'>[] = [];
  for (const item of items) {
    if (item.kind !== 'remark' && item.kind !== 'left') continue;
    const last = found.at(-1);
    if (last && text.slice(last.end, item.start).trim() === '')
      found[found.length - 1] = { start: last.start, end: item.end };
    else found.push(item);
  }
  return found.map(({ start, end }) => text.slice(start, end).trim()).filter((words) => words.split(/\s+/u).length > 1);
};
