import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

/** What a fact is called by: its label, and the words that its definition gives. */
type Named = Pick<FactQuestion, 'label' | 'called'>;

/** The fact that words call, among some: the one whose name takes the most of them, and of equals the one that is named first. */
export const calledField = (text: string, questions: readonly FactQuestion[]): FieldId | undefined => {
  const words = wordsOf(text);
  const [best] = questions
    .flatMap((question) => placesOf(words, question).map((place) => ({ field: question.field, ...place })))
    .sort(
      (one, other) =>
        other.length - one.length || Number(one.isOwner) - Number(other.isOwner) || one.start - other.start,
    );
  return best?.field;
};

/** The fact that words call and of which they say nothing more. */
export const namedField = (text: string, questions: readonly FactQuestion[]): FieldId | undefined => {
  const words = wordsOf(text);
  return questions.find((question) => placesOf(words, question).some(({ length }) => length === words.length))?.field;
};

/** True where words call a fact, whatever else they call. */
export const isCalledField = (text: string, question: Named): boolean => placesOf(wordsOf(text), question).length > 0;

/** Every fact of the same people whose name holds what words call one of them by: of `trustees`, the first and the further ones. */
export const calledFields = (text: string, questions: readonly FactQuestion[]): readonly FieldId[] => {
  const field = calledField(text, questions);
  const question = questions.find((one) => one.field === field);
  if (question === undefined) return [];
  const words = wordsOf(text);
  const [longest] = [...placesOf(words, question)].sort((one, other) => other.length - one.length);
  const said = longest ? words.slice(longest.start, longest.start + longest.length) : [];
  const isAlike = (one: FactQuestion): boolean =>
    one.names === 'officers' &&
    one.names === question.names &&
    namesOf(one).some((name) => startsIn(name, said).length > 0);
  return questions.filter((one) => one === question || isAlike(one)).map((one) => one.field);
};

/** Words without those by which a fact is called. */
export const withoutCalled = (text: string, question: Named): string => {
  const own = new Set(namesOf(question).flatMap((name) => name.map(({ word }) => word)));
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !own.has(word))
    .join(' ');
};

/** The words of a text by which a fact is called, one by one. */
export const wordsOfCalled = (text: string, question: Named): readonly string[] => {
  const own = new Set(namesOf(question).flatMap((name) => name.map(({ word }) => word)));
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => own.has(word) && word.length > 2);
};

interface Word {
  readonly word: string;
  /** It says whose something is: `my wife's share`. */
  readonly isOwner: boolean;
}

interface Place {
  readonly start: number;
  readonly length: number;
  readonly isOwner: boolean;
}

const placesOf = (words: readonly Word[], question: Named): readonly Place[] =>
  namesOf(question).flatMap((name) =>
    startsIn(words, name).map((start) => {
      const next = words[start + name.length]?.word;
      return {
        start,
        length: name.length,
        isOwner: words[start + name.length - 1]?.isOwner === true && next !== undefined && next !== 'name',
      };
    }),
  );

const startsIn = (words: readonly Word[], name: readonly Word[]): readonly number[] =>
  name.length === 0
    ? []
    : words.flatMap((_, start) =>
        name.every(({ word }, index) => words[start + index]?.word === word) ? [start] : [],
      );

// A message is held against every name of every fact: each is taken apart once.
const known = new WeakMap<Named, readonly (readonly Word[])[]>();

// What stands before the comma of a label is enough: `Further executors, in order`.
const namesOf = (question: Named): readonly (readonly Word[])[] => {
  const { label, called = [] } = question;
  const names = known.get(question) ?? [label, label.split(',')[0] ?? label, ...called].map(wordsOf);
  known.set(question, names);
  return names;
};

const plain: ReadonlySet<string> = new Set(['the', 'my', 'your', 'our', 'a', 'an']);

const wordsOf = (text: string): readonly Word[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll('back-up', 'backup')
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
    .filter((word) => !plain.has(word))
    .map((word) => ({ word: singular(word.replace(/'s?$/u, '')), isOwner: /'s?$/u.test(word) }));

const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/u.test(word)
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(sh|ch|x|ss)es$/u, '$1')
        .replace(/s$/u, '');
