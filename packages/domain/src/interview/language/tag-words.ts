import nlp from 'compromise';
import { rememberLast } from '#kit/remember-last.ts';
import { isGivenName } from '#names/short-names.ts';
import type { PartOfSpeech, Word } from '#interview/language/word.ts';

// Of one message the readers ask for the same stretches again and again.
const stretches = 400;

/** The words and marks of a message with their parts of speech, in order. */
export const tagWords: (text: string) => readonly Word[] = rememberLast(stretches, (text) => {
  const terms = findTerms(text);
  const isShouted = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  let next = 0;
  return Array.from(text.matchAll(pattern), (match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    while (next < terms.length && (terms[next]?.start ?? 0) < start) next += 1;
    const of: Term[] = [];
    while (next < terms.length && (terms[next]?.start ?? 0) < end) of.push(terms[next++] as Term);
    return toWord(match[0], { start, of, isShouted });
  });
});

// Numbers keep a currency, decimals, a fraction and a percent sign; words keep inner marks, and initials and titles their period.
const number =
  /\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?:%|[½⅓⅔¼¾⅛]%?|(?:st|nd|rd|th|s|k)\b)?|\.\d+%?|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]%?/u;
const word =
  /(?:\p{Lu}\.)+(?=[\s,)]|$)|(?:Jr|Sr|Dr|Mr|Mrs|Ms|St|Rev)\.(?=[\s,)]|$)|\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*|\S|\n/u;
const pattern = new RegExp(`${number.source}|${word.source}`, 'giu');

interface Term {
  readonly start: number;
  readonly tags: ReadonlySet<string>;
  /** The library found it in its dictionary, or by a rule that it trusts. */
  readonly isSure: boolean;
}

interface LibraryTerm {
  readonly pre: string;
  readonly text: string;
  readonly post: string;
  readonly tags?: ReadonlySet<string>;
  readonly confidence?: number;
}

const findTerms = (text: string): readonly Term[] => {
  const found: Term[] = [];
  let at = 0;
  const sentences = nlp(text).document as unknown as readonly (readonly LibraryTerm[])[];
  for (const term of sentences.flat()) {
    if (term.text === '') continue;
    const start = text.indexOf(term.text, at);
    if (start === -1) continue;
    found.push({ start, tags: term.tags ?? new Set(), isSure: (term.confidence ?? 1) > 0.3 });
    at = start + term.text.length;
  }
  return found;
};

const { one } = nlp.model() as {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> };
};
const dictionary = one.lexicon;

const entryOf = (low: string): readonly string[] => {
  const entry = Object.hasOwn(dictionary, low) ? dictionary[low] : undefined;
  return entry === undefined ? [] : typeof entry === 'string' ? [entry] : entry;
};

const names = new Set(['FirstName', 'MaleName', 'FemaleName', 'LastName', 'Person']);
const places = new Set(['Place', 'City', 'Region', 'Country']);

const toWord = (
  text: string,
  { start, of, isShouted }: { readonly start: number; readonly of: readonly Term[]; readonly isShouted: boolean },
): Word => {
  const low = text.toLowerCase().replace(/'s$/u, '');
  const tags = new Set(of.flatMap((term) => [...term.tags]));
  const entry = entryOf(low);
  const isWord = /^\p{L}/u.test(text);
  // `D'Andre` is no contraction, and `hyun-woo` is no word for having a word in it.
  const isForeign =
    /^(?:d|o|l|n|k|m)'\p{L}{3}/u.test(low) ||
    (low.includes('-') && !low.split('-').every((part) => entryOf(part).length > 0));
  const listed = entry.length > 0 ? entry : isWord ? entryOf(stemOf(low)) : [];
  return {
    text,
    low,
    start,
    end: start + text.length,
    part: isWord ? (isForeign ? 'noun' : partOf(low, tags)) : /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(text) ? 'number' : 'mark',
    isCapital: !isShouted && /^\p{Lu}/u.test(text),
    isPossessive: isWord && /'s$/iu.test(text),
    isPlural: tags.has('Plural'),
    isOrdinary:
      isWord &&
      !isForeign &&
      (isOrdinaryWord(low, listed) || (of.length > 0 && of.every(({ isSure }) => isSure) && isGrammar(tags))),
    isName:
      isWord &&
      (isGivenName(low) ||
        entry.some((tag) => names.has(tag)) ||
        of.some((term) => term.isSure && isNameTag(term.tags))),
    isPlace: [...tags].some((tag) => places.has(tag)),
  };
};

const isNameTag = (tags: ReadonlySet<string>): boolean => tags.has('FirstName') || tags.has('LastName');

const isGrammar = (tags: ReadonlySet<string>): boolean =>
  [
    'Pronoun',
    'Determiner',
    'Preposition',
    'Conjunction',
    'Modal',
    'Auxiliary',
    'Copula',
    'Negative',
    'QuestionWord',
    'Value',
  ].some((tag) => tags.has(tag));

const isOrdinaryWord = (low: string, entry: readonly string[]): boolean =>
  madeWords.test(low) || entry.some((tag) => !names.has(tag) && !places.has(tag) && tag !== 'ProperNoun');

// What English makes of other words: nobody is called so.
const madeWords =
  /..(?:ness|tions?|ments?|ships?|hoods?|ables?|less|fully?|ists?|ings|ities|ism|ances?|ences?|houses?|books?|rooms?|yards?|(?:brother|sister|daughter|child|parent|mother|father)s?)$/u;

const stemOf = (low: string): string => low.replace(/(?<=\p{L}{3})(?:ies|es|s|ed|ing|ly)$/u, '');

const parts: readonly (readonly [string, PartOfSpeech])[] = [
  ['Value', 'number'],
  ['Percent', 'number'],
  ['Negative', 'negative'],
  ['Pronoun', 'pronoun'],
  ['QuestionWord', 'question'],
  ['Determiner', 'determiner'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'conjunction'],
  ['Verb', 'verb'],
  ['Adverb', 'adverb'],
  ['Adjective', 'adjective'],
  ['Expression', 'expression'],
];

// What the library reads differently from one sentence to the next.
const fixed: Readonly<Record<string, PartOfSpeech>> = {
  my: 'determiner',
  our: 'determiner',
  his: 'determiner',
  her: 'determiner',
  their: 'determiner',
  your: 'determiner',
  to: 'preposition',
  no: 'negative',
  not: 'negative',
};

const partOf = (low: string, tags: ReadonlySet<string>): PartOfSpeech =>
  (Object.hasOwn(fixed, low) ? fixed[low] : undefined) ?? parts.find(([tag]) => tags.has(tag))?.[1] ?? 'noun';
