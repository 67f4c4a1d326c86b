import { signerRoles } from '@evergrant/domain/execution/signer-roles.ts';
import { z } from 'zod';

/**
 * What a witness reads: the frozen text, byte for byte what the fingerprint is made of, and beside it what has been signed so
 * far. `signedOn` is the day where the signer was. `image`: the drawn signature as a `data:` address; null where somebody signed on paper, as the owner says.
 */
export const WitnessDocument = z
  .object({
    html: z.string(),
    sha256: z.string(),
    signed: z.array(
      z.object({
        name: z.string(),
        role: z.enum(signerRoles).exclude(['spouse']),
        signedOn: z.iso.date(),
        /** When and where it was drawn; null of ink. */
        signedAt: z.iso.datetime().nullable(),
        timeZone: z.string().nullable(),
        image: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'WitnessDocument' });
