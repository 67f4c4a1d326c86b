import { isSpouse } from '#facts/kin.ts';
import type { Facts } from '#facts/facts.ts';
import { isOnBenefits, minorsWithoutAge } from '#facts/minors-without-age.ts';
import { isFoster, isOwnChild, isStep } from '#facts/child-kind.ts';
import { childTakers } from '#facts/child-takers.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { childrenShareTogether } from '#facts/special.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

/** V5: nobody receives a share after their own death (Uniform Trust Code 402(a)(5): a sole trustee is not the sole beneficiary). */
export const makerTakesNothing = defineRule('V5', ['beneficiaries'], ({ grantorName, beneficiaries = [] }) =>
  grantorName !== undefined && beneficiaries.some(({ name }) => isSamePerson(name, grantorName))
    ? [
        error(
          ['beneficiaries'],
          'You are named among the beneficiaries who take after your death. Please name other people there.',
        ),
      ]
    : [],
);

/** V13: nobody is left out and receives something all the same. */
export const leftOutTakeNothing = defineRule('V13a', ['intentionallyOmitted'], (facts) =>
  (facts.intentionallyOmitted ?? [])
    .filter(({ name }) => takersOf(facts).some((taker) => isSamePerson(taker, name)))
    .map(({ name }) =>
      error(
        ['intentionallyOmitted'],
        `You leave ${name} out, but also give ${name} something. Say whom to leave out, or who is not to be left out after all.`,
      ),
    ),
);

const takersOf = (facts: Facts): readonly string[] => {
  const { contingentBeneficiaries: next = [] } = facts;
  return [
    ...(facts.beneficiaries ?? []).map(({ name }) => name),
    ...(next === 'heirsAtLaw' ? [] : next.map(({ name }) => name)),
    ...(facts.specificGifts ?? []).flatMap(({ recipient, alternate }) => [recipient, alternate ?? recipient]),
    ...(facts.petRemainderTaker === undefined ? [] : [facts.petRemainderTaker]),
    ...(facts.lifetimeRemainder === 'named' && facts.lifetimeRemainderTaker !== undefined
      ? [facts.lifetimeRemainderTaker]
      : []),
    ...(facts.spouseRemainder === 'named' && facts.spouseRemainderTaker !== undefined
      ? [facts.spouseRemainderTaker]
      : []),
    ...(facts.residencePlan === 'giveTo' && facts.residenceRecipient !== undefined ? [facts.residenceRecipient] : []),
  ];
};

/** V8: a beneficiary under 18 has an age at which the share is paid out. */
export const minorsHaveAnAge = defineRule('V8a', ['beneficiaries'], (facts, { today }) =>
  minorsWithoutAge(facts, today).map((name) =>
    error(['beneficiaries'], `${name} is under 18, so the trust needs an age at which ${name} receives the share.`),
  ),
);

/** V8: a share that is held for benefits has no age; paying it out at one would end them (42 U.S.C. 1382b(e)). */
export const needsHaveNoAge = defineRule('V8b', ['beneficiaries'], (facts) =>
  takersOnBenefits(facts).flatMap(({ name, distributionAge }) =>
    distributionAge === undefined
      ? []
      : [
          error(
            ['beneficiaries'],
            `${name} receives benefits that depend on need, so the share is held for as long as they are needed. Paying it out at ${distributionAge} would end them: please take out the age, or say that ${name} receives no such benefits.`,
          ),
        ],
  ),
);

/**
 * V8: a share of somebody with benefits that depend on need is held, and the person is told. What a lifetime trust holds for a
 * spouse counts all the same; a will's trust does not (42 U.S.C. 1396p(d)(2)).
 */
