import { defineDocumentType } from '#document-type/document-type.ts';
import { jointTrustCard } from '#catalogue/joint-trust/card.ts';
import { extract } from '#catalogue/joint-trust/extract.ts';
import { jointTrustInstrument } from '#catalogue/joint-trust/instrument.ts';
import { settleJointTrust } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrustSubject } from '#catalogue/joint-trust/joint-trust-subject.ts';
import { jointTrustNouns } from '#catalogue/joint-trust/nouns.ts';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import { reviewJointTrust } from '#catalogue/joint-trust/review-joint-trust.ts';
import { jointTrustScript } from '#catalogue/joint-trust/joint-trust-script.ts';
import { introduced } from '#catalogue/joint-trust/introduced.ts';
import { summary } from '#catalogue/joint-trust/summary.ts';

/** The revocable living trust of two spouses or two partners. */
export const jointTrust = defineDocumentType({
  nouns: jointTrustNouns,
  card: jointTrustCard,
  plan: jointTrustPlan,
  settle: settleJointTrust,
  instrument: jointTrustInstrument,
  undecided: {
    maritalStatus: [
      'declaration.family',
      'life.ending',
      'life.pending',
      'general.consent',
      'first.debts',
      'first.administration',
    ],
    partnership: ['declaration.family'],
    sharesHome: ['declaration.trust'],
    children: ['declaration.family'],
    survivorPlan: ['first.stays'],
    descendantsTakeFirst: ['death.lapse', 'death.contingent'],
    contingentBeneficiaries: ['death.contingent'],
    incapacityTest: ['life.incapacity', 'life.concurrence'],
    trusteeFixedFeeInCents: ['trustees.compensation'],
    hasPourOverWill: ['declaration.pourOver'],
  },
  review: { subject: jointTrustSubject, checks: reviewJointTrust },
  formality: { kind: 'lifetime-trust', fewestWitnesses: 1, notary: 'customary' },
  stateFields: ['governingState', 'grantorState'],
  makerName: ({ grantorName }) => grantorName,
  extract,
  summary,
  introduced,
  // A name with "trust" in it is the trust's.
  suggestFromName: (name) => (/\btrust\b/iu.test(name) ? { trustName: name } : {}),
  sample: jointTrustSample,
  script: jointTrustScript,
});
