import type { Facts, FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, error, type Objection } from '#rules/rule.ts';

/** V4: a successor trustee is somebody else than the maker, the first trustees and the other successors; nobody is named twice. */
export const trusteesAreDistinct = defineRule(
  'V4',
  ['successorTrustee', 'successorTrustees', 'initialTrustee'],
  (facts) => [...checkSuccessors(facts), ...checkFirst(facts)],
);

const checkSuccessors = (facts: Facts): readonly Objection<keyof typeof wayOut>[] => {
  const successors = [
    ...(facts.successorTrustee === undefined ? [] : [['successorTrustee', facts.successorTrustee.name] as const]),
    ...(facts.successorTrustees ?? []).map(({ name }) => ['successorTrustees', name] as const),
  ];
  return successors.flatMap(([field, name], index): readonly Objection<keyof typeof wayOut>[] => {
    const isEarlier = successors.findIndex(([, other]) => isSamePerson(other, name)) < index;
    const why = objectionTo(facts, name) ?? (isEarlier ? `${name} is named twice as successor trustee.` : undefined);
    return why === undefined ? [] : [error([field], `${why} ${wayOut[field]}`)];
  });
};

const objectionTo = ({ grantorName, initialTrustee = [] }: Facts, name: string): string | undefined => {
  if (grantorName !== undefined && isSamePerson(name, grantorName)) return 'You cannot be your own successor trustee.';
  return initialTrustee.some((trustee) => isSamePerson(trustee.name, name))
    ? `${name} is already a first trustee.`
    : undefined;
};

const wayOut = {
  successorTrustee: 'Please name somebody else as successor trustee.',
  successorTrustees: 'Please name somebody else, or say “nobody else”.',
} satisfies { readonly [Field in FieldId]?: string };

const checkFirst = ({ initialTrustee = [] }: Facts): readonly Objection<'initialTrustee'>[] =>
  initialTrustee
    .filter(({ name }, index) => initialTrustee.findIndex((other) => isSamePerson(other.name, name)) < index)
    .map(({ name }) => {
      const message = `${name} is named twice as first trustee. Please name each first trustee once.`;
      return error(['initialTrustee'], message);
    });
