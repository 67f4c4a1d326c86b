import phrases from '#interview/language/spanish/phrases.json' with { type: 'json' };

type Phrases = ReadonlyMap<string, string>;

const entries = (words: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(words);

// `mi hija`, `nuestra hija`, `mi otra hija`, `una hija`, and the relation alone.
const withOwner = ([word, relation]: readonly [string, string]): readonly (readonly [string, string])[] => [
  [word, relation],
  [`mi ${word}`, `my ${relation}`],
  [`nuestra ${word}`, `our ${relation}`],
  [`nuestro ${word}`, `our ${relation}`],
  [`mi otra ${word}`, `my other ${relation}`],
  [`mi otro ${word}`, `my other ${relation}`],
  [`mi mejor ${word}`, `my best ${relation}`],
  [`mi ex ${word}`, `my ex-${relation}`],
  [`una ${word}`, `a ${relation}`],
  [`un ${word}`, `a ${relation}`],
  [`la ${word}`, `the ${relation}`],
  [`el ${word}`, `the ${relation}`],
];

const several = [
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
] as const;

const withOwners = ([word, relation]: readonly [string, string]): readonly (readonly [string, string])[] => [
  [word, relation],
  [`mis ${word}`, `my ${relation}`],
  [`nuestros ${word}`, `our ${relation}`],
  [`nuestras ${word}`, `our ${relation}`],
  [`todos mis ${word}`, `all my ${relation}`],
  [`todas mis ${word}`, `all my ${relation}`],
  ...several.map(([number, english]) => [`mis ${number} ${word}`, `my ${english} ${relation}`] as const),
];

/** What a whole message, or all of it before or behind a comma, means by itself: `así es`, `nadie más`. */
export const spanishAnswers: Phrases = new Map(entries(phrases.answers));

/** Words of a closed class, and turns of speech, in a message: relations, numbers, shares, connectives. */
export const spanishSayings: Phrases = new Map([
  ...entries(phrases.sayings),
  ...entries(phrases.kin).flatMap(withOwner),
  ...entries(phrases.kinOfSeveral).flatMap(withOwners),
  ...entries(phrases.numbers),
]);

/** The most words of one of them. */
export const longestSaying = Math.max(...[...spanishSayings.keys()].map((words) => words.split(' ').length));
