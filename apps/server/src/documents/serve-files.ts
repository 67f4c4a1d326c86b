import type { z } from 'zod';
import type { Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';
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
    const FORMAT = format.toUpperCase();
    const described = {
      id: `download${files.name}${FORMAT}`,
      method: 'get',
      path: `${files.path}.${format}`,
      tag: 'documents',
      access: 'member',
      summary: `${files.summary}, as ${FORMAT}`,
      params: files.params,
      answers: { description: 'The file', type: format === 'html' ? 'text/html' : 'application/pdf' },
    } as const;
    serveRaw(api, described, async ({ actor: { userId }, params, http }) => {
      const { name, bytes } = await files.load(params, { userId, format });
      return http.body(bytes, 200, {
        'Content-Type': contentTypeByFormat[format],
        'Content-Disposition': attachmentNamed(name, format),
        'Content-Security-Policy':
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
      });
    });
  }
};
