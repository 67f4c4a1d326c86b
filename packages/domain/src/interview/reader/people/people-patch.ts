import { fieldOf } from '#facts/told.ts';
import { isUnderAge } from '#facts/full-age.ts';
import type { FieldId } from '#facts/facts.ts';
import { isUnclearKind } from '#facts/is-organization.ts';
import { isAmong, isMeantBy, isSamePerson } from '#facts/same-person.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { listOf, type ListEntry, waitsForAge } from '#interview/missing-facts.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { isAll, noShare } from '#kit/share.ts';
import type { Proposal } from '#interview/reading.ts';
import { readBirthDates, readCurrentAges, readDistributionAges, readMinors } from '#interview/reader/shares/ages.ts';
import { type Player, textForShares } from '#interview/reader/people/cast-people.ts';
import { comparesShares, givesShare, readFavor } from '#interview/reader/shares/comparisons.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { playerOf, readPronouns } from '#interview/reader/people/pronouns.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { findShareEvents, readShares } from '#interview/reader/shares/shares.ts';
import { coverSpans } from '#interview/language/blank.ts';
import type { PlainDate } from '#kit/plain-date.ts';

type Entry = ListEntry & { readonly isMinor?: boolean | undefined };

/** The list of beneficiaries, contingent beneficiaries or members as it is after the message, or nothing when it says nothing on it. */
export const readTakers = (
  scene: Scene,
  {
    field,
    players,
    others,
  }: { readonly field: FieldId; readonly players: readonly Player[]; readonly others: readonly Player[] },
): readonly Proposal[] => {
  const known = listOf(scene.facts, field);
  const taking = players.map(({ name }) => name);
  const gone = others
    .filter(({ role, name, isCued }) => role === 'removed' || (role === 'excluded' && isCued && !isAmong(taking, name)))
    .map(({ name }) => name);
  const kept = known.filter(({ name }) => !isAmong(gone, name));
  const called = shareSurname(scene.text, unite(scene.text, players));
  const pronouns =
    scene.field === field && scene.isLenient
      ? readPronouns(scene.low, { kept, named: called })
      : { players: [], isUnclear: false };
  if (pronouns.isUnclear && called.length === 0) return [];
  const named = [...called, ...pronouns.players].toSorted((one, other) => one.start - other.start);
  const isOfAnother = others.some(({ role, isCued }) => isCued && /^(?:beneficiary|contingent|member)$/u.test(role));
  const speaksOfAll = named.length === 0 && kept.length > 0 && !isOfAnother && isAboutList(scene, field);
  if (named.length === 0 && !speaksOfAll && kept.length === known.length) return [];

  const everybody = speaksOfAll ? kept.map((entry) => atEnd(scene, entry)) : named;
  const text = coverSpans(
    textForShares(scene),
    others.filter(({ role }) => role !== 'removed'),
  );
  const details = favorOne(scene, {
    players: [...players, ...pronouns.players],
    named,
    kept,
    details: readDetails(scene, { field, text, everybody, kept }),
  });
  const value = details.reduce<readonly Entry[]>(
    mergeEntry,
    isWholeDivision(details) ? kept.filter(({ name }) => details.some((one) => isMeantBy(one.name, name))) : kept,
  );
  if (value.length === 0 || isSameValue(value, known)) return [];
  const isUnsure = named.some(
    ({ isKnown, isCued, isLower, relationship }) => !isKnown && !isCued && isLower && relationship === undefined,
  );
  const isPlain = named.every(({ name }) => !name.includes(' '));
  const confidence = isUnsure && isPlain && named.length === 1 ? 0.5 : isUnsure ? 0.7 : 0.9;
  return [{ field, value, evidence: scene.text, confidence }];
};

interface Favoring {
  /** Everybody in the message, twice where they are named twice. */
  readonly players: readonly Player[];
  readonly named: readonly Player[];
  readonly kept: readonly ListEntry[];
  readonly details: readonly Entry[];
}

// Two people, one of them favored: the larger share is theirs, the other one stays for the other person.
const favorOne = ({ text }: Scene, { players, named, kept, details }: Favoring): readonly Entry[] => {
  const favor = readFavor(text, players);
  const favored = favor && players[favor.index];
  const two: readonly Entry[] = named.length === 2 ? details : kept;
  if (!favor || !favored || two.length !== 2 || !two.some(({ name }) => isMeantBy(name, favored.name))) return details;
  return two.map((entry) => ({
    ...entry,
    percentage: isMeantBy(entry.name, favored.name) ? favor.share : favor.rest,
  }));
};

const atEnd = ({ text }: Scene, entry: ListEntry): Player => playerOf(entry, { start: text.length, end: text.length });

// "Everything to my wife": shares that make a whole leave nothing for those who were named before.
const isWholeDivision = (details: readonly Entry[]): boolean => isAll(totalOf(details) ?? noShare);

// The same person named twice in one message is one person; the longer name wins.
const unite = (text: string, players: readonly Player[]): readonly Player[] => {
  const united: Player[] = [];
  for (const player of players) {
    const index = united.findIndex((one) => isMeantBy(one.name, player.name));
    const before = united[index];
    if (!before) united.push(player);
    else
      united[index] = {
        ...(isShareBeside(text, before, players) ? before : { ...before, start: player.start, end: player.end }),
        name: before.name.length >= player.name.length ? before.name : player.name,
        relationship: before.relationship ?? player.relationship,
      };
  }
  return united.toSorted((one, other) => one.start - other.start);
};

const shareWords = /\d|%|\b(?:half|thirds?|quarters?|fifths?|percent|everything|rest|all|equal\w*|even\w*)\b/iu;

