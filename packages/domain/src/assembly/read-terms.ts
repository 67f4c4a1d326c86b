import type { Inline } from '#assembly/block.ts';
import type { Draft, DraftInline, Prose } from '#assembly/draft.ts';
import type { TermWords } from '#assembly/term-words.ts';
import { isDescendant, isStep, wordForChild } from '#facts/child-kind.ts';
import { kinOf } from '#facts/kin.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** An inline whose terms are read; its references still carry no printed text. */
export type ReadInline =
  | Exclude<DraftInline, { readonly kind: 'term' | 'text' | 'relation' }>
  | Extract<Inline, { readonly kind: 'term' | 'text' }>;

type Relation = Extract<DraftInline, { readonly kind: 'relation' }>;

/** Prose with its terms in words: those that a clause names by id, and those that the instrument's own words contain. */
export const readTerms = (prose: Prose, draft: Pick<Draft, 'terms' | 'relationsTo'>): readonly ReadInline[] => {
  const { terms } = draft;
  return prose.flatMap((inline): readonly ReadInline[] => {
    if (inline.kind === 'relation') return relationWords(inline, draft);
    if (inline.kind === 'term') {
      const { id, form, isDefinition } = inline;
      // An id without words prints itself and is an issue of the draft.
      return [{ kind: 'term', id, text: terms[id]?.[form === 'one' ? 0 : 1] ?? id, isDefinition }];
    }
    if (inline.kind !== 'text' || inline.given) return [inline];
    return inline.isPlain ? [{ kind: 'text', text: inline.text }] : recognize(inline.text, terms);
  });
};

// `sister` alone does not say whose; of several makers, one is named where that is known.
const relationWords = (
  { words, name }: Relation,
  { terms, relationsTo }: Pick<Draft, 'terms' | 'relationsTo'>,
): readonly ReadInline[] => {
  const told = { kind: 'text', text: words, given: true } as const;
  if (relationsTo === undefined) return [told];
  const { term: id, several } = relationsTo;
  const [one = id, many = id] = terms[id] ?? [];
  const term = (text: string): ReadInline => ({ kind: 'term', id, text, isDefinition: false });
  if (several === undefined) return [told, text(' of the '), term(one)];
  if (several.ofAll.some((child) => isSamePerson(child, name))) return [told, text(' of the '), term(many)];
  const parent = several.ofOne.find((child) => isSamePerson(child.name, name))?.of;
  if (parent !== undefined) return [childOf(words), text(' of '), { kind: 'text', text: parent, given: true }];
  return isKin(words) ? [told, text(' of a '), term(one)] : [told];
};

const text = (words: string): ReadInline => ({ kind: 'text', text: words });

// The stepchild of one of two is the child of the other.
const childOf = (relationship: string): ReadInline => ({
  kind: 'text',
  text: isStep(relationship) ? wordForChild({ relationship }) : relationship,
  given: true,
});

// Friends and neighbors may be those of all.
const isKin = (words: string): boolean => kinOf(words) !== undefined || isDescendant(words);

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
