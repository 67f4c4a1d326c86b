import {
  largestScanInBytes,
  removeSignatureScan,
  SignatureScan,
  signatureScansPath,
} from '@evergrant/contract/signature-scans.ts';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { readOut } from '#platform/http/read-out.ts';
import type { LargeBody } from '#platform/http/guard-requests.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';
import { readArriving } from '#platform/http/read-arriving.ts';
import { openScan } from '#signing/open-scan.ts';
import { removeScan } from '#signing/remove-scan.ts';
import { longestScanInMs } from '#signing/scan-time.ts';
import { takeScan } from '#signing/take-scan.ts';

/** The address below which a scan is sent. */
export const scanBody: LargeBody = {
  method: 'POST',
  path: `/api${signatureScansPath}`,
  maxBytes: largestScanInBytes,
};

const sent = {
  id: 'uploadSignatureScan',
  method: 'post',
  path: signatureScansPath,
  tag: 'signing',
  access: 'member',
  summary: 'Keep a scan (PDF, JPEG, PNG or HEIC, 10 MB) of sheets that were signed in ink',
  query: z.object({ document: z.uuid(), name: z.string().max(300).default('') }),
  takesBytes: true,
  answers: { description: 'Kept', type: 'application/json', schema: SignatureScan },
} as const;

const kept = {
  id: 'downloadSignatureScan',
  method: 'get',
  path: '/documents/{id}/scans/{scanId}',
  tag: 'signing',
  access: 'member',
  summary: 'A scan of sheets that were signed in ink, as it was sent',
  params: z.object({ id: z.uuid(), scanId: z.uuid() }),
  answers: { description: 'The file', type: 'application/octet-stream' },
} as const;

/** Scans of sheets that were signed in ink; what is sent and given as bytes is no operation of the JSON contract. */
export const serveScans = (api: Api, context: Context): void => {
  serveRaw(api, sent, async ({ actor, query: { document: documentId, name }, origin, http }) => {
    const source = readArriving(http.req.raw.body, { atMostInMs: longestScanInMs });
    try {
      return http.json(await takeScan(context, { member: actor, documentId, name, source, origin }));
    } catch (error) {
      await readOut(source, largestScanInBytes);
      throw error;
    }
  });
  serveOperation(api, removeSignatureScan, async ({ actor, params: { id: documentId, scanId }, origin }) => {
    await removeScan(context, { member: actor, documentId, scanId, origin });
    return { done: true } as const;
  });
  serveRaw(api, kept, async ({ actor, params: { id: documentId, scanId }, http }) => {
    const { bytes, headers } = await openScan(context, { documentId, userId: actor.userId, scanId });
    return http.body(bytes, 200, headers);
  });
};
