import { generateDocumentHtml, readDocument, readTrust } from '@evergrant/contract/trusts.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { waitForFile } from '#trusts/wait-for-file.ts';

/** One document of the member, without its text. */
export const trustQuery = (trustId: string) =>
  queryOptions({
    queryKey: ['trusts', trustId],
    queryFn: async ({ signal }) => call(readTrust, { params: { id: trustId }, signal }),
    refetchInterval: ({ state }) => waitForFile(state.data ? [state.data.file] : []),
  });

export const documentKey = (trustId: string) => ['document', trustId] as const;

/** The document as it may be shown now. */
export const documentQuery = (trustId: string) =>
  queryOptions({
    queryKey: documentKey(trustId),
    queryFn: async ({ signal }) => call(readDocument, { params: { id: trustId }, signal }),
    staleTime: 0,
  });

/** Assembles the document anew from the recorded facts, as the query behind the preview. */
export const assembledDocumentQuery = (trustId: string) =>
  queryOptions({
    queryKey: documentKey(trustId),
    queryFn: async ({ signal }) => call(generateDocumentHtml, { body: { trustId }, signal }),
    staleTime: 0,
  });
