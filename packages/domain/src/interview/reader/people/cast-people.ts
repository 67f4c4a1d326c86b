import { told } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { currentAges } from '#interview/reader/shares/ages.ts';
import { blankMatches, blankSpans } from '#interview/language/blank.ts';
import { findRelated, type KnownPerson, knownPeople } from '#interview/mentions/known-people.ts';
import { findMentions } from '#interview/mentions/find-mentions.ts';
import { findNameless, type Nameless } from '#interview/reader/people/nameless.ts';
import type { Mention } from '#interview/mentions/nodes.ts';
import type { Role } from '#interview/reader/people/role.ts';
import { type Cast, castRoles } from '#interview/reader/people/roles.ts';
import { tellsOf } from '#interview/asked/told.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { tokenize, type Token } from '#interview/language/tokens.ts';
import { definitionOf } from '#facts/people-in.ts';
import { findPerson, isFullName, isSamePerson } from '#facts/same-person.ts';

/** One person with a role, named or found among the known ones. */
export interface Player {
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly role: Role;
  readonly isCued: boolean;
  readonly isKnown: boolean;
  readonly isLower: boolean;
  readonly isOrganization: boolean;
  /** Known, and the sentence only says something about them: `Caleb is disabled`. */
  readonly isTold?: boolean;
  readonly start: number;
  readonly end: number;
}

/** The role that a bare name gets when a field is asked; undefined for fields that are no people. */
const askedRole = ({
  field,
  question,
  isLenient,
}: Pick<Scene, 'field' | 'question' | 'isLenient'>): Role | undefined =>
  isLenient && field
    ? (definitionOf(field).heardAs ?? (question?.names === 'officers' ? 'office' : undefined))
    : undefined;

// Asked for the next executor, `Bo as executor` names the next one.
const secondary = /^(?:executor|guardian|agent)$/u;

const slotBefore = patternOf(
  'u',
  "^(?:and|to|for|with|pick|choose|is|be|it's|its|say|called|named|name|then|or|&|guess|maybe|probably",
  String.raw`|think|between|,|:|;|\n|\.|as|that|would|just|only|me|want|like|-|/|by|yes|sure|ok|okay|use|her|him`,
  '|appoint|both|give|leave|make|let|put|have|include|add|consider|oops|not|but|also|plus)$',
);

// More than twice the longest list that any fact takes, so that a list which is too long is still refused for its length.
const mentionsAtMost = 120;

/** Everybody in the message with the role they have in it, and those whose name is still to be asked. */
export interface CastReading {
  readonly players: readonly Player[];
  readonly nameless: readonly Nameless[];
}

/** Casts the people of a message: by its words, by the facts, and by what was asked. */
export const castPeople = (scene: Scene, ownName: string | undefined): CastReading => {
  const asked = askedRole(scene);
  const slots = (tokens: readonly Token[], at: number): boolean =>
    (asked !== undefined &&
      (at === 0 ||
        slotBefore.test(tokens[at - 1]?.low ?? '') ||
        tokens[at - 1]?.kind === 'number' ||
        /^%$/u.test(tokens[at - 1]?.text ?? ''))) ||
    isCuedSlot(tokens, at);
  const text = maskNumbers(scene.text);
  const isAboutFirst = /\b(?:first|initial) (?:co-?)?trustees?\b/u.test(scene.low);
  const mentions = mergeSelf(
    text,
    findMentions(text, tokenize(text), { slots, known: namesOf(scene) }).slice(0, mentionsAtMost),
  )
    .filter((mention) => !isNickname(text, mention))
    .filter(
      ({ name }) =>
        asked === 'member' ||
        isAboutFirst ||
        asked === 'firstTrustee' ||
        !name ||
        !ownName ||
        !isSamePerson(name, ownName),
    );
  const local = mentions.flatMap(({ name, relationship }) => (name && relationship ? [{ name, relationship }] : []));
  const casts = castRoles(text, mentions, asked)
    .map((cast) => ownShare(scene, text, cast))
    .map((cast) => (asked === 'office' && secondary.test(cast.role) ? { ...cast, role: 'office' as const } : cast));
  const players = casts
    .flatMap((cast) => resolve(scene, cast, local))
    .filter(
      ({ name, role }) => !ownName || !isSamePerson(name, ownName) || role === 'firstTrustee' || role === 'member',
    )
    .map((player) => ({ ...player, isTold: isOnlyTold(text, player) }))
    .filter(({ isTold, role }) => !isTold || !/^(?:beneficiary|contingent|member|child)$/u.test(role))
    .filter(({ isCued, isKnown }) => scene.asked?.kind !== 'detail' || isCued || isKnown);
  const hasNames = players.some(({ role }) => role === asked);
  const nameless = casts
    .filter((cast) => resolve(scene, cast, local).length === 0)
    .flatMap((cast) => {
      const related = cast.mention.relationship ? findRelated(knownPeople(scene.facts), cast.mention.relationship) : [];
      const candidates = cast.mention.isPlural ? [] : related.map(({ name }) => name);
      return findNameless(text, { cast, asked, candidates, hasNames }) ?? [];
    });
  return { players, nameless: scene.asked?.kind === 'fact' ? nameless : [] };
};

