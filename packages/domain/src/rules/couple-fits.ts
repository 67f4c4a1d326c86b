import { addressOfSecondState, areSpouses, secondName } from '#facts/couple.ts';
import { asOfBoth, isStep } from '#facts/child-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { isUnderAge } from '#facts/full-age.ts';
import { isMarried } from '#facts/is-married.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges } from '#facts/special.ts';
import { longDate } from '#kit/plain-date.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { defineRule, error, type Objection, type Rule, warning } from '#rules/rule.ts';

/** JT1: a document of two is made by two people who live as a couple. */
export const makersAreTwo = defineRule('JT1', ['maritalStatus', 'spouseName', 'partnerName'], (facts) => {
  const { grantorName, maritalStatus } = facts;
  const second = secondName(facts);
  const field = areSpouses(facts) ? 'spouseName' : 'partnerName';
  if (maritalStatus === 'Separated')
    return [
      error(
        ['maritalStatus'],
        'You are separated. A joint trust is for two people who manage their property together; a living trust of your own fits you better.',
      ),
    ];
  if (second === undefined) return [];
  if (grantorName !== undefined && isSamePerson(second, grantorName))
    return [error([field], 'Two different people make a joint trust. Please give the name of the other one.')];
  return isOrganization({ name: second, relationship: 'spouse' })
    ? [error([field], `${second} reads like an organization. Two people make a joint trust; please give a person.`)]
    : [];
});

/** JT2: the second maker is of age as well. */
export const secondIsAdult = defineRule('JT2', ['secondDateOfBirth'], ({ secondDateOfBirth: bornOn }, { today }) => {
  if (bornOn === undefined) return [];
  if (bornOn > today)
    return [
      error(['secondDateOfBirth'], `Nobody can have been born on ${longDate(bornOn)}. Please correct that date.`),
    ];
  return isUnderAge(bornOn, today)
    ? [error(['secondDateOfBirth'], 'Both of you must be at least 18 years old to make this document.')]
    : [];
});

/** JT3: one state is the home of both, so that one law says how it is signed and what is owned in common. */
export const homesAreInOneState = defineRule('JT3', ['secondAddress'], (facts) => {
  const state = addressOfSecondState(facts);
  const { grantorState } = facts;
  return facts.sharesHome !== false || state === undefined || grantorState === undefined || state === grantorState
    ? []
    : [
        error(
          ['secondAddress'],
          `One of you lives in ${stateInSentence(grantorState)} and the other in ${stateInSentence(state)}. A joint trust follows the law of one home; two living trusts fit you better, or correct the address.`,
        ),
      ];
});

/** JT4: the second maker receives nothing at the second death, and is no successor of the own office. */
export const secondTakesNothing = defineRule(
  'JT4',
  [
    'beneficiaries',
    'contingentBeneficiaries',
    'specificGifts',
    'residenceRecipient',
    'petCaretaker',
    'trustProtector',
    'intentionallyOmitted',
  ],
  (facts) => {
    const second = secondName(facts);
    if (second === undefined) return [];
    const is = (name: string | undefined): boolean => name !== undefined && isSamePerson(name, second);
    const next = facts.contingentBeneficiaries ?? [];
    const tellTaker = `${second} makes this trust with you, and the survivor of you has everything by another provision. Here name those who receive when both of you have died.`;
    return [
      ...((facts.beneficiaries ?? []).some(({ name }) => is(name)) ? [error(['beneficiaries'], tellTaker)] : []),
      ...(next !== 'heirsAtLaw' && next.some(({ name }) => is(name))
        ? [error(['contingentBeneficiaries'], tellTaker)]
        : []),
      ...((facts.specificGifts ?? []).some(({ recipient, alternate }) => is(recipient) || is(alternate))
        ? [
            error(
              ['specificGifts'],
              `Particular gifts are made when both of you have died, so ${second} cannot receive one.`,
            ),
          ]
        : []),
      ...(facts.residencePlan === 'giveTo' && is(facts.residenceRecipient)
        ? [error(['residenceRecipient'], tellTaker)]
        : []),
      ...(arranges(facts, 'petCare') && is(facts.petCaretaker?.name)
        ? [
            error(
              ['petCaretaker'],
              'The caretaker takes the animals in when both of you have died. Please name somebody else.',
            ),
          ]
        : []),
      ...(is(facts.trustProtector?.name)
        ? [error(['trustProtector'], 'The trust protector acts when neither of you can. Please name somebody else.')]
        : []),
      ...(facts.intentionallyOmitted?.some(({ name }) => is(name))
        ? [error(['intentionallyOmitted'], `${second} makes this trust with you and cannot be left out of it.`)]
        : []),
    ];
  },
);

/** JT9, RLT24: where not all children are of both, the power of the survivor to change everything is pointed out. */
export const otherChildrenAreTold = defineRule('JT9', ['survivorPlan', 'childrenOfOne'], (facts) => {
  const { survivorPlan, childrenOfOne = [], children = [] } = facts;
  const ofOne = children.filter(
    ({ name, relationship }) => isStep(relationship) || childrenOfOne.some((one) => isSamePerson(one, name)),
  );
  if (ofOne.length === 0 || survivorPlan === undefined) return [];
  return survivorPlan === 'heldForLife'
    ? []
    : [
        warning(
          ['survivorPlan', 'childrenOfOne'],
          'Not all children are of both of you. The survivor may change who receives, also to the loss of a child of the one who died first. If that should not be possible, choose that the survivor uses the share for life; ask an attorney.',
        ),
      ];
});

/** JT10: partners are told that tax law does not treat them as spouses. */
export const partnersAreTold = defineRule(
  'JT10',
  ['partnership', 'assetsOfBoth'],
  ({ maritalStatus, partnership, grantorState }, { laws }) =>
    maritalStatus === undefined || isMarried(maritalStatus) || partnership === undefined
      ? []
      : [
          warning(
            ['partnership'],
            `You are not married, so federal tax law gives no marital deduction for what one of you leaves or gives to the other, and your state may tax it as a gift or an inheritance between strangers. ${partnership === 'domesticPartners' ? 'Your registration may give each of you rights in property by the law of your state. ' : ''}Ask an attorney before you sign.`,
          ),
          ...(partnership === 'domesticPartners' ? tellOfCommunity(laws(grantorState)) : []),
        ],
);

// The words on community property, and the tax rules on it, are those of spouses.
const tellOfCommunity = (law: StateLaw | undefined): readonly Objection<'partnership' | 'assetsOfBoth'>[] =>
  law !== undefined && isCommunityProperty(law).value
    ? [
        warning(
          ['partnership', 'assetsOfBoth'],
          `In ${stateInSentence(law.code)}, spouses own in community, and it is possible that registered partners do too. This document says nothing of community property of partners: if you own any, an attorney must word that for you.`,
        ),
      ]
    : [];

/** A rule for the children of one maker, applied to those of two: no child is a stepchild of both. */
export const amongChildrenOfBoth = <Field extends FieldId>(rule: Rule<Field>): Rule<Field> =>
  defineRule(rule.code, rule.speaksOf, (facts, given) =>
    rule({ ...facts, ...(facts.children && { children: [...asOfBoth(facts.children)] }) }, given),
  );

/** JT13: nobody marries in the future. */
export const weddingIsPast = defineRule('JT13', ['marriedOn'], ({ marriedOn }, { today }) =>
  marriedOn !== undefined && marriedOn > today
    ? [error(['marriedOn'], `You cannot have married on ${longDate(marriedOn)} already. Please correct that date.`)]
    : [],
);
