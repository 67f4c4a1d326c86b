import { phrases } from '#interview/language/phrases.ts';
import { splitSentences } from '#interview/language/clauses.ts';

// Animals that live in a house with people, and those that may be stock as well.
const inNumber = (words: string): readonly string[] => words.split(' ').flatMap((word) => [word, `${word}s`]);
const housePets = [
  ...inNumber(
    'dog cat pet parrot kitten rabbit turtle tortoise parakeet cockatiel hamster ferret mutt hound lab labrador',
  ),
  ...inNumber(
    'poodle retriever beagle collie chihuahua dachshund terrier shepherd corgi pug macaw iguana lizard snake',
  ),
  ...'puppy puppies kitty husky huskies fish'.split(' '),
];
const ofHouse = housePets.join('|');
const ofYard = [...inNumber('horse bird goat donkey chicken'), 'pony', 'ponies'].join('|');
const owned = phrases(`my|our|the|his|her *2 ${ofHouse}|${ofYard}`, 'my|our|the|his|her *2 guinea pig|pigs');
const count = 'a|an|one|two|three|four|2|3|4';
const held = phrases(
  `have|has|got|own ${count} *2 ${ofHouse}`,
  `have|has|got|own ${count} *2 guinea pig`,
  `${count} *2 ${ofHouse} called|named`,
  `${count} *2 guinea pig called|named`,
);
const ofTrade = phrases(
  `${ofHouse} *1 business|company|farm`,
  `${ofHouse} walker|sitter|groomer|trainer|breeder|vet|lady`,
);
const house: ReadonlySet<string> = new Set(housePets);

const isOwned = (text: string): boolean => owned.isIn(text) && !ofTrade.isIn(text);
const isHeld = (text: string): boolean => held.isIn(text) && !ofTrade.isIn(text);

/** True for the description of an animal of the house, which is no property here: `old dog`, `cat called Tom`, `parrot Coco`. */
export const isPet = (description: string): boolean => {
  const words = description.trim().split(/[\s,]+/u);
  const at = words.findIndex((word) => house.has(word));
  if (at < 0 || at > 3 || !words.slice(0, at).every((word) => /^\p{Ll}+$/u.test(word))) return false;
  const [next, ...more] = words.slice(at + 1);
  return (
    next === undefined || /^(?:called|named|who|that)$/u.test(next) || (more.length === 0 && /^\p{Lu}/u.test(next))
  );
};

/** What a message says about the care of an animal: sentences, or their parts where only a part is about it. */
export const petSentences = (
  text: string,
): readonly { readonly text: string; readonly start: number; readonly end: number }[] =>
  splitSentences(text)
    .flatMap((sentence) => (isHeld(sentence.text) && !isOwned(sentence.text) ? keptParts(sentence) : [sentence]))
    .filter((sentence) => isOwned(sentence.text) || isHeld(sentence.text))
    .flatMap((sentence) => {
      const at = sentence.text.search(/,?\s(?:and|but|also|plus)\s(?=(?:my|our)\s)/iu);
      const rest = at < 0 ? undefined : sentence.text.slice(at);
      if (at < 0 || !rest || !isOwned(rest) || isOwned(sentence.text.slice(0, at))) return [sentence];
      return [{ text: rest.replace(/^[,\s]+/u, ''), start: sentence.start + at, end: sentence.end }];
    });

// "I have a son, Max, and a dog called Rex": only the piece with the animal is about it.
const keptParts = ({ text, start }: Piece): readonly Piece[] => {
  const cuts = [...text.matchAll(/,\s|\s(?:and|but)\s/gu)].map(({ index }) => index);
  return [0, ...cuts]
    .map((from, order, all) => ({ from, to: all[order + 1] ?? text.length }))
    .map(({ from, to }) => ({ text: text.slice(from, to), start: start + from, end: start + to }));
};

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Joins a note to what was noted before, once each. */
export const addNote = (before: string | undefined, note: string): string => {
  const clean = note
    .replace(/^[\s.,;:!?]+|(?<=[.!?])(?:\s+[.!?])*\s*$/gu, '')
    .trim()
    .replace(/^(?:and|but|also|,)\s+/iu, '')
    .replace(/\s+/gu, ' ');
  if (before?.includes(clean)) return before;
  const sentence = /[.!?]$/u.test(clean) ? clean : `${clean}.`;
  return before ? `${before} ${sentence}`.slice(0, 2000) : sentence.slice(0, 2000);
};
