import { z } from 'zod';
import { agencySection } from '#law/sections/agency.ts';
import { certificatesSection } from '#law/sections/certificates.ts';
import { companySection } from '#law/sections/company.ts';
import { executionSection } from '#law/sections/execution.ts';
import { provisionsSection } from '#law/sections/provisions.ts';
import { venueSection } from '#law/sections/venue.ts';
import { willsSection } from '#law/sections/wills.ts';
import { wordsSection } from '#law/sections/words.ts';
import { stateCodes } from '#law/state-code.ts';

/** The law of one jurisdiction as its file tells it. Compiled research, 2026-11-22, reviewed by no attorney. */
export const stateLawSchema = z.strictObject({
  code: z.enum(stateCodes),
  name: z.string().min(1),
  sovereign: z.enum(['State', 'Commonwealth', 'District']),
  review: z.literal('compiled research, 2026-11-22, reviewed by no attorney'),
  venue: venueSection,
  execution: executionSection,
  provisions: provisionsSection,
  agency: agencySection,
  company: companySection,
  certificates: certificatesSection,
  wills: willsSection,
  words: wordsSection.optional(),
});

export type StateLaw = z.infer<typeof stateLawSchema>;
