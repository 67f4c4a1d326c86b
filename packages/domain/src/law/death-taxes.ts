import { certain, isCertainlyAbsent } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** A tax of the state: none for certain, not certain, or its figures. */
export type StateTax<Figures> = { readonly state: 'none' | 'unknown' } | ({ readonly state: 'levied' } & Figures);

/** The death taxes of a state; exemptions are undefined when there is no tax or they are not certain. */
export interface DeathTaxes {
  readonly estate: StateTax<{ readonly thresholdInDollars: number; readonly topRateInPercent: number | undefined }>;
  readonly inheritance: StateTax<{ readonly topRateInPercent: number }>;
  readonly isSpouseExempt: boolean | undefined;
  readonly isChildExempt: boolean | undefined;
}

/** What the state takes when somebody dies, for warnings. An uncertain figure is never shown: the tax is then `unknown`. */
export const deathTaxes = ({ provisions }: StateLaw): DeathTaxes => {
  const { estateTaxThreshold, estateTaxTopRate, inheritanceTaxTopRate } = provisions;
  return {
    estate: taxOf(estateTaxThreshold, (thresholdInDollars) => ({
      thresholdInDollars,
      topRateInPercent: certain(estateTaxTopRate),
    })),
    inheritance: taxOf(inheritanceTaxTopRate, (topRateInPercent) => ({ topRateInPercent })),
    isSpouseExempt: certain(provisions.deathTaxSpouseExempt),
    isChildExempt: certain(provisions.deathTaxChildExempt),
  };
};

/** Below this no state taxes an estate, as far as a figure is known; it stands in for a figure that is not certain. */
export const lowestThresholdInDollars = 1_000_000;

const taxOf = <Figures extends object>(
  rule: LawRule<number>,
  figures: (value: number) => Figures,
): StateTax<Figures> => {
  if (isCertainlyAbsent(rule)) return { state: 'none' };
  const value = certain(rule);
  return value === undefined ? { state: 'unknown' } : { state: 'levied', ...figures(value) };
};
