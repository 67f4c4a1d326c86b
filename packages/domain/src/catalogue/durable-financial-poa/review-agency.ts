import type { AgencyFacts } from '#catalogue/durable-financial-poa/agency-facts.ts';
import type { SpecialPower } from '#derived/agency.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { blocksOf, inlinesOf, sectionsOf } from '#review/read-document.ts';

/** POA1, POA2: agents stand in their order, and every special power that was chosen, and no other, has a line to initial. */
export const reviewAgency: Check<AgencyFacts> = (document, facts) => [
  ...checkOrder(document, facts),
  ...checkInitials(document, facts),
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

const checkOrder: Check<AgencyFacts> = (document, { agentsInLine }) => {
  const articles = sectionsOf(document).flatMap(({ blocks }) => blocks);
  const named = inlinesOf(articles).flatMap((inline) =>
    inline.kind === 'party' && /agent$/iu.test(inline.role) ? [inline.name] : [],
  );
  return named.join('\n') === agentsInLine.map(({ name }) => name).join('\n')
    ? []
    : [error('POA1', 'The agents are not named in their order.')];
};

const checkInitials: Check<AgencyFacts> = (document, { specialPowers }) => {
  const lines = blocksOf(document).flatMap((block) => (block.kind === 'initials' ? block.items : []));
  // Creating a trust and changing one are one choice, and two lines; making a designation again is offered to everybody.
  const isChosen = (power: SpecialPower) => specialPowers.includes(power);
  const expected =
    specialPowers.length + (isChosen('mayChangeTrusts') ? 1 : 0) + (isChosen('mayChangeBeneficiaries') ? 0 : 1);
  return lines.length === expected ? [] : [error('POA2', 'The special powers do not have a line each to initial.')];
};
