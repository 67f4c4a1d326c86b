import type { Draft } from '#assembly/draft.ts';
import { readTerms, type ReadInline } from '#assembly/read-terms.ts';
import { findFault, findFiller } from '#assembly/filler.ts';
import { labelsOf } from '#assembly/number-draft.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { inlinesOfDraft, runsOfDraft } from '#assembly/walk-draft.ts';

/** Why a draft cannot become a finished document. */
export type AssemblyIssue =
  | { readonly kind: 'duplicate-id'; readonly id: string }
  | { readonly kind: 'unresolved-reference'; readonly target: string }
  | {
      readonly kind:
        | 'undefined-term'
        | 'term-defined-twice'
        | 'term-used-before-definition'
        | 'unused-term'
        | 'unknown-term';
      readonly term: string;
    }
  | { readonly kind: 'missing-fact'; readonly field: string }
  | { readonly kind: 'filler' | 'fault'; readonly words: string };

/** Everything that keeps a draft from being finished; empty when it is sound. */
export const findIssues = (draft: Draft): readonly AssemblyIssue[] => {
  const inlines = readTerms(inlinesOfDraft(draft), draft);
  return [
    ...findDuplicateIds(draft),
    ...findUnresolvedReferences(inlines, draft),
    ...findTermIssues(inlines, draft),
    ...findMissingFacts(inlines),
    ...runsOfDraft(draft).flatMap((run) => findFillerIn(readTerms(run, draft))),
  ];
};

const findDuplicateIds = (draft: Draft): readonly AssemblyIssue[] => {
  const ids = [
    ...draft.articles.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]),
    ...draft.schedules.map(({ id }) => id),
    ...signersOf(draft).map(({ id }) => `signer ${id}`),
  ];
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => ({ kind: 'duplicate-id', id }));
};

const findUnresolvedReferences = (inlines: readonly ReadInline[], draft: Draft): readonly AssemblyIssue[] => {
  const labels = labelsOf(draft);
  return inlines.flatMap((inline) =>
    inline.kind === 'reference' && !labels.has(inline.target)
      ? [{ kind: 'unresolved-reference', target: inline.target } as const]
      : [],
  );
};

const findTermIssues = (inlines: readonly ReadInline[], { terms: words }: Draft): readonly AssemblyIssue[] => {
  const terms = inlines.filter((inline) => inline.kind === 'term');
  return [...new Set(terms.map(({ id }) => id))].flatMap((id): readonly AssemblyIssue[] => {
    if (words[id] === undefined) return [{ kind: 'unknown-term', term: id }];
    const mentions = terms.filter((one) => one.id === id);
    const definitions = mentions.filter(({ isDefinition }) => isDefinition).length;
    if (definitions === 0) return [{ kind: 'undefined-term', term: id }];
    if (definitions > 1) return [{ kind: 'term-defined-twice', term: id }];
    if (mentions[0]?.isDefinition === false) return [{ kind: 'term-used-before-definition', term: id }];
    return mentions.length === 1 ? [{ kind: 'unused-term', term: id }] : [];
  });
};

const findMissingFacts = (inlines: readonly ReadInline[]): readonly AssemblyIssue[] =>
  inlines.flatMap((inline) =>
    inline.kind === 'blank' && inline.field !== undefined
      ? [{ kind: 'missing-fact', field: inline.field } as const]
      : [],
  );

const findFillerIn = (run: readonly ReadInline[]): readonly AssemblyIssue[] => {
  const words = run.map(ownWords).join('');
  const filler = findFiller(words);
  const fault = findFault(words);
  return [
    ...(filler === undefined ? [] : [{ kind: 'filler', words: filler } as const]),
    ...(fault === undefined ? [] : [{ kind: 'fault', words: fault } as const]),
  ];
};

// A private-use character stands for what is not the instrument's own: names, the person's words, references, blanks.
const ownWords = (inline: ReadInline): string =>
  inline.kind === 'term' || (inline.kind === 'text' && !inline.given) ? inline.text : '\uE000';
