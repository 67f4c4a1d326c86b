import { isUnderAge, underAge } from '#facts/full-age.ts';
import { ageOn } from '#kit/plain-date.ts';
import { willAge } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V3: whoever makes a document is at least 18 years old. */
export const makerIsAdult = defineRule('V3b', ['grantorDateOfBirth'], ({ grantorDateOfBirth }, { today }) =>
  grantorDateOfBirth !== undefined && isUnderAge(grantorDateOfBirth, today)
    ? [error(['grantorDateOfBirth'], underAge)]
    : [],
);

/** V3: whoever makes a will is as old as the service asks, and as the law of the home asks where that is more. */
export const testatorIsOfAge = defineRule(makerIsAdult.code, ['grantorDateOfBirth'], (facts, given) => {
  const { grantorDateOfBirth: bornOn, grantorState } = facts;
  const tooYoung = makerIsAdult(facts, given);
  const law = given.laws(grantorState);
  if (tooYoung.length > 0 || bornOn === undefined || law === undefined || bornOn > given.today) return tooYoung;
  const { value: age, isCautious } = willAge(law);
  if (isCautious || ageOn(bornOn, given.today) >= age) return [];
  const message = `The law of ${stateInSentence(law.code)} asks for an age of ${age} to make a will.`;
  return [error(['grantorDateOfBirth'], message)];
});
