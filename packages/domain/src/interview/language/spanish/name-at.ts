import { spanishKey } from '#interview/language/spanish/spanish-key.ts';
import type { SpanishWord } from '#interview/language/spanish/spanish-words.ts';

/** Words of the grammar, which no name is. */
export const spanishGrammar: ReadonlySet<string> = new Set(
  'que en con por lo le les se su sus al un una unos unas pero como muy tambien mas cuando porque aunque si ya este esta esto eso esa ese fue era hay tiene tienen puede pueden debe deben yo me te nos mientras hasta desde donde quien cual sin'.split(
    ' ',
  ),
);

const joints = new Set(['de', 'del', 'la', 'las', 'los', 'da', 'do', 'dos', 'van', 'von', 'san', 'of', 'the']);

/** How many words from here are one name: capitals, with small words between them. */
export const nameAt = (words: readonly SpanishWord[], at: number, isOfOne: boolean): number => {
  if (!/^[\p{Lu}\p{N}]/u.test(words[at]?.text ?? '')) return 0;
  if (isNoName(words, at)) return 0;
  let end = at + 1;
  // `415 de Mesquite Street`
  if (/^\d/u.test(words[at]?.text ?? '') && spanishKey(words[end]?.text ?? '') === 'de') return 1;
  for (let next = end; next < words.length && words[next]?.isFirst === false; next += 1) {
    const { text } = words[next] as SpanishWord;
    if (/^[\p{Lu}\p{N}]/u.test(text)) end = next + 1;
    else if (!joints.has(spanishKey(text)) && !(isOfOne && /^[ye]$/iu.test(text))) break;
  }
  return end - at;
};

/** A word that is no name although it has a capital: it only begins its sentence. */
export const isNoName = (words: readonly SpanishWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.isFirst !== true || next?.isFirst !== false || !/^\p{Ll}/u.test(next.text)) return false;
  const key = spanishKey(word.text);
  return spanishGrammar.has(key) || articles.has(key) || verbs.test(key);
};

const articles = new Set(['el', 'la', 'los', 'las', 'mi', 'mis', 'nuestro', 'nuestra', 'nuestros', 'nuestras']);
const verbs =
  /(?:mos|rian|ando|iendo|[aei]rl[aeo]s?|ieran|^(?:querria|queria|podria|deberia|seria|gustaria|quisiera|tendria|necesitaria|preferiria))$/u;
