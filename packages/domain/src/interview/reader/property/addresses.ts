import { blankMatches } from '#interview/language/blank.ts';
import { findState } from '#law/states-in-text.ts';
import { startsAddress } from '#interview/reader/property/address-start.ts';
import { type Token, tokenize } from '#interview/language/tokens.ts';

/** A postal address found in a message, written as it is printed. */
export interface AddressRun {
  readonly address: string;
  readonly start: number;
  readonly end: number;
  /** It has a state or ZIP code: nothing but an address looks like that. */
  readonly isWhole: boolean;
}

const streetTypes = new Set(
  'st st. street ave ave. avenue rd rd. road dr dr. drive ln ln. lane ct ct. court pl place blvd blvd. boulevard ter terrace hwy highway pkwy parkway cir circle sq square loop way trail trl pike path run row alley crossing xing ridge cove point bend hollow plaza broadway commons'.split(
    ' ',
  ),
);
const unitWords = new Set([
  'apt',
  'apt.',
  'apartment',
  'unit',
  '#',
  'suite',
  'ste',
  'ste.',
  'lot',
  'floor',
  'fl',
  'bldg',
  'building',
  'trlr',
  'space',
  'no',
  'rm',
  'room',
  'box',
]);
const longestAddress = 26;

/** Every address of a message. `isAsked`: an address without state and ZIP code counts too. */
export const findAddresses = (text: string, isAsked: boolean): readonly AddressRun[] => {
  const bare = text.replace(aroundZip, (said) => ' '.repeat(said.length));
  const tokens = tokenize(bare.replace(aroundTown, (said) => `,${' '.repeat(said.length - 1)}`));
  const found: AddressRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!startsAddress(tokens, at) || (found.at(-1)?.end ?? 0) > (tokens[at]?.start ?? 0)) continue;
    const run = addressFrom(tokens, at, isAsked);
    if (run) found.push(run);
  }
  return found;
};

// "Mobile Alabama and the zip is 36608"
const aroundZip = /,?\s+(?:(?:and|with)\s+)?(?:(?:the|our|my)\s+)?zip(?:\s*code)?(?:\s+(?:is|of))?\s*(?=\d{5}\b)/giu;

// "417 Old Ferry Road, and that is Natchez, Mississippi"
const aroundTown =
  /,\s*(?:and\s+)?(?:that(?:['’]?s| is)|it(?:['’]?s| is)|which is)(?: here)?(?: in)?\s+(?=\p{Lu}\p{Ll}+)/gu;

const addressFrom = (tokens: readonly Token[], from: number, isAsked: boolean): AddressRun | undefined => {
  const stop = stopOf(tokens, from);
  const zip = findZip(tokens, from + 2, stop);
  const state = findStateEnd(tokens, { from: from + 2, stop: zip ?? stop, hasZip: zip !== undefined });
  const end = zip !== undefined ? zip + zipLength(tokens, zip) : (state?.to ?? undefined);
  if (end === undefined) return isAsked ? looseAddress(tokens, from, stop) : undefined;
  const body = tokens.slice(from, state?.from ?? zip ?? end);
  if (body.slice(1).some(({ low }) => speaking.test(low))) return undefined;
  if (body.length < 2 || body.some(({ kind, text }) => kind === 'number' && /[$%]/u.test(text))) return undefined;
  const zipText =
    zip === undefined
      ? ''
      : tokens
          .slice(zip, zip + zipLength(tokens, zip))
          .map(({ text }) => text)
          .join('');
  const tail = [state?.code, zipText].filter(Boolean).join(' ');
  return {
    address: `${writeBody(body)}, ${tail}`,
    start: tokens[from]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
    isWhole: true,
  };
};

// A sentence, and no address.
const speaking = /^(?:i|i'm|im|we|we're|my|me|he|him|she|they|them|you|want|have|had|is|are|was|were)$/u;

const stopOf = (tokens: readonly Token[], from: number): number => {
  const limit = Math.min(tokens.length, from + longestAddress);
  for (let at = from + 1; at < limit; at += 1) if (/^[;!?\n]$/u.test(tokens[at]?.text ?? '')) return at;
  return limit;
};

