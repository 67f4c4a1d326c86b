import { isMarried } from '#facts/is-married.ts';
import { needsGuardian } from '#facts/needs-guardian.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { homesteadLimit, isCommunityProperty } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { willRule } from '#law/will-rule.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** PW12: a trust that is signed already is not dated in the future. */
export const trustIsEarlier = defineRule('PW12', ['trustDate'], ({ isTrustSigned, trustDate }, { today }) =>
  isTrustSigned === true && trustDate !== undefined && trustDate > today
    ? [error(['trustDate'], 'The date of a trust that is signed already cannot be in the future.')]
    : [],
);

/** PW13: a trust has a person or a firm as its trustee, never itself. */
export const trusteeIsAnother = defineRule('PW13', ['initialTrustee'], ({ trustName, initialTrustee }) =>
  trustName !== undefined && initialTrustee?.some(({ name }) => isSamePerson(bareTitle(name), bareTitle(trustName)))
    ? [error(['initialTrustee'], 'A trust cannot be its own trustee. Please name the person who is its trustee today.')]
    : [],
);

const bareTitle = (title: string): string => title.replace(/^the\s+/iu, '');

/** PW3: a will pours over only into a trust that is signed before it; some states do not save it otherwise. */
export const unsignedTrustIsTold = defineRule('PW3', ['isTrustSigned'], ({ isTrustSigned }) =>
  isTrustSigned === false
    ? [
        warning(
          ['isTrustSigned'],
          'Sign the trust before you sign this will, and write its date into the blanks of the will by hand. Without a signed trust the will cannot leave anything to it.',
        ),
      ]
    : [],
);

/** PW4: where the law lets no will adopt the terms of another writing, the document leaves that out and the person is told. */
export const adoptionIsAllowed = defineRule(
  'PW4',
  ['residueFallback'],
  ({ residueFallback, grantorState }, { laws }) => {
    const law = residueFallback === 'trustTerms' ? laws(grantorState) : undefined;
    return law && !willRule(law).mayAdoptWritings
      ? [
          warning(
            ['residueFallback'],
            `The law of ${stateInSentence(law.code)} does not let a will adopt the terms of another document, so if the trust cannot take, your heirs at law do.`,
          ),
        ]
      : [];
  },
);

/** PW15: whoever is married under community property law can leave only their own half. */
export const halfIsTold = defineRule('PW15', ['maritalStatus'], ({ maritalStatus, grantorState }, { laws }) => {
  const law = laws(grantorState);
  return isMarried(maritalStatus) && law !== undefined && isCommunityProperty(law).value
    ? [
        warning(
          ['maritalStatus'],
          'You are married and live in a community property state. Your spouse owns half of community property, so your will disposes only of your half and of what is yours alone.',
        ),
      ]
    : [];
});

/** PW16: some laws let no will leave a home away from a spouse or a minor child. */
export const homeIsTold = defineRule('PW16', ['maritalStatus'], (facts, { laws }) => {
  const law = laws(facts.grantorState);
  const limit = law && homesteadLimit(law);
  return law &&
    limit?.value === 'constitutional-bar' &&
    !limit.isCautious &&
    (isMarried(facts.maritalStatus) || needsGuardian(facts))
    ? [
        warning(
          ['maritalStatus'],
          `If your home is in your own name at your death, the constitution of ${stateInSentence(law.code)} limits how a will can leave it away from a spouse or a minor child. Ask an attorney how to hold it.`,
        ),
      ]
    : [];
});
