import { areSpouses, secondName } from '#facts/couple.ts';
import type { Facts } from '#facts/facts.ts';
import { defineRule, warning } from '#rules/rule.ts';

/**
 * JT24: who makes a trust with somebody on benefits that depend on need is told that a trust made in life counts as the survivor's
 * own, and that for a spouse only one made by will does not (42 U.S.C. 1396p(d)(2)(A), 42 U.S.C. 1382b(e)(2)(A)).
 */
export const makersOnBenefitsAreTold = defineRule('JT24', ['makersOnBenefits', 'survivorPlan'], (facts) => {
  const who = onBenefits(facts);
  if (who === undefined) return [];
  const counts = `${who} benefits that depend on need. What this trust holds for whoever survives counts as that survivor’s own, whatever you choose for the first death, and so does what each of you puts in: it can end SSI or Medicaid.`;
  return [
    warning(
      ['makersOnBenefits', 'survivorPlan'],
      areSpouses(facts)
        ? `${counts} Only a will can hold a share for a spouse on benefits so that it does not count: a supplemental needs trust that is made by will. A will of each of you, instead of this trust, fits you better. Ask an attorney before you sign.`
        : `${counts} A trust of your own, or a will with a supplemental needs trust for your partner, fits you better. Ask an attorney before you sign.`,
    ),
  ];
});

const onBenefits = (facts: Facts): string | undefined => {
  switch (facts.makersOnBenefits) {
    case 'first':
      return 'You have, or may soon need,';
    case 'second':
      return `${secondName(facts) ?? 'The other of you'} has, or may soon need,`;
    case 'both':
      return 'Both of you have, or may soon need,';
    case 'neither':
    case undefined:
      return undefined;
  }
};
