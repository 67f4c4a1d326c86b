import type { FactsAnswer, FactValue } from '@evergrant/contract/documents.ts';
import { clearFact, confirmAllFacts, confirmFact, readFacts, recordFact } from '@evergrant/contract/documents.ts';
import { changeNote, removeNote } from '@evergrant/contract/notes.ts';
import { askAttorney, takeUpNote } from '@evergrant/contract/review.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

export const factsKey = (documentId: string) => ['facts', documentId] as const;

export const factsQuery = (documentId: string) =>
  queryOptions({
    queryKey: factsKey(documentId),
    queryFn: async () => call(readFacts, { params: { id: documentId } }),
    // Whoever comes back to a tab sees what was changed on another device meanwhile.
    staleTime: 0,
  });

/** What can be done to the facts of one document. Every act answers with all of them, which replace what is shown. */
export type FactAct =
  | { readonly kind: 'record'; readonly field: string; readonly value: FactValue }
  | { readonly kind: 'clear'; readonly field: string }
  | { readonly kind: 'confirm'; readonly field: string }
  /** `takesUsual`: with the usual settings, which stand beside it. */
  | { readonly kind: 'confirm-all'; readonly takesUsual?: boolean }
  | { readonly kind: 'change-note'; readonly words: string; readonly to: string }
  | { readonly kind: 'remove-note'; readonly words: string }
  | { readonly kind: 'take-up-note'; readonly words: string }
  | { readonly kind: 'ask-attorney'; readonly words: string };

export interface FactActs {
  readonly documentId: string;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  readonly onChange: (facts: FactsAnswer) => void;
}

export const useFactAct = ({ documentId, beginsRevision, onChange }: FactActs) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: FactAct) => perform(documentId, act, beginsRevision),
    onSuccess: (facts) => {
      client.setQueryData(factsKey(documentId), facts);
      onChange(facts);
    },
  });
};

const perform = async (id: string, act: FactAct, beginsRevision: boolean): Promise<FactsAnswer> => {
  const query = beginsRevision ? { beginsRevision: 'true' as const } : {};
  switch (act.kind) {
    case 'record':
      return call(recordFact, { params: { id, field: act.field }, query, body: { value: act.value } });
    case 'clear':
      return call(clearFact, { params: { id, field: act.field }, query });
    case 'confirm':
      return call(confirmFact, { params: { id, field: act.field } });
    case 'confirm-all':
      return call(confirmAllFacts, { params: { id }, query: act.takesUsual ? { takesUsual: 'true' } : {} });
    case 'change-note':
      return call(changeNote, { params: { id }, body: { words: act.words, to: act.to } });
    case 'remove-note':
      return call(removeNote, { params: { id }, body: { words: act.words } });
    case 'take-up-note':
      return call(takeUpNote, { params: { id }, query, body: { words: act.words } });
    case 'ask-attorney':
      return call(askAttorney, { params: { id }, body: { words: act.words } });
  }
};
