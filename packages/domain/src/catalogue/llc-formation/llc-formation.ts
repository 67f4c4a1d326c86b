import { defineDocumentType } from '#document-type/document-type.ts';
import { llcFormationCard } from '#catalogue/llc-formation/card.ts';
import { extract } from '#catalogue/llc-formation/extract.ts';
import { llcInstrument } from '#catalogue/llc-formation/instrument.ts';
import { settleLlc } from '#catalogue/llc-formation/llc-facts.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { llcSubject } from '#catalogue/llc-formation/llc-subject.ts';
import { llcFormationNouns } from '#catalogue/llc-formation/nouns.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { reviewLlc } from '#catalogue/llc-formation/review-llc.ts';
import { llcScript } from '#catalogue/llc-formation/llc-formation-script.ts';
import { summary } from '#catalogue/llc-formation/summary.ts';

/** The papers that form a limited liability company: operating agreement, filing and first resolutions. */
export const llcFormation = defineDocumentType({
  nouns: llcFormationNouns,
  card: llcFormationCard,
  plan: llcFormationPlan,
  settle: settleLlc,
  instrument: llcInstrument,
  undecided: {
    management: [
      'management.members',
      'management.decisions',
      'management.officers',
      'management.reliance',
      'management.duties',
    ],
    members: [
      'capital.initial',
      'capital.further',
      'capital.admission',
      'management.decisions',
      'money.classification',
      'money.distributions',
      'transfers.restraint',
      'transfers.assignees',
      'transfers.withdrawal',
      'transfers.soleMember',
      'ending.events',
      'ending.windingUp',
      'ending.order',
      'general.amendment',
      'general.disputes',
    ],
  },
  review: { subject: llcSubject, checks: reviewLlc },
  formality: { kind: 'company', fewestWitnesses: 0, notary: 'none' },
  stateFields: ['formationState'],
  // The company has no maker; its first member speaks for those who make it.
  makerName: ({ members }) => members?.[0]?.name,
  extract,
  summary,
  // Several owners read it.
  introduced: () => [],
  suggestFromName: (name) =>
    /\b(?:llc|l\.l\.c\.?|limited liability company)(?=\W|$)/iu.test(name) ? { llcName: name } : {},
  sample: llcSample,
  script: llcScript,
});
