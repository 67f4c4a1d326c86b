import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { policyOf } from '#platform/http/content-policy.ts';

/** A built page or file whose words name the site's own origin, ready to be sent. */
export interface Page {
  readonly type: string;
  readonly policy: string | undefined;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

// Stands for the origin in what was built; see apps/web/src/publishing/origin-marker.ts.
const originMarker = 'https://origin.invalid';
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** Reads every page of a built web app once, tells it where it lives and compresses it. By address, e.g. `/pricing`. */
export const readPages = (root: string, origin: string): ReadonlyMap<string, Page> => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.split('.').pop()! in types)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [addressOf(relative(root, file)), readPage(file, origin)]));
};

/** The addresses that the web app knows, as patterns such as `/trust/:trustId?`. */
export const readRoutes = (root: string): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(join(root, '__routes.json'), 'utf8')));

const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

const readPage = (file: string, origin: string): Page => {
  const text = readFileSync(file, 'utf8').replaceAll(originMarker, origin);
  const type = types[file.split('.').pop() ?? ''] ?? 'text/plain';
  const plain = new Uint8Array(Buffer.from(text));
  return {
    type,
    policy: type.startsWith('text/html') ? policyOf(text) : undefined,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: new Uint8Array(gzipSync(plain)),
  };
};
