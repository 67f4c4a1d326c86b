import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { checkLivingTrustFacts } from '@evergrant/domain/catalogue/living-trust/check-living-trust-facts.ts';
import { completeLivingTrustFacts } from '@evergrant/domain/catalogue/living-trust/living-trust-facts.ts';
import { describeFacts } from '@evergrant/domain/interview/describe-facts.ts';
import type { Interview } from '@evergrant/domain/interview/interview.ts';
import { reviewDocument } from '@evergrant/domain/review/review-document.ts';

interface Finding {
  readonly level: 'error' | 'warning' | 'information';
  readonly message: string;
}

/** What a person should read about a document, in plain words: of a draft what its facts say, of a whole one its review. */
export const findingsOf = (interview: Interview, document: LegalDocument): Finding[] => {
  const complete = completeLivingTrustFacts(interview.facts, document.draftedOn);
  if (!complete.ok) return findingsOfDraft(interview, document);
  return reviewDocument(document, complete.value).map(({ level, message }) => ({ level, message }));
};

const findingsOfDraft = (interview: Interview, { draftedOn }: LegalDocument): Finding[] => {
  const labelByField = new Map<string, string>(describeFacts(interview).map(({ field, label }) => [field, label]));
  const issues = checkLivingTrustFacts(interview.facts, draftedOn);
  const isMissing = ({ fields }: (typeof issues)[number]): boolean =>
    fields.length > 0 && fields.every((field) => interview.facts[field] === undefined);
  const missing = issues
    .filter(isMissing)
    .flatMap(({ fields }) => fields.map((field) => labelByField.get(field) ?? field));
  const said = issues.filter((issue) => !isMissing(issue)).map(({ level, message }) => ({ level, message }));
  if (missing.length === 0) return said;
  return [...said, { level: 'information', message: `Still to be answered: ${missing.join(', ')}.` }];
};
