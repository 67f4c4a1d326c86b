import { z } from 'zod';
import { ruleOf } from '#law/rule.ts';

const text = ruleOf(z.string().min(1));
const texts = ruleOf(z.array(z.string().min(1)).min(1));

/** Forming a limited liability company, and the names of the papers that form other companies. */
export const companySection = z.strictObject({
  llcStatute: text,
  llcFilingName: text,
  filingOffice: text,
  requiredContents: texts,
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
