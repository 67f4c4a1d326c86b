import type { Inline } from '#assembly/block.ts';
import type { Draft, DraftInline, Prose } from '#assembly/draft.ts';
import type { TermWords } from '#assembly/term-words.ts';

/** An inline whose terms are read; its references still carry no printed text. */
export type ReadInline =
  | Exclude<DraftInline, { readonly kind: 'term' | 'text' | 'relation' }>
  | Extract<Inline, { readonly kind: 'term' | 'text' }>;

/** Prose with its terms in words: those that a clause names by id, and those that the instrument's own words contain. */
export const readTerms = (prose: Prose, draft: Pick<Draft, 'terms' | 'relationsTo'>): readonly ReadInline[] => {
  const { terms } = draft;
  return prose.flatMap((inline): readonly ReadInline[] => {
    if (inline.kind === 'relation') return relationWords(inline.words, draft);
    if (inline.kind === 'term') {
      const { id, form, isDefinition } = inline;
      // An id without words prints itself and is an issue of the draft.
      return [{ kind: 'term', id, text: terms[id]?.[form === 'one' ? 0 : 1] ?? id, isDefinition }];
    }
    if (inline.kind !== 'text' || inline.given) return [inline];
    return inline.isPlain ? [{ kind: 'text', text: inline.text }] : recognize(inline.text, terms);
  });
};

// `sister` alone does not say whose.
const relationWords = (words: string, { terms, relationsTo: id }: Pick<Draft, 'terms' | 'relationsTo'>) => {
  const told = { kind: 'text', text: words, given: true } as const;
  if (id === undefined) return [told];
  const term = { kind: 'term', id, text: terms[id]?.[0] ?? id, isDefinition: false } as const;
  return [told, { kind: 'text', text: ' of the ' } as const, term];
};

interface Recognizer {
  readonly idByWords: ReadonlyMap<string, string>;
  readonly anyTerm: RegExp;
}

const recognizers = new WeakMap<TermWords, Recognizer>();

const recognizerOf = (terms: TermWords): Recognizer => {
  const known = recognizers.get(terms);
  if (known) return known;
  const idByWords = new Map(Object.entries(terms).flatMap(([id, forms]) => forms.map((words) => [words, id] as const)));
  // The longest words first, so that "Trust Property" is not read as "Trust".
  const words = [...idByWords.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replaceAll(/[\^$.*+?()[\]{}|]/gu, '\\$&'));
  const made = { idByWords, anyTerm: new RegExp(`\\b(?:${words.join('|')})\\b`, 'gu') };
  recognizers.set(terms, made);
  return made;
};

const recognize = (words: string, terms: TermWords): readonly ReadInline[] => {
  const { idByWords, anyTerm } = recognizerOf(terms);
  const found: ReadInline[] = [];
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
