import { z } from 'zod';

/**
 * Where a notarial act takes place: `lines` of the certificate with `{county}` for the blank; `countyWord` null where there
 * are no counties or no one word for them; `countyExceptions` are places with a word of their own (null: the name stands
 * alone), some of which share their name with a county; `countyByPlace` are places that people name instead of their county.
 */
export const venueSection = z.strictObject({
  lines: z.array(z.string().min(1)).min(1),
  countyWord: z.enum(['County', 'Parish']).nullable(),
  countyExceptions: z.array(
    z.strictObject({
      name: z.string().min(1),
      word: z.enum(['City', 'City and County', 'City and Borough', 'Municipality']).nullable(),
      isAlsoCounty: z.boolean(),
    }),
  ),
  countyByPlace: z.array(z.strictObject({ name: z.string().min(1), county: z.string().min(1) })),
});
