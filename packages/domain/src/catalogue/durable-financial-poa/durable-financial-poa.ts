import { peopleIn } from '#facts/people-in.ts';
import { defineDocumentType } from '#document-type/document-type.ts';
import { settleAgency } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { agencySubject } from '#catalogue/durable-financial-poa/agency-subject.ts';
import { durableFinancialPoaCard } from '#catalogue/durable-financial-poa/card.ts';
import { extract } from '#catalogue/durable-financial-poa/extract.ts';
import { agencyInstrument } from '#catalogue/durable-financial-poa/instrument.ts';
import { durableFinancialPoaNouns } from '#catalogue/durable-financial-poa/nouns.ts';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { reviewAgency } from '#catalogue/durable-financial-poa/review-agency.ts';
import { agencyScript } from '#catalogue/durable-financial-poa/durable-financial-poa-script.ts';
import { summary } from '#catalogue/durable-financial-poa/summary.ts';

/** The durable power of attorney over the property of one principal. */
export const durableFinancialPoa = defineDocumentType({
  nouns: durableFinancialPoaNouns,
  card: durableFinancialPoaCard,
  plan: agencyPlan,
  settle: settleAgency,
  instrument: agencyInstrument,
  undecided: { agencyStart: ['effect.start'], agentScope: ['powers.grant', 'powers.property'] },
  review: { subject: agencySubject, checks: reviewAgency },
  // No state makes it void for a notary or for witnesses too many, and banks and land records rely on them.
  formality: { kind: 'financial-power-of-attorney', fewestWitnesses: 0, notary: 'required' },
  stateFields: ['grantorState'],
  makerName: ({ grantorName }) => grantorName,
  extract,
  summary,
  introduced: peopleIn,
  suggestFromName: () => ({}),
  sample: agencySample,
  script: agencyScript,
});
