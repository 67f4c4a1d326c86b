import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '#files/files.ts';
import { createLocalFiles } from '#files/local-files.ts';
import { createS3Files } from '#files/s3-files.ts';

interface Peer {
  readonly files: Files;
  readonly stop: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

interface UploadRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly searchParams: URLSearchParams;
  readonly path: string;
}

/** A storage that keeps objects by path, as S3 does with path-style addresses. */
export const startBucket = async () => {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  const uploads = new Map<string, { contentType: string; parts: Map<number, Buffer> }>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const path = decodeURIComponent(pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
      return;
    }
    if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      return answerUpload({ request, response, searchParams, path });
    }
    if (request.method === 'PUT') {
      const bytes = await readBody(request);
      objects.set(path, { bytes, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(path);
    if (found) {
      response.writeHead(200, { 'content-type': found.contentType }).end(found.bytes);
      return;
    }
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
  };
  const answerUpload = async ({ request, response, searchParams, path }: UploadRequest): Promise<void> => {
    const id = searchParams.get('uploadId') ?? `upload-${uploads.size + 1}`;
    const body = await readBody(request);
    if (searchParams.has('uploads')) {
      uploads.set(id, { contentType: request.headers['content-type'] ?? '', parts: new Map() });
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = uploads.get(id);
    if (!upload) return void response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>');
    if (request.method === 'DELETE') return void (uploads.delete(id) && response.writeHead(204).end());
    if (request.method === 'PUT') {
      const number = Number(searchParams.get('partNumber'));
      upload.parts.set(number, body);
      return void response.writeHead(200, { etag: `"part-${number}"` }).end();
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    const parts = named.map((number) => upload.parts.get(number) ?? Buffer.alloc(0));
    // As S3 has it: every part but the last one is at least 5 MiB.
    if (parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) {
      return void response.writeHead(400).end('<Error><Code>EntityTooSmall</Code></Error>');
    }
    objects.set(path, { bytes: Buffer.concat(parts), contentType: upload.contentType });
    uploads.delete(id);
    response.end('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { objects, uploads, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};

export const connect = (endpoint: string, secretAccessKey = 'secret', accessKeyId = 'key') =>
  createS3Files({
    bucket: 'papers',
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey,
    endpoint,
    prefix: 'evergrant/',
  });

const startS3 = async (): Promise<Peer> => {
  const bucket = await startBucket();
  const files = connect(bucket.endpoint);
  const stop = async (): Promise<void> => {
    files.close();
    await bucket.stop();
  };
  return { files, stop };
};

const startLocal = async (): Promise<Peer> => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  return { files: createLocalFiles(folder), stop: () => rm(folder, { recursive: true }) };
};

/** Each adapter on storage of its own. */
export const adapters = [
  { name: 'a folder', start: startLocal },
  { name: 'a bucket', start: startS3 },
];

const mebibyte = 1024 * 1024;
const pattern = Uint8Array.from({ length: mebibyte }, (_, index) => index % 251);

/** Chunks of uneven sizes that add up to `size` bytes, no two parts of them alike. */
export async function* manyChunks(size: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < size;) {
    const chunk = pattern.subarray(sent % 241, Math.min(700_001, (sent % 241) + size - sent));
    yield chunk;
    sent += chunk.length;
  }
}

/** What a call failed with, or `accepted`. */
export const refusalOf = async (call: Promise<unknown>): Promise<unknown> =>
  await call.then(
    () => 'accepted',
    (error: unknown) => error,
  );
