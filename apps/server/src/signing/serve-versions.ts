import { listSignedVersions as operation } from '@evergrant/contract/signed-versions.ts';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { downloadSignedVersion } from '#signing/download-signed-version.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { serveFiles } from '#documents/serve-files.ts';

/** Signed versions and their files, for as long as the document exists. */
export const serveVersions = (api: Api, context: Context): void => {
  serveOperation(api, operation, ({ actor, params }) =>
    listSignedVersions(context, { documentId: params.id, userId: actor.userId }),
  );
  serveFiles(api, {
    path: '/documents/{id}/versions/{versionId}/document',
    name: 'SignedVersion',
    summary: 'A signed version of the document',
    params: z.object({ id: z.uuid(), versionId: z.uuid() }),
    load: ({ id: documentId, versionId }, { userId, format }) =>
      downloadSignedVersion(context, { documentId, userId, versionId, format }),
  });
};
