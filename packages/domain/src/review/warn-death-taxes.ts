import { capitalised } from '#assembly/printed-facts.ts';
import type { Asset } from '#facts/shapes.ts';
import { formatMoney } from '#kit/money.ts';
import { deathTaxes, lowestThresholdInDollars } from '#law/death-taxes.ts';
import { federalExclusionInDollars } from '#law/federal-law.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { Finding } from '#review/finding.ts';

/** RLT25: the taxes at a death that property of this value may owe under the law of the home; none while it is not known. */
export const warnDeathTaxes = (assets: readonly Asset[], homeLaw: StateLaw | undefined): readonly Finding[] => {
  if (!homeLaw) return [];
  const { estate, inheritance } = deathTaxes(homeLaw);
  const worth = assets.reduce((sum, { estimatedValueInCents }) => sum + (estimatedValueInCents ?? 0), 0) / 100;
  const place = stateInSentence(homeLaw.code);
  const federal = federalExclusionInDollars();
  return [
    ...(worth > federal
      ? [
          warning(
            'RLT25',
            `Your property may owe the federal estate tax, which begins above ${formatMoney(federal * 100)} for those who die in 2026. See a tax lawyer before you sign.`,
          ),
        ]
      : []),
    ...(estate.state === 'levied' && worth > estate.thresholdInDollars
      ? [
          warning(
            'RLT25',
            `Your property may owe the estate tax of ${place}, which begins above ${formatMoney(estate.thresholdInDollars * 100)}. Ask an adviser.`,
          ),
        ]
      : []),
    ...(estate.state === 'unknown' && worth > lowestThresholdInDollars
      ? [
          warning(
            'RLT25',
            `Your property may owe an estate tax of ${place}. It is not certain where that begins. Ask an adviser.`,
          ),
        ]
      : []),
    ...(inheritance.state === 'unknown' && worth > 0
      ? [warning('RLT25', `It is not certain whether ${place} has an inheritance tax. Ask an adviser.`)]
      : []),
    ...(inheritance.state === 'levied' && worth > 0
      ? [
          warning(
            'RLT25',
            `${capitalised(place)} has an inheritance tax that some of those who receive may owe. Ask an adviser.`,
          ),
        ]
      : []),
  ];
};

const warning = (check: string, message: string): Finding => ({ check, level: 'warning', message });
