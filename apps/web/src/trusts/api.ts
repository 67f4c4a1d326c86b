import { createTrust, deleteTrust, listTrusts } from '@evergrant/contract/trusts.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

/** The member's documents, newest first. */
export const trustsQuery = queryOptions({
  queryKey: ['trusts'],
  queryFn: ({ signal }) => call(listTrusts, { signal }),
});

export const sendNewTrust = (body: { readonly name: string; readonly documentTypeId: string }) =>
  call(createTrust, { body });

export const sendTrustDeletion = (id: string) => call(deleteTrust, { params: { id } });
