import { isUnderAge } from '#facts/full-age.ts';
import { holdsHome } from '#facts/holds-home.ts';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { arranges } from '#facts/special.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { isHomesteadExemptAtDeath } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { type HomeConsequences, homeLimitWords, whySpousesSign } from '#rules/home-limit-words.ts';
import { defineRule, warning } from '#rules/rule.ts';

/**
 * V14: whoever has a spouse or a child under 18 is told where the law limits how a home is left, and that the spouse signs the deed.
 * The limits stand in the law of each state (`homesteadDeviseLimit`, `spousalJoinderInDeed`).
 */
export const homeMayBeLeft = defineRule('V14', ['residencePlan', 'assets'], (facts, { today, laws }) => {
  const law = laws(facts.grantorState);
  if (!law || !holdsHome(facts.assets ?? [], facts.grantorAddress)) return [];
  const place = stateInSentence(law.code);
  const hasSpouse = isMarried(facts.maritalStatus);
  const limit = homeLimitWords(law, consequences);
  const joinder = whySpousesSign(law);
  const isBound = (hasSpouse && !goesToSpouse(facts)) || hasMinorChild(facts, today);
  return [
    ...(limit !== undefined && isBound ? [warning(['residencePlan', 'assets'], `${limit} ${ask}`)] : []),
    ...(facts.residencePlan === 'sell' && isHomesteadExemptAtDeath(law)
      ? [warning(['residencePlan'], saleWords.replace('STATE', place))]
      : []),
    ...(hasSpouse && joinder !== undefined
      ? [
          warning(
            ['assets'],
            `The deed of your home into the trust should be signed by your spouse as well, whoever owns it: ${joinder}`,
          ),
        ]
      : []),
  ];
});

const consequences: HomeConsequences = {
  'constitutional-bar':
    'What you chose for your home does not take effect while a spouse, or a child who is then under 18, survives you.',
  'spouse-vests': 'To that extent, what you chose for it does not take effect while a spouse survives you.',
};

const ask = 'Ask an attorney before you put your home into the trust.';

const saleWords =
  'The law of STATE can let your home pass to your family free of most of your debts, and an order to sell it can lose that. Where it is so, the document leaves the home itself to those who share the rest, and it is sold only if they ask.';

// What is held for a spouse, or a right to live in the home, is less than the home.
const goesToSpouse = (facts: Facts): boolean => {
  const { spouseName, beneficiaries = [], residencePlan, residenceRecipient } = facts;
  if (spouseName === undefined || residencePlan === 'spouseMayLive') return false;
  if (residencePlan === 'giveTo')
    return residenceRecipient !== undefined && isSamePerson(residenceRecipient, spouseName);
  const [only, ...others] = beneficiaries;
  return only !== undefined && others.length === 0 && isSamePerson(only.name, spouseName) && !isHeld(only, facts);
};

const isHeld = (spouse: Beneficiary, facts: Facts): boolean =>
  isOnBenefits(spouse, facts) ||
  (arranges(facts, 'spouseShare') && (facts.spouseShare === 'marital' || facts.spouseShare === 'disclaimer'));

/** True where a child is known to be under 18. */
export const hasMinorChild = ({ children = [] }: Facts, today: PlainDate): boolean =>
  children.some(
    ({ isMinor, dateOfBirth }) => isMinor === true || (dateOfBirth !== undefined && isUnderAge(dateOfBirth, today)),
  );
