import { diesFirstWords, failingShare, othersWords } from '#facts/failing-share.ts';
import { nextInLineWords } from '#facts/kept-for-spouse.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V7j: who takes the share of somebody who dies first is told in one sentence, with the way to say otherwise. */
export const shareOfDeadIsTold = defineRule('V7j', ['failingShare'], (facts) => {
  if (facts.contingentBeneficiaries === undefined || !failingShare.applies(facts)) return [];
  const others = othersWords(facts);
  const next = nextInLineWords(facts);
  const takers =
    facts.failingShare === 'otherShares'
      ? `${others} first, and to ${next} only if none of them is living`
      : `${next} at once, and not to ${others}`;
  return [
    warning(
      ['failingShare'],
      `If one of those who receive a share${diesFirstWords(facts)}, that share goes to ${takers}. If you want it otherwise, change “${failingShare.label}”.`,
    ),
  ];
});
