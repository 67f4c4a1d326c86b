import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import { policyOf } from '#platform/http/content-policy.ts';

/** A built page or file whose words name the site's own origin, ready to be sent. */
export interface Page {
  readonly type: string;
  readonly policy: string | undefined;
  readonly etag: string;
  readonly plain: Bytes;
  /** The same, compressed when somebody first asks for it. */
  readonly compressed: (encoding: Encoding) => Promise<Bytes>;
}

/** How a page can be compressed, the better way first. */
export const encodings = ['br', 'gzip'] as const;

type Encoding = (typeof encodings)[number];
type Bytes = Uint8Array<ArrayBuffer>;

// What stands for the origin and for the fewest characters of a password in what was built; see apps/web/src/publishing.
const originMarker = 'https://origin.invalid';
const passwordLengthMarker = 'password-length.invalid';
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** What a built page is told by whoever serves it. */
export interface Told {
  /** The address that people type, e.g. `https://evergrant.example`. */
  readonly origin: string;
  readonly minPasswordLength: number;
}

/** Reads every page of a built web app once and tells it where it lives. By address, e.g. `/pricing`. */
export const readPages = (root: string, told: Told): ReadonlyMap<string, Page> => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.split('.').pop()! in types)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [addressOf(relative(root, file)), readPage(file, told)]));
};

/** The addresses that the web app knows, as patterns such as `/trust/:documentId?`. */
export const readRoutes = (root: string): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(join(root, '__routes.json'), 'utf8')));

const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

const readPage = (file: string, { origin, minPasswordLength }: Told): Page => {
  const text = readFileSync(file, 'utf8')
    .replaceAll(originMarker, origin)
    .replaceAll(passwordLengthMarker, String(minPasswordLength));
  const type = types[file.split('.').pop() ?? ''] ?? 'text/plain';
  const plain = new Uint8Array(Buffer.from(text));
  return {
    type,
    policy: type.startsWith('text/html') ? policyOf(text) : undefined,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    compressed: compressOnce(plain),
  };
};

const compress: Readonly<Record<Encoding, (plain: Bytes) => Promise<Uint8Array>>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => promisify(gzip)(plain),
};

const compressOnce = (plain: Bytes): Page['compressed'] => {
  const made = new Map<Encoding, Promise<Bytes>>();
  return (encoding) => {
    const known = made.get(encoding) ?? compress[encoding](plain).then((bytes) => new Uint8Array(bytes));
    made.set(encoding, known);
    return known;
  };
};
