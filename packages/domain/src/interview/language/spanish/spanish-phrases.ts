import phrases from '#interview/language/spanish/phrases.json' with { type: 'json' };

type Phrases = ReadonlyMap<string, string>;

const entries = (words: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(words);

const article = (word: string): string => (/^[aeiou]/u.test(word) ? 'an' : 'a');

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
  [`una ${word}`, `${article(relation)} ${relation}`],
  [`un ${word}`, `${article(relation)} ${relation}`],
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
  [`los ${word}`, `the ${relation}`],
  [`las ${word}`, `the ${relation}`],
  [`cada uno de mis ${word}`, `each of my ${relation}`],
  [`cada una de mis ${word}`, `each of my ${relation}`],
  [`a cada uno de mis ${word}`, `to each of my ${relation}`],
  [`a cada una de mis ${word}`, `to each of my ${relation}`],
  [`para cada uno de mis ${word}`, `to each of my ${relation}`],
  [`para cada una de mis ${word}`, `to each of my ${relation}`],
  ...several.map(([number, english]) => [`mis ${number} ${word}`, `my ${english} ${relation}`] as const),
];

// `mi casa`, `nuestra casa`, `una casa`, `la casa`.
const asThing = ([word, thing]: readonly [string, string]): readonly (readonly [string, string])[] => [
  [`mi ${word}`, `my ${thing}`],
  [`nuestra ${word}`, `our ${thing}`],
  [`nuestro ${word}`, `our ${thing}`],
  [`una ${word}`, `${article(thing)} ${thing}`],
  [`un ${word}`, `${article(thing)} ${thing}`],
  [`la ${word}`, `the ${thing}`],
  [`el ${word}`, `the ${thing}`],
];

/** What a whole message, or all of it before or behind a comma, means by itself: `así es`, `nadie más`. */
export const spanishAnswers: Phrases = new Map(entries(phrases.answers));

/** Words of a closed class, and turns of speech, in a message: relations, numbers, shares, connectives. */
export const spanishSayings: Phrases = new Map([
  ...entries(phrases.kin).flatMap(withOwner),
  ...entries(phrases.kinOfSeveral).flatMap(withOwners),
  ...entries(phrases.things).flatMap(asThing),
  ...entries(phrases.numbers),
  ...entries(phrases.sayings),
]);

/** Words that say nothing by themselves at the beginning of a clause, or as one: `pues`, `mire`. */
export const spanishFillers: ReadonlySet<string> = new Set(phrases.fillers);

/** What an organization is called before its own name: `Iglesia de San Agustín`. */
export const spanishOrganizations: ReadonlySet<string> = new Set(phrases.organizations);

/** The most words of one of them. */
export const longestSaying = Math.max(...[...spanishSayings.keys()].map((words) => words.split(' ').length));