const findZip = (tokens: readonly Token[], from: number, stop: number): number | undefined => {
  for (let at = from; at < stop; at += 1) if (/^\d{5}$/u.test(tokens[at]?.text ?? '')) return at;
  return undefined;
};

const zipLength = (tokens: readonly Token[], at: number): number =>
  tokens[at + 1]?.text === '-' && /^\d{4}$/u.test(tokens[at + 2]?.text ?? '') ? 3 : 1;

interface StateRun {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

// The state stands right before the ZIP code, or ends the address; lower-case codes that are everyday words need the ZIP code.
const findStateEnd = (
  tokens: readonly Token[],
  { from, stop, hasZip }: { readonly from: number; readonly stop: number; readonly hasZip: boolean },
): StateRun | undefined => {
  if (hasZip) return stateBefore(tokens, stop, true);
  let found: StateRun | undefined;
  for (let at = from + 1; at <= stop; at += 1) found = stateBefore(tokens, at, at === stop) ?? found;
  return found && found.to === stop ? (stateBefore(tokens, stop, true) ?? found) : found;
};

const stateBefore = (tokens: readonly Token[], at: number, isLast: boolean): StateRun | undefined => {
  let to = at;
  while (to > 0 && /^[,.]$/u.test(tokens[to - 1]?.text ?? '')) to -= 1;
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(to - length, to);
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
    const code = findState(words.map(({ text }) => text).join(' '));
    const [first] = words;
    if (!code || !first) continue;
    const isLooseCode = length === 1 && first.low.replace(/\./gu, '').length === 2 && !first.isCapital;
    if (isLooseCode && !isLast) continue;
    if (length === 1 && first.low.length > 2 && streetTypes.has(tokens[to]?.low ?? '')) continue;
    return { code, from: to - length, to };
  }
  return undefined;
};

const tailWords = new Set([
  'and',
  'but',
  'since',
  'for',
  'been',
  'is',
  'its',
  "it's",
  'with',
  'we',
  'i',
  'that',
  'which',
  'where',
  'my',
  'thanks',
  'the',
  'so',
  'though',
]);

const looseAddress = (tokens: readonly Token[], from: number, stop: number): AddressRun | undefined => {
  let to = from + 1;
  while (to < stop && !tailWords.has(tokens[to]?.low ?? '')) to += 1;
  while (to > from && tokens[to - 1]?.kind === 'mark' && tokens[to - 1]?.text !== '#') to -= 1;
  const body = tokens.slice(from, to);
  if (body.length < 2 || body.length > 14 || !body.some(({ kind }) => kind === 'word')) return undefined;
  if (/^(?:years?|months?|days?|percent|kids?|children|of|acres?)$/u.test(body[1]?.low ?? '')) return undefined;
  return { address: writeBody(body), start: tokens[from]?.start ?? 0, end: body.at(-1)?.end ?? 0, isWhole: false };
};

