import { DocumentId } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { serveFiles } from '#documents/serve-files.ts';

/** The files of a document: as it stands, and without signatures. */
export const serveDownloads = (api: Api, context: Context): void => {
  serveFiles(api, {
    path: '/documents/{id}/document',
    name: '',
    summary: 'The document as it stands: marked PREVIEW, clean or signed',
    params: DocumentId,
    load: ({ id: documentId }, { userId, format }) => downloadDocument(context, { documentId, userId, format }),
  });
  serveFiles(api, {
    path: '/documents/{id}/document-to-sign',
    name: 'ToSign',
    summary: 'The finished document without signatures, to sign in ink',
    params: DocumentId,
    load: ({ id: documentId }, { userId, format }) => downloadToSign(context, { documentId, userId, format }),
  });
};
