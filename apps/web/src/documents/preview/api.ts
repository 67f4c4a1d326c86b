import { generateDocumentHtml, readDocumentHtml, readDocument } from '@evergrant/contract/documents.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { waitForFile } from '#documents/wait-for-file.ts';

/** One document of the member, without its text. */
export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId],
    queryFn: async ({ signal }) => call(readDocument, { params: { id: documentId }, signal }),
    refetchInterval: ({ state }) => waitForFile(state.data ? [state.data.file] : []),
  });

export const documentHtmlKey = (documentId: string) => ['document-html', documentId] as const;

/** The document as it may be shown now. */
export const documentHtmlQuery = (documentId: string) =>
  queryOptions({
    queryKey: documentHtmlKey(documentId),
    queryFn: async ({ signal }) => call(readDocumentHtml, { params: { id: documentId }, signal }),
    staleTime: 0,
  });

/** Assembles the document anew from the recorded facts, as the query behind the preview. */
export const assembledDocumentQuery = (documentId: string) =>
  queryOptions({
    queryKey: documentHtmlKey(documentId),
    queryFn: async ({ signal }) => call(generateDocumentHtml, { body: { trustId: documentId }, signal }),
    staleTime: 0,
  });
