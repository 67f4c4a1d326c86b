import florida from '#law/states/FL.json' with { type: 'json' };
import type { LawSource } from '#law/law-source.ts';
import { stateLawSchema } from '#law/state-law.ts';

const law = stateLawSchema.parse(florida);

/** The one law that the sample needs, without the other fifty. */
export const sampleLaw: LawSource = (state) => (state === law.code ? law : undefined);
