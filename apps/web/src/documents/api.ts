import { createDocument, deleteDocument, listDocuments } from '@evergrant/contract/documents.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { waitForFile } from '#documents/wait-for-file.ts';

/** The member's documents, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => call(listDocuments, { signal }),
  refetchInterval: ({ state }) => waitForFile((state.data?.documents ?? []).map(({ file }) => file)),
});

export const sendNewDocument = (body: { readonly name: string; readonly documentTypeId: string }) =>
  call(createDocument, { body });

export const sendDocumentDeletion = (id: string) => call(deleteDocument, { params: { id } });
