import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { FilesUnavailable } from '#files/files.ts';
import type { Files } from '#files/files.ts';
import { passSourceErrors } from '#files/pass-source-errors.ts';
import { requireFileKey } from '#files/require-file-key.ts';
import { uploadToS3 } from '#files/s3-upload.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The address of an S3-compatible storage; absent means Amazon S3 in the region. */
  readonly endpoint?: string;
  /** Put in front of every key, such as `evergrant/`. */
  readonly prefix?: string;
}

export interface S3Files extends Files {
  /** Lets go of the connections that are kept open between calls. */
  readonly close: () => void;
}

/** Files in a bucket of Amazon S3 or of a storage that speaks the same protocol. */
export const createS3Files = (settings: S3Settings): S3Files => {
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint, prefix = '' } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Compatible storages do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (key: string): string => `${prefix}${requireFileKey(key)}`;

  return {
    put: async (key, bytes, contentType) => {
      const command = new PutObjectCommand({ Bucket, Key: keyOf(key), Body: bytes, ContentType: contentType });
      await available(() => client.send(command));
    },
    putStream: async (key, chunks, ContentType) => {
      const object = { Bucket, Key: keyOf(key), ContentType };
      await passSourceErrors(chunks, (bytes) => available(() => uploadToS3(client, object, bytes)));
    },
    get: async (key) => {
      const command = new GetObjectCommand({ Bucket, Key: keyOf(key) });
      const body = await available(() => openOrNothing(client, command));
      return await available(async () => body?.transformToByteArray());
    },
    getStream: async (key) => {
      const command = new GetObjectCommand({ Bucket, Key: keyOf(key) });
      const body = await available(() => openOrNothing(client, command));
      return body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
    },
    remove: async (key) => {
      const command = new DeleteObjectCommand({ Bucket, Key: keyOf(key) });
      await available(() => client.send(command));
    },
    close: () => client.destroy(),
  };
};

const openOrNothing = async (client: S3Client, command: GetObjectCommand) => {
  try {
    const { Body } = await client.send(command);
    return Body;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

const available = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw new FilesUnavailable('The file storage did not answer.', { cause: error });
  }
};
