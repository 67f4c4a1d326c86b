import { z } from 'zod';
import { operation } from '#operation.ts';
import { DocumentId } from '#documents.ts';

/** Sent as the data of server-sent events on `GET /api/documents/{id}/events`. */
export const SigningEvent = z
  .object({
    type: z.enum([
      'witness-viewed',
      'witness-signed',
      'witness-declined',
      'cosigner-viewed',
      'cosigner-signed',
      'cosigner-declined',
      'owner-signed',
      'document-signed',
      'document-changed',
    ]),
    documentId: z.uuid(),
    witnessId: z.uuid().optional(),
    witnessName: z.string().optional(),
  })
  .meta({ id: 'SigningEvent' });
export type SigningEvent = z.infer<typeof SigningEvent>;

/** Server-sent events, each a `SigningEvent`; a `ping` at least every 30 seconds. */
export const watchSigning = operation({
  id: 'watchSigning',
  method: 'get',
  path: '/documents/{id}/events',
  tag: 'signing',
  access: 'member',
  summary: 'News about witnesses and signatures, as server-sent events',
  params: DocumentId,
  answer: SigningEvent,
});
