import { Problem } from '@evergrant/contract/problem.ts';
import type { z } from 'zod';
import { requireMember } from '#platform/actor.ts';
import { Refused } from '#platform/refused.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { attachmentNamed } from '#documents/attachment-named.ts';
import type { DownloadFormat } from '#documents/read-executed.ts';

interface ServedFiles<Params extends z.ZodObject> {
  /** Below `/api`, without the ending, with `{name}` for parameters. */
  readonly path: string;
  /** What is between `download` and the format in the id of the operation. */
  readonly name: string;
  readonly summary: string;
  readonly params: Params;
  readonly load: (
    params: z.output<Params>,
    asked: { readonly userId: string; readonly format: DownloadFormat },
  ) => Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }>;
}

const contentTypeByFormat = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;

/** A document as PDF and as HTML; they are answered as bytes, so they are no operation of the JSON contract. */
export const serveFiles = <Params extends z.ZodObject>(api: Api, files: ServedFiles<Params>): void => {
  for (const format of ['html', 'pdf'] as const) {
    describeFile(api, files, format);
    api.get(`${files.path.replaceAll(/\{(\w+)\}/g, ':$1')}.${format}`, async (http) => {
      const { userId } = requireMember(http.var.actor);
      const params = files.params.safeParse(http.req.param());
      if (!params.success) throw refuseUnknown();
      const { name, bytes } = await files.load(params.data, { userId, format });
      return http.body(bytes, 200, {
        'Content-Type': contentTypeByFormat[format],
        'Content-Disposition': attachmentNamed(name, format),
        'Content-Security-Policy':
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
      });
    });
  }
};

const refuseUnknown = (): Refused => new Refused('absent', { code: 'document-not-found', message: 'Trust not found' });

const describeFile = <Params extends z.ZodObject>(
  api: Api,
  { path, name, summary, params }: ServedFiles<Params>,
  format: DownloadFormat,
): void => {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: `${path}.${format}`,
    operationId: `download${name}${format.toUpperCase()}`,
    summary: `${summary}, as ${format.toUpperCase()}`,
    tags: ['documents'],
    security: [{ session: [] }, { bearer: [] }],
    request: { params },
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
