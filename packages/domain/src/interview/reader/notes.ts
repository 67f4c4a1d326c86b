import { splitSentences } from '#interview/reader/clauses.ts';

const pets =
  /\b(?:my|our|the|his|her)\s+(?:\p{L}+\s+){0,2}(?:dogs?|cats?|pets?|horses?|parrots?|birds?|puppy|puppies|kittens?|kitty|rabbits?|turtles?|tortoise|parakeet|cockatiel|hamster|goats?|pony|donkey|labrador|lab|poodle|retriever|beagle|collie|chihuahua|dachshund|terrier|shepherd|corgi|pug|husky|macaw|iguana|lizard|snake|fish|ferret|chickens?|guinea pig|mutt|hound)s?\b/iu;

const kept =
  /\b(?:have|has|got|own)\s+(?:an?|one|two|three|four|\d)\s+(?:\p{L}+\s+){0,2}?(?:dogs?|cats?|pets?|parrots?|puppy|puppies|kittens?|kitty|rabbits?|turtles?|tortoise|parakeet|cockatiel|hamster|labrador|poodle|retriever|beagle|collie|chihuahua|dachshund|terrier|corgi|pug|husky|iguana|ferret|guinea pig|mutt)\b(?! \p{L}+(?:ing|er|s)? (?:business|company|farm))|\b(?:an?|one|two|three|four|\d)\s+(?:\p{L}+\s+){0,2}?(?:dogs?|cats?|pets?|parrots?|puppy|puppies|kittens?|kitty|rabbits?|turtles?|tortoise|parakeet|cockatiel|hamster|labrador|poodle|retriever|beagle|collie|chihuahua|dachshund|terrier|corgi|pug|husky|iguana|ferret|guinea pig|mutt)\s+(?:called|named)\b/iu;
const pet =
  /^(?:\p{Ll}+\s+){0,3}?(?:dogs?|cats?|pets?|parrots?|puppy|puppies|kittens?|kitty|rabbits?|turtles?|tortoise|parakeet|cockatiel|hamster|ferret|guinea pig|mutt)(?:\s+(?:called|named|who|that)\b.*|[,\s]+\p{Lu}[\p{L}'-]*)?$/u;

/** True for the description of an animal of the house, which is no property here. */
export const isPet = (description: string): boolean => pet.test(description);

/** What a message says about the care of an animal: sentences, or their parts where only a part is about it. */
export const petSentences = (
  text: string,
): readonly { readonly text: string; readonly start: number; readonly end: number }[] =>
  splitSentences(text)
    .flatMap((sentence) => (kept.test(sentence.text) && !pets.test(sentence.text) ? keptParts(sentence) : [sentence]))
    .filter((sentence) => pets.test(sentence.text) || kept.test(sentence.text))
    .flatMap((sentence) => {
      const at = sentence.text.search(/,?\s(?:and|but|also|plus)\s(?=(?:my|our)\s)/iu);
      const rest = at < 0 ? undefined : sentence.text.slice(at);
      if (at < 0 || !rest || !pets.test(rest) || pets.test(sentence.text.slice(0, at))) return [sentence];
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
