import { peopleIn } from '#facts/people-in.ts';
import { defineDocumentType } from '#document-type/document-type.ts';
import { testamentaryTrustCard } from '#catalogue/testamentary-trust/card.ts';
import { extract } from '#catalogue/testamentary-trust/extract.ts';
import { testamentaryTrustInstrument } from '#catalogue/testamentary-trust/instrument.ts';
import { testamentaryTrustNouns } from '#catalogue/testamentary-trust/nouns.ts';
import { testamentaryTrustPlan } from '#catalogue/testamentary-trust/plan.ts';
import { reviewTestamentaryTrust } from '#catalogue/testamentary-trust/review-testamentary-trust.ts';
import { settleTestamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustSample } from '#catalogue/testamentary-trust/testamentary-trust-sample.ts';
import { testamentaryTrustSubject } from '#catalogue/testamentary-trust/testamentary-trust-subject.ts';
import { testamentaryTrustScript } from '#catalogue/testamentary-trust/testamentary-trust-script.ts';
import { summary } from '#catalogue/testamentary-trust/summary.ts';

/** The will that makes a trust for those who must not receive what is left at once. */
export const testamentaryTrust = defineDocumentType({
  nouns: testamentaryTrustNouns,
  card: testamentaryTrustCard,
  plan: testamentaryTrustPlan,
  settle: settleTestamentaryTrust,
  instrument: testamentaryTrustInstrument,
  undecided: {
    maritalStatus: ['declaration.family'],
    children: ['declaration.family'],
    spouseTakesFirst: ['residue.gift'],
    heldForSpouseOnBenefits: ['residue.gift'],
    descendantsTakeFirst: ['death.lapse', 'death.contingent'],
    contingentBeneficiaries: ['death.contingent'],
    trusteeFixedFeeInCents: ['trustees.compensation'],
  },
  review: { subject: testamentaryTrustSubject, checks: reviewTestamentaryTrust },
  // A notary has a part only where the state has an affidavit, and no will waits for it.
  formality: { kind: 'will', fewestWitnesses: 2, notary: 'none' },
  stateFields: ['grantorState'],
  makerName: ({ grantorName }) => grantorName,
  extract,
  summary,
  introduced: peopleIn,
  // A name with "trust" in it is the trust's.
  suggestFromName: (name) => (/\btrust\b/iu.test(name) ? { trustName: name } : {}),
  sample: testamentaryTrustSample,
  script: testamentaryTrustScript,
});
