import { splitSentences } from '#interview/reader/clauses.ts';

const pets =
  /\b(?:my|our|the|his|her)\s+(?:\p{L}+\s+){0,2}(?:dogs?|cats?|pets?|horses?|parrots?|birds?|puppy|puppies|kittens?|kitty|rabbits?|turtles?|tortoise|parakeet|cockatiel|hamster|goats?|pony|donkey|labrador|lab|poodle|retriever|beagle|collie|chihuahua|dachshund|terrier|shepherd|corgi|pug|husky|macaw|iguana|lizard|snake|fish|ferret|chickens?|guinea pig|mutt|hound)s?\b/iu;

/** What a message says about the care of an animal: sentences, or their parts where only a part is about it. */
export const petSentences = (
  text: string,
): readonly { readonly text: string; readonly start: number; readonly end: number }[] =>
  splitSentences(text)
    .filter((sentence) => pets.test(sentence.text))
    .flatMap((sentence) => {
      const at = sentence.text.search(/,?\s(?:and|but|also|plus)\s(?=(?:my|our)\s)/iu);
      const rest = at < 0 ? undefined : sentence.text.slice(at);
      if (at < 0 || !rest || !pets.test(rest) || pets.test(sentence.text.slice(0, at))) return [sentence];
      return [{ text: rest.replace(/^[,\s]+/u, ''), start: sentence.start + at, end: sentence.end }];
    });

/** Joins a note to what was noted before, once each. */
export const addNote = (before: string | undefined, note: string): string => {
  const clean = note
    .trim()
    .replace(/^(?:and|but|also|,)\s+/iu, '')
    .replace(/\s+/gu, ' ');
  if (before?.includes(clean)) return before;
  const sentence = /[.!?]$/u.test(clean) ? clean : `${clean}.`;
  return before ? `${before} ${sentence}`.slice(0, 2000) : sentence.slice(0, 2000);
};
