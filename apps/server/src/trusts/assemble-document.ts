import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { AssemblyIssue } from '@evergrant/domain/assembly/find-issues.ts';
import {
  assembleLivingTrust,
  draftLivingTrust,
} from '@evergrant/domain/catalogue/living-trust/assemble-living-trust.ts';
import { completeLivingTrustFacts } from '@evergrant/domain/catalogue/living-trust/living-trust-facts.ts';
import type { Interview } from '@evergrant/domain/interview/interview.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { ok, refuse, type Result } from '@evergrant/domain/kit/result.ts';
import { reviewDocument } from '@evergrant/domain/review/review-document.ts';

/** What keeps a document from being finished; `field` is `document` when it is no single fact. */
export interface Obstacle {
  readonly field: string;
  readonly message: string;
}

/** The document as far as the facts go; what is missing is a visible blank. */
export const draftDocument = (interview: Interview, draftedOn: PlainDate): LegalDocument => {
  requireInstrument(interview);
  return draftLivingTrust(interview.facts, { draftedOn });
};

/** The finished document, with nothing missing and nothing wrong, or all that stands against it. */
export const finishDocument = (
  interview: Interview,
  draftedOn: PlainDate,
): Result<LegalDocument, readonly Obstacle[]> => {
  requireInstrument(interview);
  const facts = completeLivingTrustFacts(interview.facts, draftedOn);
  if (!facts.ok)
    return refuse(facts.reason.map(({ fields, message }) => ({ field: fields[0] ?? 'document', message })));

  const assembled = assembleLivingTrust(facts.value, { draftedOn });
  if (!assembled.ok) return refuse(assembled.reason.map(obstacleOf));

  const errors = reviewDocument(assembled.value, facts.value).filter(({ level }) => level === 'error');
  if (errors.length > 0) return refuse(errors.map(({ message }) => ({ field: 'document', message })));
  return ok(assembled.value);
};

// A person can mend a missing fact; anything else is a fault of ours, which must not shut them out of their answers.
const obstacleOf = (issue: AssemblyIssue): Obstacle =>
  issue.kind === 'missing-fact'
    ? { field: issue.field, message: 'This is still missing.' }
    : {
        field: 'document',
        message: 'We could not put the finished document together from these answers. Please contact support.',
      };

// Documents of other types cannot be created as long as they have no instrument.
const requireInstrument = ({ documentType }: Interview): void => {
  if (documentType !== 'living-trust') throw new Error(`no instrument for ${documentType}`);
};
