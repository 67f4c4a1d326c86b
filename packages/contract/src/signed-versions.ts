import { signerRoles } from '@evergrant/domain/execution/signer-roles.ts';
import { z } from 'zod';
import { operation } from '#operation.ts';
import { SigningMethod } from '#required-signers.ts';
import { DocumentId } from '#documents.ts';
import { SignatureScan } from '#signature-scans.ts';

const tag = 'signing';

const SignerRole = z.enum([...signerRoles, 'on-paper']).exclude(['spouse', 'notary']);

/**
 * A version that somebody has signed, or whose sheets were scanned. `executed`: everybody has, and the copy is kept; `being-prepared`: the copy is being
 * printed; `unfinished`: not everybody has. With the method `print-and-sign` what is not `on-paper` is an acknowledgment.
 * Who signed on paper did so on that day, as the owner says.
 */
export const SignedVersion = z
  .object({
    id: z.uuid(),
    number: z.int(),
    isCurrent: z.boolean(),
    state: z.enum(['executed', 'being-prepared', 'unfinished']),
    method: SigningMethod,
    /** Scans of its sheets; they stay with it when another version takes its place. */
    scans: z.array(SignatureScan),
    signers: z.array(
      z.object({ name: z.string(), role: SignerRole, signedAt: z.string(), timeZone: z.string().nullable() }),
    ),
  })
  .meta({ id: 'SignedVersion' });
export type SignedVersion = z.infer<typeof SignedVersion>;

export const listSignedVersions = operation({
  id: 'listSignedVersions',
  method: 'get',
  path: '/documents/{id}/versions',
  tag,
  access: 'member',
  summary: 'Every version of a document that somebody has signed, newest first',
  params: DocumentId,
  answer: z
    .object({
      versions: z.array(SignedVersion),
      /** What becomes of the sheets of a version that was replaced, in plain words; null where none was. */
      oldSheets: z.string().nullable(),
    })
    .meta({ id: 'SignedVersions' }),
});
