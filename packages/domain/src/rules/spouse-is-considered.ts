import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { electiveShare } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { defineRule, warning } from '#rules/rule.ts';
import { defineRuleOnEverybody } from '#rules/speaking-of.ts';

/** V7: whoever leaves a spouse less than half outright or in a marital trust is told what the law of the home state lets that spouse claim. */
export const disinheritedSpouseIsTold = defineRule('V7b', ['beneficiaries', 'maritalStatus'], (facts, { laws }) => {
  const { maritalStatus, spouseName, beneficiaries, grantorState } = facts;
  const law = laws(grantorState);
  if (!law || !isMarried(maritalStatus) || spouseName === undefined || beneficiaries === undefined) return [];
  if (takesHalf(facts, spouseName)) return [];
  const claim = claimOf(law);
  const share = isGivenAnything(facts, spouseName)
    ? 'receives less than half of what is shared, outright or in a marital trust'
    : 'receives nothing';
  const message = `${spouseName}, your spouse, ${share}. ${claim} Ask an attorney.`;
  return claim === undefined ? [] : [warning(['beneficiaries', 'maritalStatus'], message)];
});

// One half is the most that a state with such a share gives; what is held for benefits counts for little or nothing.
const takesHalf = (facts: Facts, spouse: string): boolean => {
  const { beneficiaries = [] } = facts;
  const share = beneficiaries.find(({ name }) => isSamePerson(name, spouse));
  if (share === undefined || isOnBenefits(share, facts)) return false;
  return (share.percentage ?? (beneficiaries.length === 1 ? 100 : 0)) >= 50;
};

const isGivenAnything = (facts: Facts, spouse: string): boolean =>
  facts.residencePlan === 'spouseMayLive' ||
  [
    ...(facts.beneficiaries ?? []).map(({ name }) => name),
    ...(facts.specificGifts ?? []).map(({ recipient }) => recipient),
    ...(facts.residencePlan === 'giveTo' && facts.residenceRecipient !== undefined ? [facts.residenceRecipient] : []),
  ].some((name) => isSamePerson(name, spouse));

// Community property has a warning of its own: half of it is the spouse's anyway.
const claimOf = (law: StateLaw): string | undefined => {
  const { value: reach, isCautious, fraction } = electiveShare(law);
  const place = stateInSentence(law.code);
  const size = fraction === undefined ? '' : ` (${fraction})`;
  switch (reach) {
    case 'community-property':
      return undefined;
    case 'none':
      return `The law of ${place} has no elective share, but a spouse may claim support from the estate${size}.`;
    case 'probate-only':
      return `By the law of ${place} a spouse may claim a share of what is not in the trust${size}.`;
    case 'probate-plus-fraud-doctrine':
      return `By the law of ${place} a spouse may claim a share${size}, and of a trust too if it was made to defeat that claim.`;
    case 'reaches-revocable-trust':
    case 'augmented-estate':
      return isCautious
        ? `It is possible that the law of ${place} lets a spouse claim a share, also of what is in the trust.`
        : `By the law of ${place} a spouse may claim a share, also of what is in the trust${size}.`;
  }
};

/** V7: a separated person is told what stays until a court has decided. */
export const separationIsTold = defineRule('V7g', ['maritalStatus'], ({ maritalStatus, spouseName }) =>
  maritalStatus === 'Separated'
    ? [
        warning(
          ['maritalStatus'],
          `You are separated, and in law you are married until a court ends the marriage. What this document gives to ${spouseName ?? 'your spouse'} stays until then, and so do the rights that the law gives to a husband or wife, whatever this document says: for example a share of what you leave, an allowance or rights in the home. From the day on which one of you asks a court to end the marriage, ${spouseName ?? 'your spouse'} holds no office under this document and has no say in whether you can still manage. Ask an attorney what you can change before the divorce.`,
        ),
      ]
    : [],
);

/** V7: a separated person who still names the spouse is asked whether that is meant. */
export const separatedSpouseIsMeant = defineRuleOnEverybody('V7c', ['tangiblesTo'], (facts) => {
  const { maritalStatus, spouseName } = facts;
  if (maritalStatus !== 'Separated' || spouseName === undefined) return [];
  const named = peopleIn(facts).flatMap(({ field, name }) =>
    field !== 'spouseName' && field !== 'intentionallyOmitted' && isSamePerson(name, spouseName) ? [field] : [],
  );
  const [first, ...others] = new Set(facts.tangiblesTo === 'spouse' ? [...named, 'tangiblesTo' as const] : named);
  const message = `You are separated, and ${spouseName} still has a part in the document. Is that what you want?`;
  return first === undefined ? [] : [warning([first, ...others], message)];
});
