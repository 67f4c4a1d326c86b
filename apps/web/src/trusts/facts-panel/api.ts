import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import { clearFact, confirmAllFacts, confirmFact, readFacts, recordFact } from '@evergrant/contract/trusts.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

export const factsKey = (trustId: string) => ['facts', trustId] as const;

export const factsQuery = (trustId: string) =>
  queryOptions({
    queryKey: factsKey(trustId),
    queryFn: async () => call(readFacts, { params: { id: trustId } }),
  });

/** What can be done to the facts of one document. Every act answers with all of them, which replace what is shown. */
export type FactAct =
  | { readonly kind: 'record'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'clear'; readonly field: string }
  | { readonly kind: 'confirm'; readonly field: string }
  | { readonly kind: 'confirm-all' };

export const useFactAct = (trustId: string, onChange: (facts: FactsAnswer) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: FactAct) => perform(trustId, act),
    onSuccess: (facts) => {
      client.setQueryData(factsKey(trustId), facts);
      onChange(facts);
    },
  });
};

const perform = async (id: string, act: FactAct): Promise<FactsAnswer> => {
  switch (act.kind) {
    case 'record':
      return call(recordFact, { params: { id, field: act.field }, body: { value: act.value } });
    case 'clear':
      return call(clearFact, { params: { id, field: act.field } });
    case 'confirm':
      return call(confirmFact, { params: { id, field: act.field } });
    case 'confirm-all':
      return call(confirmAllFacts, { params: { id } });
  }
};
