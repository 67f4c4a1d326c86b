import { Problem } from '@evergrant/contract/problem.ts';
import { largestScanInBytes, SignatureScan, signatureScansPath } from '@evergrant/contract/signature-scans.ts';
import { z } from 'zod';
import { requireMember } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { LargeBody } from '#platform/http/guard-requests.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { Refused } from '#platform/refused.ts';
import { readArriving } from '#properties/read-arriving.ts';
import { openScan } from '#signing/open-scan.ts';
import { takeScan } from '#signing/take-scan.ts';

/** The address below which a scan is sent. */
export const scanBody: LargeBody = {
  method: 'POST',
  path: `/api${signatureScansPath}`,
  maxBytes: largestScanInBytes,
};

const Sent = z.object({ document: z.uuid(), name: z.string().max(300).default('') });
const Kept = z.object({ id: z.uuid(), scanId: z.uuid() });

/** Scans of sheets that were signed in ink; they are bytes, so these are no operations of the JSON contract. */
export const serveScans = (api: Api, context: Context): void => {
  describeScans(api);
  api.post(signatureScansPath, async (http) => {
    const member = requireMember(http.var.actor);
    const sent = Sent.safeParse(http.req.query());
    if (!sent.success) throw refuseUnknown();
    const { document: documentId, name } = sent.data;
    const source = readArriving(http.req.raw.body);
    try {
      return http.json(await takeScan(context, { member, documentId, name, source, origin: http.var.origin }));
    } catch (error) {
      await readOut(source);
      throw error;
    }
  });
  api.get('/documents/:id/scans/:scanId', async (http) => {
    const { userId } = requireMember(http.var.actor);
    const params = Kept.safeParse(http.req.param());
    if (!params.success) throw refuseUnknown();
    const { id: documentId, scanId } = params.data;
    const { bytes, headers } = await openScan(context, { documentId, userId, scanId });
    return http.body(bytes, 200, headers);
  });
};

// A browser reads the answer only after it has sent everything; what is left is read and thrown away.
const readOut = async (source: AsyncIterator<Uint8Array>): Promise<void> => {
  let left = largestScanInBytes;
  try {
    for (let next = await source.next(); !next.done && left > 0; next = await source.next()) left -= next.value.length;
  } catch {
    // The sender has gone; nobody waits for the answer.
  }
};

const refuseUnknown = (): Refused => new Refused('absent', { code: 'document-not-found', message: 'Trust not found' });

const describeScans = (api: Api): void => {
  const bytes = { schema: { type: 'string', format: 'binary' } } as const;
  const refused = { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } };
  const security: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: signatureScansPath,
    operationId: 'uploadSignatureScan',
    summary: 'Keep a scan (PDF, JPEG, PNG or HEIC, 10 MB) of sheets that were signed in ink',
    tags: ['signing'],
    security,
    request: { query: Sent, body: { required: true, content: { 'application/octet-stream': bytes } } },
    responses: {
      200: { description: 'Kept', content: { 'application/json': { schema: SignatureScan } } },
      default: refused,
    },
  });
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/documents/{id}/scans/{scanId}',
    operationId: 'downloadSignatureScan',
    summary: 'A scan of sheets that were signed in ink, as it was sent',
    tags: ['signing'],
    security,
    request: { params: Kept },
    responses: {
      200: { description: 'The file', content: { 'application/octet-stream': bytes } },
      default: refused,
    },
  });
};
