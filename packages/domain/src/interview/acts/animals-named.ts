import { wordsOfName } from '#facts/same-person.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { findRelation } from '#interview/language/relations.ts';

/** What a message calls an animal: the names, and whether an animal stands there without one. */
interface AnimalsNamed {
  readonly names: readonly string[];
  readonly isSaid: boolean;
}

const kind = [
  '(?:dog|cat|pet|kitten|pupp(?:y|ie)|parrot|rabbit|bunn(?:y|ie)|turtle|tortoise|hamster|ferret|horse|pon(?:y|ie)|goat|donkey',
  '|chicken|hen|parakeet|cockatiel|iguana|snake|lizard|poodle|beagle|chihuahua|dachshund|labrador|retriever|corgi|pug|mutt',
  '|hound|goldfish|guinea pig|fur[- ]?(?:bab(?:y|ie)|kid|child)|pet (?:bird|fish|rat|pig))(?:e?s)?',
].join('');
const name = String.raw`\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?`;
const names = `(${name}(?:(?:, | and |, and | & )${name})*)`;
const whose = String.raw`(?:my|our|the|his|her|their|an?|one|two|three|four|\d+|just|all)`;

// "My old dog Rex", "two cats called Milo and Otis"; the dog walker is somebody else.
const behindKind = patternOf(
  'gu',
  String.raw`(?:^|\b)((?:${whose} (?:\p{Ll}+ ){0,2})?${kind}),?(?: (?:is |are )?(?:called|named))? ${names}`,
);
// "Whiskers the cat", "Rex is a dog", "Rex, our beagle".
const beforeKind = patternOf(
  'gu',
  String.raw`${names}(?:,| is| are)? ((?:${whose}) (?:\p{Ll}+ ){0,2}${kind})(?=\W*(?:$|[,.;!?)]|and\b|gets?\b|who\b|that\b|too\b))`,
);
// "Dog mom to Biscuit".
const keeper = patternOf(
  'gu',
  String.raw`\b(?:dog|cat|pet|fur) (?:mom|mum|mama|dad|daddy|parent|mother|father)s? (?:to|of) ${names}`,
);
const alone = patternOf(
  'iu',
  String.raw`\b(?:${whose} (?:\p{L}+ ){0,2}${kind}|(?:dog|cat|pet|fur)[- ](?:mom|mum|mama|dad|parent)s?)`,
  String.raw`(?=\W*(?:$|[,.;!?)]|and\b|gets?\b|called\b|named\b|to\b|of\b))`,
);

/** The animals of a message, which are nobody that can take or serve. */
export const animalsNamed = (text: string): AnimalsNamed => {
  const message = text.replaceAll('’', "'");
  const behind = [...message.matchAll(behindKind)].filter(([, lead = '']) => !speaksOfKin(lead));
  const found = [
    ...behind.map(([, , called = '']) => called),
    ...[...message.matchAll(beforeKind)]
      .filter(([, , said = '']) => !speaksOfKin(said))
      .map(([, called = '']) => called),
    ...[...message.matchAll(keeper)].map(([, called = '']) => called),
  ];
  const said = alone.exec(message)?.[0];
  return {
    names: found.flatMap((called) => called.split(/, and | and |, | & /u)),
    isSaid: found.length > 0 || (said !== undefined && !speaksOfKin(said)),
  };
};

/** True for words by which an animal would receive something, or is said to be somebody: `half to my parrot`, `my dog is my baby`. */
export const isAnimalTaker = (text: string): boolean => takesItself.test(text.replaceAll('’', "'"));

const takesItself = patternOf(
  'iu',
  String.raw`\b(?:to|for|with) (?:my|our|the) (?:\p{L}+ ){0,2}${kind}(?: \p{L}+)?\W*$`,
  String.raw`|\b${kind}(?: \p{L}+)? (?:gets?|receives?|inherits?|deserves?|could|would|(?:is|are) (?:my|our|a|the|like|all))\b`,
  String.raw`|\b(?:bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|family) (?:is|are) (?:\p{L}+ ){0,3}${kind}\b`,
);

/** True for a name that calls one of these animals: `Whiskers`, `cat Whiskers`, `my two cats`. */
export const isAnimal = ({ names: called, isSaid }: AnimalsNamed, said: string): boolean => {
  if (!isSaid) return false;
  const words = wordsOfName(said);
  const bare = words.filter((word) => !onlyKind.test(word));
  if (bare.length === 0) return words.length > 0;
  return called.some((one) => wordsOfName(one).join(' ') === bare.join(' '));
};

const onlyKind = patternOf('iu', `^(?:${whose}|${kind}|and|old|little|big|baby|babies)$`);

// "My niece kitty": the word before calls a person.
const speaksOfKin = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => !/^bab(?:y|ies)$/u.test(word) && findRelation(word) !== undefined);
