import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import type { Mention } from '#interview/edits/find-mentions.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { sharesSaid } from '#interview/edits/said-share.ts';
import { findShareColumn, shareSaid, sharesIn } from '#interview/lists/shares-of-list.ts';
import type { Entry, Part } from '#interview/lists/list-edit.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { noShare, percentageOfShare, sumOfShares, wholeShare, type Share } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** What everybody else has, as it is said, and where: for each of them, or for all of them together. */
export interface OthersShare {
  readonly share: Share;
  readonly isEach: boolean;
  /** How many they are, where it is said. */
  readonly count: number | undefined;
  readonly start: number;
  readonly end: number;
}

const others = String.raw`(?:the |my |all )*(?:other (?<count>\d|ones|people)|others?|rest|remaining (?:\d|ones))(?: of them)?`;
const figure = String.raw`(?<share>\d{1,3}(?:\.\d+)? ?(?:%|percent)?|an? \p{L}+|\d ?\/ ?\d+|half)`;
// Numbers spelled out leave wider gaps.
const loose = (words: string): string => words.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`);

const forms: readonly RegExp[] = [
  patternOf(
    'iu',
    loose(
      String.raw`[\s,;]*(?:\b(?:and|with) )?(?:for )?\b${others},? (?:should |will |can )?(?:(?:get|have|take|receive|keep)s? |at |to )?`,
    ),
    loose(String.raw`(?:just |only )?${figure} ?(?<each>each|apiece)\b`),
  ),
  patternOf(
    'iu',
    loose(
      String.raw`[\s,;]*(?:\band )?${figure} ?(?<each>each (?:for|to|of)|(?:for|to) each(?: of)?|to every one of) ${others}(?=\W|$)`,
    ),
  ),
  patternOf(
    'iu',
    loose(
      String.raw`[\s,;]*(?:\b(?:and|with) )?(?:for )?\b${others} (?:can |should |to |will )?(?:split|share|divide|get|sharing|splitting)s? `,
    ),
    loose(
      String.raw`(?:the )?(?:other |remaining |last )?${figure}(?: that is left)?(?: equally| evenly| between them| among them| left| remaining)*(?=\W|$)`,
    ),
  ),
];

/** "The others 30 each", "the rest split the other 40": the share of those who are not named. */
export const findOthersShare = (text: string): OthersShare | undefined => {
  for (const form of forms) {
    const match = form.exec(spellOutInDigits(text));
    const { share = '', each, count } = match?.groups ?? {};
    const read = shareSaid(sharesSaid(share)[0]?.share ?? '');
    if (match && read.ok)
      return {
        share: read.value,
        isEach: each !== undefined,
        count: /^\d$/u.test(count ?? '') ? Number(count) : undefined,
        start: match.index,
        end: match.index + match[0].length,
      };
  }
  return undefined;
};

/** The part of each of those who are not named; none where they are more or fewer than was said. */
export const partsOfOthers = (open: readonly Entry[], { share, isEach, count }: OthersShare): readonly Part[] =>
  count !== undefined && count !== open.length
    ? []
    : open.map(({ name }) => ({
        who: String(name),
        share: (isEach ? share : share.div(open.length)).toFraction(),
      }));

/** "A quarter to each child" in the words of "a quarter to the children each". */
export const eachInWords = (text: string): string =>
  text
    .replace(
      /\b(?:each|every)(?: one)?(?: of)?(?: the| my| our)? (child|kid|son|daughter|grandchild|brother|sister)(?:ren|s)?\b/giu,
      (_, one: string) => `the ${plural(one.toLowerCase())} each`,
    )
    .replace(/\beach of the (\p{L}+s)\b/giu, 'the $1 each');

const plural = (one: string): string => (one.endsWith('child') ? `${one}ren` : `${one}s`);

/** The same mentions, each of somebody in a list whom nobody else among them means; undefined where that does not tell who. */
export const oneOfList = (mentions: readonly Mention[], entries: readonly Entry[]): readonly Mention[] | undefined => {
  const sure = mentions.filter(({ candidates, isGroup }) => isGroup || candidates.length === 1);
  const taken = sure.flatMap(({ candidates }) => candidates);
  const told = mentions.map((mention) => {
    const inList = mention.candidates.filter(({ name }) => isInList([name], entries));
    // "The children" of a list are those who stand in it.
    if (mention.isGroup && inList.length > 1) return { ...mention, candidates: inList };
    if (sure.includes(mention)) return mention;
    const left = mention.candidates.filter((one) => !taken.includes(one) && isInList([one.name], entries));
    return { ...mention, candidates: left };
  });
  return told.every(({ candidates, isGroup }) => isGroup || candidates.length === 1) ? told : undefined;
};

/** Whoever says "I" where the document does not tell who speaks: anybody of the list whom nobody else means. */
export const selfIn = ({ people, interview }: Desk, text: string): readonly Mention[] => {
  const match = /\b(?:I|me|myself)\b(?! (?:think|said|guess|mean|want|would))/iu.exec(text);
  if (!match || interview.speaker !== undefined || people.some(({ isMaker }) => isMaker)) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [{ ...at, candidates: people, isGroup: false, isPronoun: true, isOwner: false }];
};

/** "Make it 28 for Mason" may be a share and an age, where both are recorded: it is asked which. */
export const askShareOrAge = (
  desk: Desk,
  text: string,
  { field, parts }: { readonly field: FieldId; readonly parts: readonly Part[] },
): Edit | undefined => {
  const [part, ...more] = parts;
  const entries = desk.facts[field] as unknown as readonly Entry[];
  const entry = entries.find(({ name }) => isSamePerson(String(name), part?.who ?? ''));
  const age = Number(part?.share);
  if (!part || more.length > 0 || typeof entry?.['distributionAge'] !== 'number') return undefined;
  if (!Number.isInteger(age) || age < 18 || age > 45 || /%|\b(?:percent|shares?|parts?|gets?)\b/iu.test(text))
    return undefined;
  return {
    which: {
      sentence: `Is ${part.share} the age or the share of ${part.who}?`,
      choices: [`${part.who} at age ${part.share}`, `${part.who} gets ${part.share}%`],
    },
    about: [field],
  };
};

/** True where everybody stands in a list. */
export const isInList = (people: readonly string[], entries: readonly Entry[]): boolean =>
  people.every((name) => entries.some((entry) => isSamePerson(String(entry['name']), name)));

/**
 * A share said anew for some leaves something else for the others, who had as much as one another: it is asked back. Where they had
 * not, it is asked who has less or more for it.
 */
export const adjustOthers = (
  desk: Desk,
  { field, parts, open }: { readonly field: FieldId; readonly parts: readonly Part[]; readonly open: readonly Entry[] },
): Edit | undefined => {
  const column = findShareColumn(definitionOf(field).entries ?? { columns: [] });
  const entries = desk.facts[field] as unknown as readonly Entry[];
  const before = column === undefined ? [] : sharesIn(column, entries);
  const recorded = (name: string): Share | undefined =>
    before[entries.findIndex((entry) => isSamePerson(String(entry['name']), name))];
  const theirs = open.map(({ name }) => recorded(String(name)));
  const [first] = theirs;
  const said = sumOfShares(parts.map(({ share }) => saidShare(share)));
  if (!first || theirs.some((one) => one === undefined) || said.compare(wholeShare) >= 0) return undefined;
  if (said.add(sumOfShares(theirs.map((one) => one ?? noShare))).equals(wholeShare)) return undefined;
  const about = { isWeak: true, about: [field], column: 'percentage' } as const;
  if (theirs.every((one) => one?.equals(first) === true)) {
    const values = editFact(desk, field, [
      { kind: 'divide', parts, rest: { to: open.map(({ name }) => String(name)) } },
    ]);
    return values && { values, confidence: 0.5, ...about };
  }
  const [part, ...more] = parts;
  const was = part && recorded(part.who);
  if (!part || !was || more.length > 0) return undefined;
  const moved = saidShare(part.share).sub(was);
  const isMore = moved.compare(noShare) > 0;
  const name = entries.find((entry) => isSamePerson(String(entry['name']), part.who))?.['name'];
  const [wanted, figure] = [saidShare(part.share), moved.abs()].map(percent);
  if (wanted === undefined || figure === undefined) return undefined;
  return {
    which: {
      sentence: isMore
        ? `${String(name)} would have ${wanted} then. Who has ${figure} less for it?`
        : `${String(name)} would have ${wanted} then. Who has ${figure} more for it?`,
      choices: open.map(({ name: other }) => {
        const [giver, taker] = isMore ? [other, name] : [name, other];
        return `Take ${figure} from ${String(giver)} and give it to ${String(taker)}`;
      }),
    },
    about: [field],
  };
};

// Only figures that can be said again.
const percent = (share: Share): string | undefined => {
  const figure = percentageOfShare(share);
  return Number.isInteger(figure * 10) ? `${String(figure)}%` : undefined;
};

const saidShare = (text: string): Share => {
  const share = shareSaid(text);
  return share.ok ? share.value : noShare;
};
