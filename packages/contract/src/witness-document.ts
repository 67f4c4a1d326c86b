import { z } from 'zod';

/**
 * What a witness reads: the frozen text, byte for byte what the fingerprint is made of, and beside it what has been signed so
 * far. `image`: the drawn signature as a `data:` address; null where somebody signed on paper, as the owner says.
 */
export const WitnessDocument = z
  .object({
    html: z.string(),
    sha256: z.string(),
    signed: z.array(
      z.object({
        name: z.string(),
        role: z.enum(['owner', 'witness', 'cosigner']),
        signedOn: z.iso.date(),
        image: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'WitnessDocument' });
