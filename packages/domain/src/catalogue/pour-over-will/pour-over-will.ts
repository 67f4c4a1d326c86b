import { peopleIn } from '#facts/people-in.ts';
import { defineDocumentType } from '#document-type/document-type.ts';
import { pourOverWillCard } from '#catalogue/pour-over-will/card.ts';
import { extract } from '#catalogue/pour-over-will/extract.ts';
import { pourOverWillInstrument } from '#catalogue/pour-over-will/instrument.ts';
import { pourOverWillNouns } from '#catalogue/pour-over-will/nouns.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { settlePourOverWill } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { pourOverWillSubject } from '#catalogue/pour-over-will/pour-over-will-subject.ts';
import { reviewPourOverWill } from '#catalogue/pour-over-will/review-pour-over-will.ts';
import { pourOverWillScript } from '#catalogue/pour-over-will/pour-over-will-script.ts';
import { summary } from '#catalogue/pour-over-will/summary.ts';

/** The will that leaves the residue of one person to that person's own living trust. */
export const pourOverWill = defineDocumentType({
  nouns: pourOverWillNouns,
  card: pourOverWillCard,
  plan: pourOverWillPlan,
  settle: settlePourOverWill,
  instrument: pourOverWillInstrument,
  undecided: {
    maritalStatus: ['declaration.family'],
    children: ['declaration.family'],
    isTrustSigned: ['declaration.trust', 'residue.gift'],
  },
  review: { subject: pourOverWillSubject, checks: reviewPourOverWill },
  // A notary has a part only where the state has an affidavit, and no will waits for it.
  formality: { kind: 'will', fewestWitnesses: 2, notary: 'none' },
  stateFields: ['grantorState'],
  makerName: ({ grantorName }) => grantorName,
  extract,
  summary,
  introduced: peopleIn,
  // A name with "trust" in it is the trust's.
  suggestFromName: (name) => (/\btrust\b/iu.test(name) ? { trustName: name } : {}),
  sample: pourOverWillSample,
  script: pourOverWillScript,
});
