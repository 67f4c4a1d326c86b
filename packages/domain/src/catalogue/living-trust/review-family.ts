import type { LegalDocument } from '#assembly/document.ts';
import { fundingSteps } from '#catalogue/living-trust/funding-steps.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import { ageOn } from '#kit/plain-date.ts';
import type { Finding } from '#review/finding.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { sectionText } from '#review/read-document.ts';

/** RLT22 to RLT27: what the family and the property call for besides the text itself. */
export const reviewFamily = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...remindOfGuardians(document, facts),
  ...checkDisabled(document, facts),
  ...warnBlendedFamily(facts),
  ...warnEstateTax(facts),
  ...checkMerger(facts),
  ...tellFunding(facts),
];

const remindOfGuardians = ({ draftedOn }: LegalDocument, { children }: LivingTrustFacts): readonly Finding[] =>
  children.some(
    ({ dateOfBirth }) => dateOfBirth !== undefined && dateOfBirth <= draftedOn && ageOn(dateOfBirth, draftedOn) < 18,
  )
    ? [warning('RLT22', 'You have a child under 18. Name a guardian in your will: a trust cannot do that.')]
    : [];

const checkDisabled = (document: LegalDocument, { beneficiaries }: LivingTrustFacts): readonly Finding[] =>
  beneficiaries
    .filter(({ isDisabled }) => isDisabled)
    .map(({ name }) =>
      warning(
        'RLT23',
        sectionText(document, 'death.needs').includes('to supplement those benefits')
          ? `The share of ${name} is held in a supplemental needs trust. Ask an attorney whether a separate special needs trust is better.`
          : `The share of ${name} may end public benefits that depend on need.`,
      ),
    );

const warnBlendedFamily = ({ marriage, children }: LivingTrustFacts): readonly Finding[] =>
  marriage.status === 'Married' &&
  children.some(({ relationship }) =>
    /\bstep|\b(?:previous|prior|first|earlier|former) (?:marriage|relationship)/iu.test(relationship ?? ''),
  )
    ? [
        warning(
          'RLT24',
          'Not all children are of both spouses. Consider what your spouse may still change after your death, and ask an attorney.',
        ),
      ]
    : [];

const warnEstateTax = ({ assets, grantorState }: LivingTrustFacts): readonly Finding[] => {
  const rules = jurisdictionOf(grantorState);
  const rule = rules.stateEstateOrInheritanceTax;
  if (rule === null) return [];
  const estate = assets.reduce((sum, { estimatedValueInCents }) => sum + (estimatedValueInCents ?? 0), 0) / 100;
  const threshold = estateTaxThreshold(rule);
  return estate > threshold
    ? [warning('RLT25', `Your property may owe a death tax of ${rules.name}. ${rule} Ask an adviser.`)]
    : [];
};

// The threshold is the first amount that the rule names; an inheritance tax counts from the first dollar.
const estateTaxThreshold = (rule: string): number => {
  if (/inheritance tax/iu.test(rule)) return 0;
  const amount = /\$([\d,]+)/u.exec(rule)?.[1];
  return amount === undefined ? 0 : Number(amount.replaceAll(',', ''));
};

const checkMerger = ({ beneficiaries, grantorName }: LivingTrustFacts): readonly Finding[] =>
  beneficiaries.some(({ name }) => isSamePerson(name, grantorName))
    ? [{ check: 'RLT26', level: 'error', message: 'You cannot take a share after your own death.' }]
    : [];

const tellFunding = (facts: LivingTrustFacts): readonly Finding[] =>
  fundingSteps(facts).map((step) => ({ check: 'RLT27', level: 'information', message: step }));

const warning = (check: string, message: string): Finding => ({ check, level: 'warning', message });
