import { fullAge } from '#kit/full-age.ts';
import type { Facts } from '#facts/facts.ts';
import { ageOn } from '#kit/plain-date.ts';
import { agencyRule } from '#law/agency-rule.ts';
import { ageOfMajority } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { LawSource } from '#law/law-source.ts';
import { defineRule, error, refusal, warning } from '#rules/rule.ts';

const homeOf = ({ grantorState }: Facts, laws: LawSource): StateLaw | undefined => laws(grantorState);

/** V16: a power of attorney begins upon incapacity only where the law is certain to allow it and its words are held. */
export const springingIsAllowed = defineRule('V16', ['agencyStart'], (facts, { laws }) => {
  const law = homeOf(facts, laws);
  if (!law || facts.agencyStart !== 'onIncapacity' || agencyRule(law).mayBeSpringing) return [];
  const place = stateInSentence(law.code);
  const message = `We cannot make a power of attorney for ${place} that begins only when you cannot act: the law there does not allow it for certain, or asks for words that we do not have. Please let it begin at once, or ask an attorney there.`;
  return [error(['agencyStart'], message)];
});

/** V23: whoever lives in a care facility needs an attorney, because some states ask for more there. */
export const facilityNeedsAdvice = defineRule('V23', ['livesInCareFacility'], ({ livesInCareFacility }) =>
  livesInCareFacility === true
    ? [
        refusal(
          ['livesInCareFacility'],
          'We do not make a power of attorney for somebody in a hospital or care facility: some states ask for a certificate of a physician there. Please ask an attorney, who can come to you.',
        ),
      ]
    : [],
);

/** V19: a contract such as an agency is made by a person of full age, which is nineteen or more in some states. */
export const principalIsOfFullAge = defineRule('V19', ['grantorDateOfBirth'], (facts, { today, laws }) => {
  const law = homeOf(facts, laws);
  const { grantorDateOfBirth: bornOn } = facts;
  if (!law || bornOn === undefined || bornOn > today) return [];
  const { value: majority, isCautious } = ageOfMajority(law);
  const age = ageOn(bornOn, today);
  const place = stateInSentence(law.code);
  const message = isCautious
    ? `It is not certain that the law of ${place} lets somebody under ${majority} make this document, so we do not make it.`
    : `The law of ${place} asks for an age of ${majority} to make this document.`;
  return age >= fullAge && age < majority ? [error(['grantorDateOfBirth'], message)] : [];
});

const specialFields = ['mayMakeGifts', 'mayChangeTrusts', 'mayChangeSurvivorship', 'mayChangeBeneficiaries'] as const;

/** V18: whoever lets an agent change who receives what is told so. */
export const specialPowersAreTold = defineRule('V18', specialFields, (facts) =>
  specialFields
    .filter((field) => facts[field] === true)
    .map((field) =>
      warning(
        [field],
        'You let your agent change who receives your property. Grant this only to somebody whom you trust without limit; it counts only where you initial it in ink.',
      ),
    ),
);

/** V24: whoever lets the agent delegate where the law bars it is told that the line is left out. */
export const delegationFitsTheLaw = defineRule('V24', ['mayDelegate'], (facts, { laws }) => {
  const law = homeOf(facts, laws);
  const rule = law && agencyRule(law).delegation;
  if (!law || !rule || facts.mayDelegate !== true || rule.value) return [];
  const place = stateInSentence(law.code);
  const why = rule.isCautious
    ? `It is not certain that the law of ${place} lets an agent pass authority on.`
    : `The law of ${place} does not let an agent pass authority on, whatever the document says.`;
  return [warning(['mayDelegate'], `${why} We leave this power out.`)];
});
