import { z } from 'zod';
import { Done, operation } from '#operation.ts';

/** A scan of sheets that were signed in ink, kept by the owner as evidence. */
export const SignatureScan = z
  .object({ id: z.uuid(), name: z.string(), sizeInBytes: z.int(), createdAt: z.iso.datetime() })
  .meta({ id: 'SignatureScan' });
export type SignatureScan = z.infer<typeof SignatureScan>;

/** Bytes of one scan, at most. */
export const largestScanInBytes = 10 * 1024 * 1024;

/**
 * The bytes of one scan are the body of this request, so it is no operation of the JSON contract. `?document=` is the document,
 * `&name=` what the file is called.
 */
export const signatureScansPath = '/signing/scans';

export const removeSignatureScan = operation({
  id: 'removeSignatureScan',
  method: 'delete',
  path: '/documents/{id}/scans/{scanId}',
  tag: 'signing',
  access: 'member',
  summary: 'Remove a scan that was sent by mistake, until everybody has signed the version',
  params: z.object({ id: z.uuid(), scanId: z.uuid() }),
  answer: Done,
});
