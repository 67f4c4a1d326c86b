import type { Facts } from '#facts/facts.ts';
import { minorsWithoutAge } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { error, type Rule, warning } from '#rules/rule.ts';

/** V5: nobody receives a share after their own death (Uniform Trust Code 402(a)(5): a sole trustee is not the sole beneficiary). */
export const makerTakesNothing: Rule = ({ grantorName, beneficiaries = [] }) =>
  grantorName !== undefined && beneficiaries.some(({ name }) => isSamePerson(name, grantorName))
    ? [
        error(
          'V5',
          ['beneficiaries'],
          'You are named among the beneficiaries who take after your death. Please name other people there.',
        ),
      ]
    : [];

/** G19: nobody is left out and receives something all the same. */
export const leftOutTakeNothing: Rule = (facts) =>
  (facts.intentionallyOmitted ?? [])
    .filter(({ name }) => takersOf(facts).some((taker) => isSamePerson(taker, name)))
    .map(({ name }) =>
      error(
        'G19',
        ['intentionallyOmitted'],
        `You leave ${name} out, but also give ${name} something. Say whom to leave out, or who is not to be left out after all.`,
      ),
    );

const takersOf = (facts: Facts): readonly string[] => {
  const { contingentBeneficiaries: next = [] } = facts;
  return [
    ...(facts.beneficiaries ?? []).map(({ name }) => name),
    ...(next === 'heirsAtLaw' ? [] : next.map(({ name }) => name)),
    ...(facts.specificGifts ?? []).flatMap(({ recipient, alternate }) => [recipient, alternate ?? recipient]),
    ...(facts.residencePlan === 'giveTo' && facts.residenceRecipient !== undefined ? [facts.residenceRecipient] : []),
  ];
};

/** V8: a beneficiary under 18 has an age at which the share is paid out. */
export const minorsHaveAnAge: Rule = (facts, { today }) =>
  minorsWithoutAge(facts, today).map((name) =>
    error(
      'V8',
      ['beneficiaries'],
      `${name} is under 18, so the trust needs an age at which ${name} receives the share.`,
    ),
  );

/** V8: a share of somebody with benefits that depend on need is held, and the person is told. */
export const needsAreTold: Rule = ({ beneficiaries = [] }) =>
  beneficiaries
    .filter(({ isDisabled }) => isDisabled === true)
    .map(({ name }) =>
      warning(
        'V8',
        ['beneficiaries'],
        `${name} may receive benefits that depend on need. The document holds that share in a supplemental needs trust; ask an attorney whether a separate special needs trust is better.`,
      ),
    );