// Where a person stands twice, the share stands beside one of them.
const isShareBeside = (text: string, player: Player, players: readonly Player[]): boolean => {
  const next = players.find(({ start }) => start > player.start)?.start ?? text.length;
  const previous = players.findLast(({ start }) => start < player.start)?.end ?? 0;
  return shareWords.test(text.slice(player.end, next)) || shareWords.test(text.slice(previous, player.start));
};

// `my sons Andrew and Nathan Cho`: children listed by first name share the surname that ends the list.
const shareSurname = (text: string, players: readonly Player[]): readonly Player[] => {
  const last = players.at(-1);
  const words = last?.name.split(' ') ?? [];
  const isList =
    players.length > 1 &&
    players.every(
      ({ relationship, isOrganization }) =>
        relationship !== undefined && relationship === last?.relationship && !isOrganization,
    );
  const isBare = players.slice(0, -1).every(({ name, isKnown }) => !name.includes(' ') && !isKnown);
  const isTight = players.every(
    (player, index) =>
      index === 0 || /^\s*(?:,|and|&|, and)\s*$/u.test(text.slice(players[index - 1]?.end, player.start)),
  );
  if (!isList || !isBare || !isTight || words.length !== 2) return players;
  return players.map((player, index) =>
    index < players.length - 1 ? { ...player, name: `${player.name} ${words[1]}` } : player,
  );
};

const isAboutList = ({ field: asked, isLenient, low, asked: question }: Scene, field: FieldId): boolean => {
  if (!isLenient) return false;
  if (asked === field) return question?.kind !== 'detail' || question.detail !== 'relationship';
  return (
    field !== fieldOf('next-takers') &&
    /\b(?:shares?|percentages?|split|equal(?:ly)?|evenly)\b|\b\d{1,2} ?\/ ?\d{1,2}\b/u.test(low) &&
    /\b(?:actually|change|make it|should be|instead|correction|meant)\b/u.test(low)
  );
};

const readDetails = (
  scene: Scene,
  {
    field,
    text,
    everybody,
    kept,
  }: {
    readonly field: FieldId;
    readonly text: string;
    readonly everybody: readonly Player[];
    readonly kept: readonly ListEntry[];
  },
): readonly Entry[] => {
  const detail = scene.field === field && scene.asked?.kind === 'detail' ? scene.asked.detail : undefined;
  const others = kept.filter(({ name }) => !everybody.some((one) => isSamePerson(one.name, name)));
  const used = others.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
  const isAge = detail === 'distributionAge';
  const distribution =
    field === fieldOf('owners')
      ? { ages: [], forAll: undefined }
      : readDistributionAges(scene.text, { people: everybody, isAsked: isAge });
  const shares =
    (isAge && !/%|\bpercent\b|\beverything\b/iu.test(text)) || (comparesShares(scene.low) && !givesShare(scene.low))
      ? []
      : isAssent(text, everybody)
        ? []
        : readShares(blankAges(text), everybody, used >= 100 ? 100 : 100 - used);
  const current = readCurrentAges(scene.text, everybody);
  const minors = readMinors(scene.text, everybody);
  const births = readBirthDates(scene.whole, everybody, scene.today);
  return everybody.map(({ name, relationship, isOrganization }, index) => ({
    name,
    relationship:
      relationship ??
      (isOrganization && field !== fieldOf('owners') && !isUnclearKind({ name }) ? 'organization' : undefined),
    percentage: inRange(shares[index]),
    distributionAge:
      field === fieldOf('takers')
        ? (isOrganization && !isUnclearKind({ name, relationship })) ||
          (distribution.forAll !== undefined && !waitsForAge({ name, relationship }))
          ? undefined
          : distribution.ages[index]
        : undefined,
    isMinor:
      field === fieldOf('takers') &&
      (minors[index] === true || isYoung(births[index], scene.today) || (current[index] ?? 99) < 18)
        ? true
        : undefined,
  }));
};

const isYoung = (born: PlainDate | undefined, today: PlainDate): boolean =>
  born !== undefined && isUnderAge(born, today);

// "Yes, everything is correct": agreement, or an "all" said of several people at once, divides nothing among them.
const isAssent = (text: string, everybody: readonly Player[]): boolean => {
  const events = findShareEvents(spellOutInDigits(text.toLowerCase()));
  return (
    everybody.length > 1 &&
    events.length > 0 &&
    everybody.every(({ start }) => start >= text.length) &&
    events.every(({ percentage }) => percentage === 100) &&
    !/\b(?:equal\w*|even\w*|each|both|same|split|shared?|divided?)\b/iu.test(text)
  );
};

const inRange = (share: number | undefined): number | undefined =>
  share !== undefined && share > 0 && share <= 100 ? share : undefined;

// Distribution ages are no shares: "Ann at 25", "when they turn 30".
const blankAges = (text: string): string =>
  text.replace(
    /\b(?:at|when|once|until|till|after|turns?|age|aged|reach(?:es)?)\b[^.,;\d]{0,24}\d{1,2}\b(?!\s*(?:%|percent|\/))/giu,
    (match) => ' '.repeat(match.length),
  );

const mergeEntry = (list: readonly Entry[], entry: Entry): readonly Entry[] => {
  const given = Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined),
  ) as unknown as Entry;
  const index = list.findIndex(({ name }) => isMeantBy(name, entry.name));
  const before = list[index];
  if (!before) return [...list, given];
  const name = before.name.length >= entry.name.length ? before.name : entry.name;
  return list
    .map((one, order) =>
      order === index
        ? {
            ...before,
            ...given,
            relationship:
              before.relationship && !given.relationship
                ? before.relationship
                : (given.relationship ?? before.relationship),
            name,
          }
        : one,
    )
    .map(compact);
};

const compact = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as unknown as Entry;
