import type { Language } from '#kit/language.ts';
import { joinParts, type Part, type Piece, type Saying, sourceOf } from '#summary/say.ts';
import type { Summary } from '#summary/summary.ts';
import { spanishForms } from '#wording/spanish/local-forms.ts';
import { spanishSummary } from '#wording/spanish/summary.ts';
import { translate } from '#wording/translation/translate.ts';

/** What a document will do, in a language. Names and the words of a person stay as they are. */
export const summaryIn = (language: Language, summary: Summary): Summary =>
  language === 'en' ? summary : summary.map((part) => partIn(part, () => undefined));

/** The words of a summary that have no Spanish. */
export const unsaidIn = (summary: Summary): readonly string[] => {
  const unsaid = new Set<string>();
  for (const part of summary) partIn(part, (words) => unsaid.add(words));
  return [...unsaid];
};

type Missing = (words: string) => void;

const partIn = (part: Summary[number], missing: Missing): Summary[number] => ({
  phase: part.phase,
  heading: stringIn(part.heading, missing),
  told: part.told.map(({ said, lines }) => ({
    said: sayingIn(said, missing),
    ...(lines && { lines: lines.map((line) => sayingIn(line, missing)) }),
  })),
});

const sayingIn = (saying: Saying, missing: Missing): Saying => {
  const source = sourceOf(saying);
  if (source === undefined) return joinParts(saying.map((piece) => pieceIn(piece, missing)));
  const parts = source.parts.map((part) => asPart(part, missing));
  if ('last' in source) return listIn(parts, source.last);
  const said = spanishSummary.words[source.sentence];
  if (said === undefined) missing(source.sentence);
  return joinParts(
    (said ?? source.sentence)
      .split(/(\{\d\})/u)
      .map((words) => (/^\{\d\}$/u.test(words) ? (parts[Number(words.charAt(1)) - 1] ?? '') : words)),
  );
};

const asPart = (part: Part, missing: Missing): Part => {
  if (typeof part === 'string') return stringIn(part, missing);
  return 'words' in part ? pieceIn(part, missing) : sayingIn(part, missing);
};

const pieceIn = (piece: Piece, missing: Missing): Piece => {
  if (piece.is === 'name' || piece.is === 'own') return piece;
  if (piece.is === 'share') return { ...piece, words: shareIn(piece.words) };
  return { words: stringIn(piece.words, missing) };
};

const stringIn = (words: string, missing: Missing): string => {
  const whole = spanishSummary.words[words];
  if (whole !== undefined) return whole;
  const [, lead = '', body = '', tail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  const { text, unknown } = translate(spanishSummary.catalogue, body);
  // Numbers, sums and the names of states are the same.
  if (unknown.some((one) => /\p{Ll}{2}/u.test(one) && !isPlace(one))) missing(words);
  return `${lead}${text}${tail}`;
};

const isPlace = (words: string): boolean => /^(?:the )?\p{Lu}\p{L}+(?: (?:of|\p{Lu}\p{L}+))*$/u.test(words);

const listIn = (parts: readonly Part[], last: 'and' | 'or'): Saying => {
  const final = joinParts([parts.at(-1) ?? ''])
    .map(({ words }) => words)
    .join('');
  const word = last === 'and' ? spanishForms.and(final) : spanishForms.or(final);
  return joinParts(
    parts.flatMap((part, index) => {
      if (index === 0) return [part];
      return [index === parts.length - 1 ? ` ${word} ` : ', ', part];
    }),
  );
};

// `one third (33⅓%)`, `half (50%)`, `all of it`
const shareIn = (words: string): string =>
  words.replace(/^[\p{L} ]+(?= \(|$)/u, (said) => {
    const whole = spanishSummary.words[said];
    return (
      whole ??
      said
        .split(' ')
        .map((word) => spanishSummary.words[`${word} (of a share)`] ?? word)
        .join(' ')
    );
  });
