import { isOwnChild } from '#facts/child-kind.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary, Child } from '#facts/shapes.ts';

/** What is known of the children and of those who receive a share. */
interface Family<Taker> {
  readonly children?: readonly Child[] | undefined;
  readonly beneficiaries?: readonly Taker[] | undefined;
}

/** The takers who are children of the person by birth or adoption; whoever is listed among the children is one, but for stepchildren and foster children. */
export const childTakers = <Taker extends Beneficiary>({
  children = [],
  beneficiaries = [],
}: Family<Taker>): readonly Taker[] =>
  beneficiaries.filter((taker) => {
    const listed = children.find(({ name }) => isSamePerson(name, taker.name));
    return listed === undefined ? taker.relationship !== undefined && isOwnChild(taker) : isOwnChild(listed);
  });
