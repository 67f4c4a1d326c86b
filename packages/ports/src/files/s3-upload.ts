import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';

// S3 takes parts from 5 MiB on, the last one aside.
const partSizeInBytes = 8 * 1024 * 1024;

interface S3Object {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

/**
 * Stores chunks as one object without knowing their size before: what fits into one part at once, more of it part by part.
 * The object appears when the last part has arrived. Parts of a process that was killed stay in the bucket until its
 * lifecycle rule for incomplete uploads removes them.
 */
export const uploadToS3 = async (
  client: S3Client,
  object: S3Object,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const parts = joinParts(chunks);
  const first = await parts.next();
  const Body = first.value ?? new Uint8Array();
  if (first.done || Body.length < partSizeInBytes) {
    await client.send(new PutObjectCommand({ ...object, Body }));
    return;
  }
  await uploadInParts(client, object, continued(Body, parts));
};

const uploadInParts = async (client: S3Client, object: S3Object, parts: AsyncIterable<Uint8Array>): Promise<void> => {
  const { Bucket, Key } = object;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const place = { Bucket, Key, UploadId };
  try {
    const done: CompletedPart[] = [];
    for await (const Body of parts) {
      const PartNumber = done.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...place, PartNumber, Body }));
      done.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts: done } }));
  } catch (error) {
    // What went wrong first is what counts; parts that stay cost little and are removed by the bucket's own rule.
    await client.send(new AbortMultipartUploadCommand(place)).catch(() => undefined);
    throw error;
  }
};

async function* continued(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** Joins small chunks to parts of the full size; the last one may be smaller. */
async function* joinParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partSizeInBytes);
  let size = 0;
  for await (const chunk of chunks) {
    for (let taken = 0; taken < chunk.length;) {
      const piece = chunk.subarray(taken, taken + partSizeInBytes - size);
      part.set(piece, size);
      size += piece.length;
      taken += piece.length;
      if (size < partSizeInBytes) continue;
      yield part;
      part = new Uint8Array(partSizeInBytes);
      size = 0;
    }
  }
  if (size > 0) yield part.subarray(0, size);
}
