import { z } from 'zod';
import { Done, operation } from '#operation.ts';

const tag = 'personal data';

export const DeletionPreview = z
  .object({
    /** Documents that everyone has signed; they are kept in minimal form. */
    keptDocuments: z.array(z.object({ name: z.string(), signedAt: z.iso.datetime().nullable() })),
    removedDocumentCount: z.int(),
    hasRunningSubscription: z.boolean(),
    /** What an affiliate has earned and not been paid; it is lost with the account. Whole cents. */
    unpaidEarningsInCents: z.int(),
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'DeletionPreview', description: 'What deleting the account would remove, keep and wait for.' });
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const DeleteAccountBody = z
  .object({
    password: z.string().max(256),
    /** What the authenticator app shows, or a recovery code, when the account has a second factor. */
    code: z.string().max(40).optional(),
  })
  .meta({ id: 'DeleteAccountBody' });

export const previewDeletion = operation({
  id: 'previewDeletion',
  method: 'get',
  path: '/account/deletion',
  tag,
  access: 'member',
  summary: 'What deleting the account would remove and what must stay',
  answer: DeletionPreview,
});
export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'post',
  path: '/account/delete',
  tag,
  access: 'member',
  summary: 'Delete the account for good; signed documents stay in minimal form',
  body: DeleteAccountBody,
  answer: Done,
});
