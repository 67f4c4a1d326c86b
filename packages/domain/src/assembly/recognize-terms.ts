import type { DraftInline, Prose } from '#assembly/draft.ts';
import { termWords, type TermId } from '#clauses/term-id.ts';

const idByWords = new Map<string, TermId>(
  (Object.keys(termWords) as TermId[]).flatMap((id) => termWords[id].map((words) => [words, id] as const)),
);

// The longest words first, so that "Trust Property" is not read as "Trust".
const anyTerm = new RegExp(
  `\\b(${[...idByWords.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
);

/** Splits the instrument's own words into plain text and the defined terms in them. */
export const recognizeTerms = (words: string): Prose => {
  const found: DraftInline[] = [];
  let from = 0;
  for (const match of words.matchAll(anyTerm)) {
    const id = idByWords.get(match[0]);
    if (id === undefined) continue;
    if (match.index > from) found.push({ kind: 'text', text: words.slice(from, match.index) });
    found.push({ kind: 'term', id, text: match[0], isDefinition: false });
    from = match.index + match[0].length;
  }
  if (from < words.length) found.push({ kind: 'text', text: words.slice(from) });
  return found;
};
