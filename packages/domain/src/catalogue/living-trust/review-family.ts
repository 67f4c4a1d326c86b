import type { LegalDocument } from '#assembly/document.ts';
import { remindOfGuardians, tellFunding } from '#clauses/trust/findings-of-trust.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Finding } from '#review/finding.ts';
import { warnDeathTaxes } from '#review/warn-death-taxes.ts';

/** RLT15, RLT22, RLT24, RLT25 and RLT27: what the family and the property call for besides the text itself. */
export const reviewFamily = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...remindOfGuardians(document, { ...facts, where: 'your will' }),
  ...tellRemarriage(facts),
  ...warnBlendedFamily(facts),
  ...warnDeathTaxes(facts.assets, facts.homeLaw),
  ...tellFunding(facts),
];

const tellRemarriage = ({ residence }: LivingTrustFacts): readonly Finding[] =>
  residence?.plan === 'spouseMayLive'
    ? [
        {
          check: 'RLT15',
          level: 'information',
          message: 'Your spouse may live in your home for life, also after marrying again, until moving out for good.',
        },
      ]
    : [];

const warnBlendedFamily = ({ marriage, children }: LivingTrustFacts): readonly Finding[] =>
  marriage.status === 'Married' &&
  children.some(({ relationship }) =>
    /\bstep|\b(?:previous|prior|first|earlier|former) (?:marriage|relationship)/iu.test(relationship ?? ''),
  )
    ? [
        warning(
          'RLT24',
          'Not all children are of both spouses. Consider who should receive what in the end, and ask an attorney.',
        ),
      ]
    : [];

const warning = (check: string, message: string): Finding => ({ check, level: 'warning', message });