const namesOf = ({ facts }: Scene): readonly string[] => knownPeople(facts).map(({ name }) => name);

const isOnlyTold = (text: string, { isCued, isKnown, end }: Player): boolean =>
  !isCued && isKnown && tellsOf(text.slice(end));

// "we call him Billy": a nickname names nobody new.
const isNickname = (text: string, { start }: Mention): boolean =>
  /\b(?:call(?:s|ed)? (?:him|her|them|me)|goes by|go by|known as|nicknamed|a\.?k\.?a\.?)\s*$/iu.test(
    text.slice(Math.max(0, start - 20), start),
  );

// Dates and money are neither names nor shares.
const maskNumbers = (text: string): string => blankMatches(text, /\$\d[\d,.]*\s?(?:k|m|million|thousand|grand)?\b/giu);

// `my son is called jake`, `married to angela`, `trustee is ruth`: a name has to follow.
const isCuedSlot = (tokens: readonly Token[], at: number): boolean => {
  const words = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ low }) => low)
    .join(' ');
  return /\b(?:named|called|married to|trustee is|trustee should be|executor is|name is)$/u.test(words);
};

// `me, Jason Ito`: the name behind "me" is the speaker's own.
const mergeSelf = (text: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.flatMap((mention, index) => {
    const next = mentions[index + 1];
    const isNamed =
      mention.kind === 'self' &&
      next?.name !== undefined &&
      next.relationship === undefined &&
      /^\s*[,(-]?\s*$/u.test(text.slice(mention.end, next.start));
    return isNamed ? [] : [mention];
  });

// Asked for contingent beneficiaries: "Caleb gets 40" is still about the share of a beneficiary.
const ownShare = ({ facts }: Scene, text: string, cast: Cast): Cast => {
  const { mention, role, isCued } = cast;
  const isTaker = mention.name !== undefined && findPerson(told(facts, 'takers') ?? [], mention.name) !== undefined;
  const isShare =
    role === 'contingent' &&
    isCued &&
    isTaker &&
    /^\s*(?:should |will |would )*(?:gets?|receives?)?\s*:?\s*\d/u.test(text.slice(mention.end));
  const isTold =
    !isCued &&
    isTaker &&
    /^\S+(?: \S+){0,3} (?:is|was) (?:actually |really )?(?:my|our)\b/u.test(text.slice(mention.start, mention.end));
  return isShare || isTold ? { ...cast, role: 'beneficiary', isCued: true } : cast;
};

const resolve = (scene: Scene, { mention, role, isCued }: Cast, local: readonly KnownPerson[]): readonly Player[] => {
  if (mention.isDeceased || (mention.isPossessive && role !== 'excluded')) return [];
  const people = knownPeople(scene.facts);
  const own = told(scene.facts, 'maker-name');
  const base = {
    role,
    isCued,
    start: mention.start,
    end: mention.end,
    isLower: mention.isLower === true,
    isOrganization: mention.kind === 'organization',
  };
  if (mention.kind === 'self')
    return own !== undefined && (role === 'firstTrustee' || role === 'member')
      ? [{ ...base, name: own, relationship: 'self', isKnown: true }]
      : [];
  if (mention.name !== undefined) {
    const known = findPerson(people, mention.name);
    const name = known && !isFullName(mention.name) ? known.name : mention.name;
    return [{ ...base, name, relationship: mention.relationship ?? known?.relationship, isKnown: known !== undefined }];
  }
  if (mention.relationship === undefined) return [];
  const related = unique([
    ...findRelated(people, mention.relationship),
    ...(mention.isPlural ? findRelated(local, mention.relationship) : []),
  ]);
  if (related.length !== 1 && !mention.isPlural) return [];
  return related.map(({ name, relationship }) => ({ ...base, name, relationship, isKnown: true }));
};

const unique = (people: readonly KnownPerson[]): readonly KnownPerson[] =>
  people.filter(({ name }, index) => people.findIndex((one) => isSamePerson(one.name, name)) === index);

/** Somebody as an office or a list names them. */
export const partyOf = ({ name, relationship }: Player) =>
  relationship && relationship !== 'self' ? { name, relationship } : { name };

/** The text in which only shares are left to be read: current ages, money and people other than the takers are blank. */
export const textForShares = (scene: Scene): string =>
  blankMatches(
    blankMatches(blankSpans(scene.text, currentAges(scene.text)), /\bnot \d{1,3}\b%?/giu),
    /\$\d[\d,.]*\s?(?:k|m|million|thousand|grand)?\b/giu,
  );
