import { agencyStart } from '#facts/agency.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V25: own words that ask for another answer than the one that was chosen are told before anybody signs. */
export const ownWordsFit = defineRule('V25', ['agencyStart', 'specialInstructions'], (facts) => {
  const { agencyStart: chosen, specialInstructions: words } = facts;
  if (chosen === undefined || words === undefined) return [];
  return agencyStart.choices
    .filter(
      (choice) => choice.value !== chosen && 'overheard' in choice && choice.overheard.named.test(words.toLowerCase()),
    )
    .map(({ label }) =>
      warning(
        ['agencyStart', 'specialInstructions'],
        `Your own words sound like “${label}”, but you chose something else under “${agencyStart.label}”, and the choice counts. Please change one of the two, so that the bank and your agent read the same.`,
      ),
    );
});
