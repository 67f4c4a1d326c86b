import type { Facts } from '#facts/facts.ts';
import { mayBeHeld } from '#facts/may-be-held.ts';
import { namesForLife, namesInSteps } from '#facts/held-takers.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges } from '#facts/special.ts';
import { ageOn } from '#kit/plain-date.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

/** V8: steps follow each other in age, and the last one pays the rest. */
export const stepsAreInOrder = defineRule('V8f', ['payoutSteps'], (facts) => {
  const { payoutSteps: steps = [] } = facts;
  if (!arranges(facts, 'paidInSteps') || steps.length === 0) return [];
  const isRising = steps.every(({ age }, index) => index === 0 || age > (steps[index - 1]?.age ?? 0));
  const endsInRest = steps.every(({ part }, index) => (part === 'rest') === (index === steps.length - 1));
  return [
    ...(isRising
      ? []
      : [error(['payoutSteps'], 'Each step needs a higher age than the one before. Please give the steps again.')]),
    ...(endsInRest
      ? []
      : [error(['payoutSteps'], 'The last step, and no other, pays all the rest. Please give the steps again.')]),
  ];
});

/** V8: a share is held in one way only, and only for somebody who receives one. */
export const holdingsAgree = defineRule(
  'V8g',
  ['lifetimeTakers', 'takersInSteps', 'specialArrangements', 'spouseShare'],
  (facts) => [
    ...checkSomebody(facts),
    ...checkHeld(facts, { field: 'takersInSteps', names: namesInSteps(facts), how: 'is paid out in steps' }),
    ...checkHeld(facts, { field: 'lifetimeTakers', names: namesForLife(facts), how: 'is kept in trust for life' }),
    ...checkBoth(facts),
    ...checkSpouse(facts),
  ],
);

// Who is meant is asked list by list; until both are told, or where nobody is asked, nothing can be said of them.
const checkBoth = (facts: Facts): readonly Objection<HeldField | 'specialArrangements'>[] => {
  const isTold = facts.takersInSteps !== undefined && facts.lifetimeTakers !== undefined;
  const isOnlyOne = mayBeHeld(facts).length === 1;
  if (!isTold && !isOnlyOne) return [];
  return namesInSteps(facts)
    .filter((name) => namesForLife(facts).some((other) => isSamePerson(other, name)))
    .map((name) =>
      error(
        isOnlyOne ? ['specialArrangements'] : ['lifetimeTakers', 'takersInSteps'],
        `The share of ${name} cannot be paid out in steps and kept in trust for life. Please choose one of the two.`,
      ),
    );
};

const checkSomebody = (facts: Facts): readonly Objection<'specialArrangements'>[] => {
  if (facts.beneficiaries === undefined) return [];
  const isForNobody =
    (arranges(facts, 'paidInSteps') && namesInSteps(facts).length === 0) ||
    (arranges(facts, 'heldForLife') && namesForLife(facts).length === 0);
  return isForNobody
    ? [
        error(
          ['specialArrangements'],
          'Nobody who receives a share can have it paid out in steps or kept for life: an organization cannot, and a spouse has a choice of their own. Please take that choice back.',
        ),
      ]
    : [];
};

type HeldField = 'takersInSteps' | 'lifetimeTakers';

interface Held {
  readonly field: HeldField;
  readonly names: readonly string[];
  readonly how: string;
}

const checkHeld = (facts: Facts, { field, names, how }: Held): readonly Objection<HeldField>[] =>
  facts.beneficiaries === undefined
    ? []
    : names.flatMap((name) => {
        const taker = facts.beneficiaries?.find((one) => isSamePerson(one.name, name));
        if (taker === undefined)
          return [error([field], `${name} does not receive a share. Please choose among those who do.`)];
        return isOnBenefits(taker, facts) ? [error([field], onBenefits(name, how))] : [];
      });

const onBenefits = (name: string, how: string): string =>
  `${name} receives benefits that depend on need, so the share is held for those alone. If it ${how}, the benefits could end: please choose nothing else for ${name}, or say that ${name} receives no such benefits.`;

const checkSpouse = (facts: Facts): readonly Objection<'spouseShare'>[] => {
  const { spouseName: name, spouseShare } = facts;
  if (!arranges(facts, 'spouseShare') || name === undefined || spouseShare === undefined || spouseShare === 'outright')
    return [];
  return isOnBenefits({ name }, facts) ? [error(['spouseShare'], onBenefits(name, 'is held for life'))] : [];
};

/** V8: what a choice changes, or brings with it, is told. */
export const holdingsAreTold = defineRule(
  'V8h',
  ['takersInSteps', 'beneficiaries', 'payoutSteps', 'lifetimeRemainder', 'lifetimePower', 'lifetimeTakers'],
  (facts, { today }) => {
    const inSteps = (facts.beneficiaries ?? []).filter(({ name }) =>
      namesInSteps(facts).some((one) => isSamePerson(one, name)),
    );
    const last = facts.payoutSteps?.at(-1)?.age;
    return [
      ...inSteps
        .filter(({ distributionAge }) => distributionAge !== undefined && last !== undefined)
        .map(({ name, distributionAge }) =>
          warning(
            ['takersInSteps', 'beneficiaries'],
            `The steps take the place of the age of ${distributionAge} that you gave for ${name}.`,
          ),
        ),
      ...inSteps.flatMap(({ name, ...taker }) => {
        const bornOn = taker.dateOfBirth ?? facts.children?.find((one) => isSamePerson(one.name, name))?.dateOfBirth;
        const isPast = bornOn !== undefined && last !== undefined && ageOn(bornOn, today) >= last;
        return isPast
          ? [
              warning(
                ['payoutSteps'],
                `${name} has reached the age of the last step already, so the share would be paid out at once. Is that what you want?`,
              ),
            ]
          : [];
      }),
      ...(namesForLife(facts).length > 0 ? powerIsTold(facts) : []),
    ];
  },
);

const powerIsTold = ({
  lifetimePower,
  lifetimePayments,
  lifetimeRemainder,
}: Facts): readonly Objection<'lifetimeRemainder' | 'lifetimePower' | 'lifetimeTakers'>[] => [
  ...(lifetimeRemainder === 'nextInLine'
    ? [
        warning(
          ['lifetimeRemainder'],
          'What is left of a share kept for life goes to those who come next, even if that person leaves children. If their own children should take it first, choose them.',
        ),
      ]
    : []),
  ...(lifetimePower === 'general'
    ? [
        warning(
          ['lifetimePower'],
          'Whoever may choose freely where a share goes is taxed as if it were theirs, and their creditors may reach it. Ask a tax lawyer before you sign.',
        ),
      ]
    : []),
  ...(lifetimePayments === undefined
    ? []
    : [
        warning(
          ['lifetimeTakers'],
          'A share that is kept for a lifetime needs a trustee for decades and has costs every year. Ask an attorney whether it is large enough, and who should be the trustee.',
        ),
      ]),
];