// Street, city: with the commas that were typed, or one after the street type or unit when none was.
const writeBody = (body: readonly Token[]): string => {
  const kept = trimMarks(body.filter(({ text }) => !/^["().\n]$/u.test(text))).map((token, index) =>
    // "910 Prairie Drive in Rapid City".
    index > 1 && token.text === 'in' ? { ...token, text: ',' } : token,
  );
  const hasComma = kept.some(({ text }) => text === ',');
  const cityAt = hasComma ? -1 : cityStart(kept);
  let out = '';
  kept.forEach((token, index) => {
    const glue =
      index === 0 || token.text === ',' || kept[index - 1]?.text === '#' || isTight(kept, index)
        ? ''
        : index === cityAt
          ? ', '
          : ' ';
    out += glue + caseAddressWord(token.text);
  });
  return out
    .replace(/(?:, ?){2,}/gu, ', ')
    .replace(/,(?=\S)/gu, ', ')
    .replace(/[, ]+$/u, '');
};

const isTight = (tokens: readonly Token[], index: number): boolean => {
  const one = tokens[index - 1];
  const other = tokens[index];
  return (
    one !== undefined &&
    other !== undefined &&
    one.end === other.start &&
    (/^[-/.#]$/u.test(one.text) || /^[-/.]$/u.test(other.text) || one.text.endsWith('.') || /^[NSEW]$/u.test(one.text))
  );
};

const trimMarks = (tokens: readonly Token[]): readonly Token[] => {
  let to = tokens.length;
  while (to > 0 && tokens[to - 1]?.text === ',') to -= 1;
  return tokens.slice(0, to);
};

const cityStart = (tokens: readonly Token[]): number => {
  const unit = tokens.findLastIndex(({ low }) => unitWords.has(low));
  if (unit > 0 && unit + 2 < tokens.length) return unit + 2;
  const type = tokens.findLastIndex(({ low }, index) => index > 1 && streetTypes.has(low));
  if (type <= 0 || type + 1 >= tokens.length) return -1;
  return /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/u.test(tokens[type + 1]?.low ?? '') &&
    type + 2 < tokens.length &&
    (tokens[type + 1]?.low.length ?? 9) <= 2
    ? type + 2
    : type + 1;
};

const capitals = new Set(['rr', 'po', 'hc', 'n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'cr', 'fm', 'us']);

const caseAddressWord = (word: string): string => {
  if (word !== word.toLowerCase() || /^(?:or|of|on|at|the|and|de|la)$/u.test(word)) return word;
  if (capitals.has(word) || /^\d+[a-z]$/u.test(word) || /^\p{L}$/u.test(word)) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};

// "Beth, who lives at …", "her address is …": nobody's address but the speaker's is their home.
const isSomebodyElses = (before: string): boolean => {
  const sentence = before.split(/(?<!\b(?:St|Dr|Mr|Mrs|Ms|Jr))[.;!?\n]/u).at(-1) ?? '';
  const own = Math.max(
    ...['i', 'we', "i'm", "we're", 'im', 'my address', 'our address', 'my home', 'our home', 'me'].map((words) =>
      sentence.toLowerCase().search(new RegExp(`\\b${words}\\b`, 'u')),
    ),
  );
  const theirs = Math.max(
    ...[
      /\b(?:lives|resides|stays)\b/iu,
      /\b(?:he|she|they|his|her|their|who|whose)\b/iu,
      /\p{L}'s (?:home |house )?(?:address|home|house|place)\b/iu,
      /\b(?:he|she|they|\p{Lu}\p{Ll}+)(?: is|'s) (?:at|living|staying)\b/u,
    ].map((cue) => sentence.search(cue)),
  );
  return theirs >= 0 && theirs > own;
};

const livesCue =
  /\b(?:liv(?:e|es|ing)|reside|residing|address|home is|i'm at|located|moved to|we're at|house is at|staying)\b/u;

/** The address that is the speaker's home: the one that was asked for, or one that is said to be. */
export const homeAddress = (
  text: string,
  { isAsked, isOpening }: { readonly isAsked: boolean; readonly isOpening: boolean },
): AddressRun | undefined => {
  const plain = blankMatches(text, /\b(?:street|city|town|state|zip(?: ?code)?)\s*:/giu);
  const runs = findAddresses(plain, isAsked).filter(({ isWhole }) => isWhole || isAsked);
  const current = runs.filter(
    ({ start }) =>
      !/\b(?:used to|old|previous(?:ly)?|former(?:ly)?|not|was|from)\b[^.;]{0,30}$/iu.test(
        text.slice(Math.max(0, start - 50), start),
      ),
  );
  const usable = (current.length > 0 ? current : runs).filter(({ start }) => !isSomebodyElses(text.slice(0, start)));
  if (isAsked) return usable.find(({ isWhole }) => isWhole) ?? usable[0];
  return usable.find(
    ({ isWhole, start }) =>
      isWhole &&
      (livesCue.test(text.slice(Math.max(0, start - 60), start).toLowerCase()) ||
        (isOpening &&
          !/\b(?:house|home|property|condo|cabin|apartment|land|rental|farm) (?:at|on|in)\W*$/u.test(
            text.slice(Math.max(0, start - 40), start).toLowerCase(),
          ))),
  );
};
