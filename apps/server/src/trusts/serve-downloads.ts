import { TrustId } from '@evergrant/contract/trusts.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import { requireMember } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { attachmentNamed } from '#trusts/attachment-named.ts';
import { downloadDocument, type DownloadFormat } from '#trusts/download-document.ts';

const contentTypeByFormat = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;

/** The two files of a document; they are answered as bytes, so they are no operation of the JSON contract. */
export const serveDownloads = (api: Api, context: Context): void => {
  serveDownload(api, context, 'html');
  serveDownload(api, context, 'pdf');
};

const serveDownload = (api: Api, context: Context, format: DownloadFormat): void => {
  describeDownload(api, format);
  api.get(`/trusts/:id/document.${format}`, async (http) => {
    const { userId } = requireMember(http.var.actor);
    const { name, bytes } = await downloadDocument(context, { trustId: http.req.param('id'), userId, format });
    return http.body(bytes, 200, {
      'Content-Type': contentTypeByFormat[format],
      'Content-Disposition': attachmentNamed(name, format),
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    });
  });
};

const describeDownload = (api: Api, format: DownloadFormat): void => {
  const kept = format === 'html' ? 'HTML' : 'PDF';
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: `/trusts/{id}/document.${format}`,
    operationId: `download${kept}`,
    summary: `The finished or signed document as ${kept}`,
    tags: ['trusts'],
    security: [{ session: [] }, { bearer: [] }],
    request: { params: TrustId },
    responses: {
      200: {
        description: 'The file',
        content: {
          [format === 'html' ? 'text/html' : 'application/pdf']: { schema: { type: 'string', format: 'binary' } },
        },
      },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
};
