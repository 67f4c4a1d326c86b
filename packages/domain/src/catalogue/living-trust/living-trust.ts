import { peopleIn } from '#facts/people-in.ts';
import { defineDocumentType } from '#document-type/document-type.ts';
import { livingTrustCard } from '#catalogue/living-trust/card.ts';
import { extract } from '#catalogue/living-trust/extract.ts';
import { livingTrustInstrument } from '#catalogue/living-trust/instrument.ts';
import { settleLivingTrust } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustSubject } from '#catalogue/living-trust/living-trust-subject.ts';
import { livingTrustNouns } from '#catalogue/living-trust/nouns.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { reviewLivingTrust } from '#catalogue/living-trust/review-living-trust.ts';
import { livingTrustScript } from '#catalogue/living-trust/living-trust-script.ts';
import { summary } from '#catalogue/living-trust/summary.ts';

/** The revocable living trust of one grantor. */
export const livingTrust = defineDocumentType({
  nouns: livingTrustNouns,
  card: livingTrustCard,
  plan: livingTrustPlan,
  settle: settleLivingTrust,
  instrument: livingTrustInstrument,
  undecided: {
    maritalStatus: ['declaration.family'],
    children: ['declaration.family'],
    descendantsTakeFirst: ['death.lapse', 'death.contingent'],
    contingentBeneficiaries: ['death.contingent'],
    stepchildrenAfterDivorce: ['general.stepchildren'],
    incapacityTest: ['life.incapacity', 'life.concurrence'],
    trusteeFixedFeeInCents: ['trustees.compensation'],
    hasPourOverWill: ['declaration.pourOver'],
  },
  review: { subject: livingTrustSubject, checks: reviewLivingTrust },
  formality: { kind: 'lifetime-trust', fewestWitnesses: 1, notary: 'customary' },
  stateFields: ['governingState', 'grantorState'],
  makerName: ({ grantorName }) => grantorName,
  extract,
  summary,
  introduced: peopleIn,
  // A name with "trust" in it is the trust's.
  suggestFromName: (name) => (/\btrust\b/iu.test(name) ? { trustName: name } : {}),
  sample: livingTrustSample,
  script: livingTrustScript,
});
