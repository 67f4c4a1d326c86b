import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { electiveShare } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V7: whoever leaves nothing to a spouse is told what the law of the home state lets that spouse claim. */
export const disinheritedSpouseIsTold = defineRule('V7b', (facts, { laws }) => {
  const { maritalStatus, spouseName, beneficiaries, grantorState } = facts;
  const law = laws(grantorState);
  if (!law || !isMarried(maritalStatus) || spouseName === undefined || beneficiaries === undefined) return [];
  if (givesTo(facts, spouseName)) return [];
  const claim = claimOf(law);
  const message = `${spouseName}, your spouse, receives nothing. ${claim} Ask an attorney.`;
  return claim === undefined ? [] : [warning(['beneficiaries', 'maritalStatus'], message)];
});

const givesTo = (facts: Facts, spouse: string): boolean =>
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

/** V7: a separated person who still names the spouse is asked whether that is meant. */
export const separatedSpouseIsMeant = defineRule('V7c', (facts) => {
  const { maritalStatus, spouseName } = facts;
  if (maritalStatus !== 'Separated' || spouseName === undefined) return [];
  const fields = peopleIn(facts).flatMap(({ field, name }) =>
    field !== 'spouseName' && field !== 'intentionallyOmitted' && isSamePerson(name, spouseName) ? [field] : [],
  );
  const message = `You are separated, and ${spouseName} still has a part in the document. Is that what you want?`;
  return fields.length > 0 ? [warning([...new Set(fields)], message)] : [];
});
