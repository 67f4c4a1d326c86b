import type { Facts, FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

/** PW5: executors are alive when they serve, so the maker is none of them; nobody is named twice for one office. */
export const executorsAreDistinct = defineRule('PW5a', ['executor', 'alternateExecutors'], (facts) =>
  findMistaken(facts, namedExecutors(facts), 'executor'),
);

/** PW6: the same of guardians; the maker has died when a guardian serves. */
export const guardiansAreDistinct = defineRule('PW6a', ['guardian', 'alternateGuardians'], (facts) =>
  findMistaken(facts, namedGuardians(facts), 'guardian'),
);

type Named<Field extends FieldId> = readonly (readonly [Field, string])[];

const namedExecutors = ({ executor, alternateExecutors = [] }: Facts): Named<'executor' | 'alternateExecutors'> => [
  ...(executor ? [['executor', executor.name] as const] : []),
  ...alternateExecutors.map(({ name }) => ['alternateExecutors', name] as const),
];

const namedGuardians = ({ guardian, alternateGuardians = [] }: Facts): Named<'guardian' | 'alternateGuardians'> => [
  ...(guardian ? [['guardian', guardian.name] as const] : []),
  ...alternateGuardians.map(({ name }) => ['alternateGuardians', name] as const),
];

const findMistaken = <Field extends FieldId>(
  { grantorName }: Facts,
  named: Named<Field>,
  office: string,
): readonly Objection<Field>[] =>
  named.flatMap(([field, name], index) => {
    if (grantorName !== undefined && isSamePerson(name, grantorName))
      return [error([field], `You cannot be ${office} under your own will. Please name somebody else.`)];
    return named.slice(0, index).some(([, other]) => isSamePerson(other, name))
      ? [error([field], `${name} is named twice as ${office}. Please name each person once.`)]
      : [];
  });

/** PW5: one executor alone may fail, and the person is told. */
export const nextExecutorIsNamed = defineRule('PW5b', ['alternateExecutors'], ({ executor, alternateExecutors }) =>
  executor !== undefined && alternateExecutors?.length === 0
    ? [
        warning(
          ['alternateExecutors'],
          `Only ${executor.name} is named as executor. If that person cannot serve, a court may have to choose somebody.`,
        ),
      ]
    : [],
);
