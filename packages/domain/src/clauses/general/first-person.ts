import { patternOf } from '#kit/pattern-of.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import { opt, p, para } from '#assembly/prose.ts';

/** True where words of the maker's own speak of their maker in the first person. */
export const speaksOfMaker = (words: readonly string[]): boolean =>
  words.some((one) => saysI(one) || speaksOfMore.test(one));

const saysI = (words: string): boolean => speaksOfOne.test(words.replace(numberOne, ' '));

// “ME” in capitals is a state, and a mine that belongs to nobody is a mine.
const speaksOfOne = /\b(?:[Ii]|[Mm]e|[Mm]y(?:self)?|MY)\b|(?:^|\b(?:of|is|are|was|were|be)\s)mine\b/u;

// “Series I bonds” and “Elizabeth I” count; after a name, “I bought” and its like speak.
const counted = /\b(?:[Ss]eries|[Cc]lass|[Tt]ype|[Pp]art|[Vv]olume|[Pp]hase|[Ww]ar|(?<=\S\s)\p{Lu}\p{L}+) I\b/u;
const unlessSpoken = /(?! (?:am|was|have|had|own|keep|hold|will|would|got|bought|made|built|inherited|\p{Ll}+ed)\b)/u;
const bonds = /\bI[- ](?:savings )?bonds?\b/u;
const numberOne = patternOf('gu', counted.source, unlessSpoken.source, '|', bonds.source);

// “US” in capitals is a country.
const speaksOfMore = /\b(?:[Uu]s|[Ww][Ee]|[Oo][Uu][Rr][Ss]?)\b/u;

/** Who makes the instrument: its own term, and whether two do. */
export interface Speaker {
  readonly maker: DraftInline;
  readonly areTwo: boolean;
}

/**
 * What words of the maker's own mean in an instrument that speaks of its maker: “my ring” is the maker's, and of “our car” only
 * the part that is. It stands right after the words; nothing where none of them speaks in the first person.
 */
export const firstPerson = (words: readonly string[], speaker: Speaker): readonly DraftBlock[] => {
  const sentences = [
    ...(words.some(saysI) ? [ownWords(speaker)] : []),
    ...(words.some((one) => speaksOfMore.test(one)) ? [sharedWords(speaker)] : []),
  ];
  return sentences.length === 0 ? [] : [para(sentences.flatMap((one, index) => (index === 0 ? one : p` ${one}`)))];
};

const ownWords = ({ maker, areTwo }: Speaker): Prose =>
  p`In these words, “I”, “me”, and “my” refer to the ${maker}${opt(areTwo, ' who owns the thing, or to both who own it')}.`;

// What belongs to both of two makers is given by both.
const sharedWords = ({ maker, areTwo }: Speaker): Prose =>
  areTwo
    ? p`In these words, “we”, “us”, and “our” refer to both who make this instrument.`
    : p`Of a thing that these words call “our”, the interest of the ${maker} is given, and no more.`;
