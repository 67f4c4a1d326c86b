import { areSpouses, assetsOfCouple } from '#facts/couple.ts';
import { holdsHome } from '#facts/holds-home.ts';
import { type HomeConsequences, homeLimitWords, whySpousesSign } from '#rules/home-limit-words.ts';
import { hasMinorChild } from '#rules/home-may-be-left.ts';
import { defineRule, warning } from '#rules/rule.ts';

/**
 * JT23: two who make one trust are told where the law limits how the first to die leaves the home, in whichever list it stands, and
 * that both sign its deed. What stays with a surviving spouse is not left away from that spouse, only from a child under 18.
 */
export const homeAtFirstDeath = defineRule('JT23', ['survivorPlan', 'assetsOfBoth'], (facts, { today, laws }) => {
  const law = laws(facts.grantorState);
  if (!law || facts.survivorPlan === undefined) return [];
  const homes = [facts.grantorAddress, facts.secondAddress];
  if (!homes.some((address) => holdsHome(assetsOfCouple(facts), address))) return [];
  const isKeptFromSpouse = areSpouses(facts) && facts.survivorPlan !== 'survivorDecides';
  const limit = homeLimitWords(law, consequences);
  const joinder = whySpousesSign(law);
  return [
    ...(limit !== undefined && (isKeptFromSpouse || hasMinorChild(facts, today))
      ? [
          warning(
            ['survivorPlan', 'assetsOfBoth'],
            `${limit} This holds when the first of you dies. Ask an attorney before you put your home into the trust.`,
          ),
        ]
      : []),
    ...(areSpouses(facts) && joinder !== undefined
      ? [
          warning(
            ['assetsOfBoth'],
            `The deed of your home into the trust should be signed by both of you, whoever owns it: ${joinder}`,
          ),
        ]
      : []),
  ];
});

const consequences: HomeConsequences = {
  'constitutional-bar':
    'What you chose for the share of the one who dies does not take effect for the home while the other, as a spouse, or a child of the one who died, who is then under 18, is living.',
  'spouse-vests':
    'To that extent, what you chose for the share of the one who dies does not take effect for the home while the other is living.',
};