export const needsAreTold = defineRule('V8c', ['beneficiaries'], (facts) =>
  takersOnBenefits(facts).map(({ name, relationship }) =>
    warning(
      ['beneficiaries'],
      isSpouse(relationship) || (facts.spouseName && isSamePerson(facts.spouseName, name))
        ? `${name} may receive benefits that depend on need. What this trust holds for a spouse counts against Medicaid all the same; only a trust made by will does not. Your pour-over will can hold a part of what passes under it in such a trust for ${name}; that reaches only property that is not in this trust. Ask an attorney before you sign.`
        : `${name} may receive benefits that depend on need. The document holds that share in a supplemental needs trust; ask an attorney whether a separate special needs trust is better.`,
    ),
  ),
);

const takersOnBenefits = (facts: Facts) => (facts.beneficiaries ?? []).filter((taker) => isOnBenefits(taker, facts));

/** V13: a child who receives nothing is either named among those left out, or was forgotten. */
export const childrenAreProvidedFor = defineRule(
  'V13b',
  ['children', 'beneficiaries', 'intentionallyOmitted'],
  (facts) => {
    const known = [...takersOf(facts), ...(facts.intentionallyOmitted ?? []).map(({ name }) => name)];
    if (facts.beneficiaries === undefined) return [];
    return [...lateChildren(facts), ...forgotten(facts, known)];
  },
);

// Where the children take as one class, what a late child left is of it, and another rule says so.
const lateChildren = (facts: Facts): readonly Objection<'children' | 'beneficiaries'>[] =>
  childrenShareTogether(facts) && facts.descendantsTakeFirst === true
    ? []
    : (facts.children ?? [])
        .filter(({ livingStatus, relationship }) => livingStatus === 'deceased' && !isStep(relationship))
        .map(({ name }) =>
          warning(
            ['children', 'beneficiaries'],
            `${name} has died. If ${name} left children, they receive nothing in this document unless you name them among those who receive.`,
          ),
        );

const forgotten = (facts: Facts, known: readonly string[]): readonly Objection<'intentionallyOmitted' | 'children'>[] =>
  (facts.children ?? [])
    .filter(({ name, livingStatus }) => livingStatus !== 'deceased' && !known.some((one) => isSamePerson(one, name)))
    .map(({ name, relationship }) =>
      warning(
        ['intentionallyOmitted', 'children'],
        `${name} is your ${isStep(relationship) ? 'stepchild' : isFoster(relationship) ? 'foster child' : 'child'} and receives nothing in this document. If you mean that, name ${name} among the people you leave out, so that nobody can say it was forgotten.`,
      ),
    );

/** V13: who has children who take, or none yet, is told that a child who comes later takes nothing unless that was chosen. */
export const laterChildrenAreTold = defineRule('V13c', ['specialArrangements'], (facts) => {
  if (facts.beneficiaries === undefined || facts.children === undefined) return [];
  if (childrenShareTogether(facts) || facts.afterBornChildrenShare === true) return [];
  if (facts.children.length > 0 && childTakers(facts).length === 0) return [];
  return [
    warning(
      ['specialArrangements'],
      'A child who is born to you or adopted by you later receives nothing under this document, except what your law gives. If you may have another child, let all of your children share together where that is offered, or change the document then.',
    ),
  ];
});

/** V13: leaving out a child does not leave out that child's own children where descendants or heirs take. */
export const lineOfLeftOutIsTold = defineRule('V13d', ['intentionallyOmitted'], (facts) => {
  const descendantsTake = childrenShareTogether(facts) && facts.descendantsTakeFirst === true;
  if (!descendantsTake && facts.contingentBeneficiaries !== 'heirsAtLaw') return [];
  const children = (facts.children ?? []).filter(isOwnChild);
  return (facts.intentionallyOmitted ?? [])
    .filter(({ name }) => children.some((child) => isSamePerson(child.name, name)))
    .map(({ name }) =>
      warning(
        ['intentionallyOmitted'],
        `You leave ${name} out, but not the children of ${name}: ${descendantsTake ? 'as your descendants they would take the part of that branch' : 'as your heirs they could take what nobody else takes'}. If you mean to leave them out as well, name each of them among the people you leave out.`,
      ),
    );
});
