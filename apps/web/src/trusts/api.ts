import { createTrust, deleteTrust, listTrusts } from '@evergrant/contract/trusts.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { waitForFile } from '#trusts/wait-for-file.ts';

/** The member's documents, newest first. */
export const trustsQuery = queryOptions({
  queryKey: ['trusts'],
  queryFn: ({ signal }) => call(listTrusts, { signal }),
  refetchInterval: ({ state }) => waitForFile((state.data?.trusts ?? []).map(({ file }) => file)),
});

export const sendNewTrust = (body: { readonly name: string; readonly documentTypeId: string }) =>
  call(createTrust, { body });

export const sendTrustDeletion = (id: string) => call(deleteTrust, { params: { id } });
