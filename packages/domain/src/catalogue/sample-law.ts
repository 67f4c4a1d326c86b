import stateOfSample from '#law/state-of-sample.json' with { type: 'json' };
import type { LawSource } from '#law/law-source.ts';
import { stateLawSchema } from '#law/state-law.ts';

const law = stateLawSchema.parse(stateOfSample);

/** The one law that the sample needs, without the other fifty; which one, the manifest of this package says. */
export const sampleLaw: LawSource = (state) => (state === law.code ? law : undefined);
