import { TrustId } from '@evergrant/contract/trusts.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { downloadDocument, downloadToSign } from '#trusts/download-document.ts';
import { serveFiles } from '#trusts/serve-files.ts';

/** The files of a document: as it stands, and without signatures. */
export const serveDownloads = (api: Api, context: Context): void => {
  serveFiles(api, {
    path: '/trusts/{id}/document',
    name: '',
    summary: 'The document as it stands: marked PREVIEW, clean or signed',
    params: TrustId,
    load: ({ id: trustId }, { userId, format }) => downloadDocument(context, { trustId, userId, format }),
  });
  serveFiles(api, {
    path: '/trusts/{id}/document-to-sign',
    name: 'ToSign',
    summary: 'The finished document without signatures, to sign in ink',
    params: TrustId,
    load: ({ id: trustId }, { userId, format }) => downloadToSign(context, { trustId, userId, format }),
  });
};
