import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

const text = ruleOf(z.string().min(1));
const texts = ruleOf(z.array(z.string().min(1)).min(1));

/** One statement of the paper that forms a company, as the law of a state asks for it. */
const filingItem = z.enum([
  'name',
  'kind',
  'purpose',
  'business',
  'duration',
  'principal-office',
  'mailing-address',
  'agent',
  'agent-mailing-address',
  'agent-consent',
  'officer-for-process',
  'county',
  'management',
  'managers',
  'managers-or-members',
  'large-members',
  'has-member',
  'single-member',
  'member-count',
  'organizer',
  'liability',
  'tax',
  'contact',
]);

export type FilingItem = z.infer<typeof filingItem>;

/** Forming a limited liability company, and the names of the papers that form other companies. */
export const companySection = z.strictObject({
  llcStatute: text,
  llcFilingName: text,
  filingOffice: text,
  /** In the words of the research; `filingItems` are the same as the statements that a document prints. */
  requiredContents: texts,
  filingItems: ruleOf(z.array(filingItem).min(1)),
  /** The official whom the filing designates for process against the company, where the law names one: `Secretary of State of …`. */
  officerForProcess: text.optional(),
  nameDesignators: texts,
  registeredAgentRule: text,
  organizer: text,
  publication: text,
  annualReport: text,
  seriesLlc: ruleOf(z.boolean()),
  chargingOrderSingleMember: text,
  operatingAgreementWriting: text,
  limitedPartnership: text,
  corporationFiling: text,
  nonprofitFiling: text,
});
