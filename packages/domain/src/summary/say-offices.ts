import type { Marriage } from '#derived/maker.ts';
import type { Incapacity } from '#derived/offices.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { introducedName, named, namesOf, only, say, type Saying } from '#summary/say.ts';

interface Named {
  readonly name: string;
}

/** Whoever serves first, and then the others in their order. */
export const sayInOrder = ([first, ...next]: readonly Named[], serves: string): Saying => {
  if (first === undefined) return [];
  const steps = next.length === 1 ? namesOf(next) : say`the next who can, ${inTurn(next)},`;
  return say`${named(first.name)} ${serves}.${only(next.length > 0, () => say` If ${named(first.name)} cannot or will not, ${steps} takes that place.`)}`;
};

const inTurn = (people: readonly Named[]): Saying =>
  people.flatMap(({ name }, index): Saying => (index === 0 ? say`first ${named(name)}` : say`, then ${named(name)}`));

interface Trustees {
  readonly initialTrustees: readonly Named[];
  readonly grantorName: string;
  readonly trusteesInLine: readonly Named[];
}

/** Who manages a trust when its one maker can no longer do it. */
export const sayTakeOver = ({ initialTrustees, grantorName, trusteesInLine }: Trustees): Saying => {
  const others = initialTrustees.filter(({ name }) => !isSamePerson(name, grantorName));
  const successors = sayInOrder(trusteesInLine, 'takes over as trustee');
  if (others.length === 0) return successors;
  const goOn = others.length === 1 ? 'goes on as trustee' : 'go on as trustees';
  return say`${namesOf(others)} ${goOn}. When none of those who serve from the start can act, ${successors}`;
};

/** How it is found that somebody can no longer manage. `who` as in `you can no longer manage`. */
export const sayIncapacity = (incapacity: Incapacity, who: 'you' | 'one of you'): Saying => {
  const whether = `Whether ${who} can no longer manage is decided`;
  const close = `one adult who is close to ${who === 'you' ? 'you' : 'that one'}`;
  switch (incapacity.test) {
    case 'twoPhysicians':
      return say`${whether} in writing by two physicians who have examined ${who === 'you' ? 'you' : 'that one'}; if a second cannot be had in thirty days, by one together with ${close}.`;
    case 'onePhysicianPlusFamily':
      return say`${whether} in writing by one physician who has examined ${who === 'you' ? 'you' : 'that one'}, together with ${close}.`;
    case 'court':
      return say`${whether} by a court alone.`;
    case 'panel':
      return say`${whether} in writing by ${panelWords(incapacity.members)}.`;
  }
};

const panelWords = (members: readonly Named[]): Saying => {
  if (members.length === 1) return namesOf(members);
  return members.length === 2 ? say`${namesOf(members)} together` : say`a majority of ${namesOf(members)}`;
};

/** Who may replace a trustee; nothing where nobody was named. */
export const sayProtector = (protector: Named | undefined, since: string): Saying =>
  protector === undefined
    ? []
    : say`${since}, ${named(protector.name)} may remove a trustee and name another, but may not change who receives what.`;

/** Those of the family whom the document names without having said anything of them above. */
export const sayFamily = (
  { spouse, children }: { readonly spouse?: string | undefined; readonly children: readonly Named[] },
  said: readonly Saying[],
): Saying => {
  const names = said.flat().flatMap(({ words, is }) => (is === 'name' ? [words] : []));
  const isUnsaid = (name: string): boolean => !names.some((one) => isSamePerson(one, name));
  const rest = children.filter(({ name }) => isUnsaid(name));
  const spouseIsNamed = spouse !== undefined && isUnsaid(spouse);
  const asChildren = say`${namesOf(rest)} as ${rest.length === 1 ? 'a child' : 'children'} in your family`;
  const isOne = rest.length + (spouseIsNamed ? 1 : 0) === 1;
  return only(
    spouseIsNamed || rest.length > 0,
    () =>
      say`It also names ${only(spouseIsNamed, () => say`your spouse ${introducedName(spouse ?? '')}`)}${spouseIsNamed && rest.length > 0 ? ', and ' : ''}${only(rest.length > 0, () => asChildren)}, without giving anything to ${isOne ? 'that person' : 'them'} by name.`,
  );
};

interface Guardians {
  readonly inLine: readonly Named[];
  readonly ofProperty: Named | undefined;
}

/** Who cares for minor children; nothing where nobody has to be named. */
export const sayGuardians = (
  guardians: Guardians | undefined,
  { marriage }: { readonly marriage: Marriage },
): Saying => {
  if (guardians === undefined) return [];
  const { inLine, ofProperty } = guardians;
  const manages =
    marriage.status === 'Married'
      ? 'Unless your spouse is their parent and able to care for them, '
      : 'Whether or not another parent lives, ';
  return say`If a child of yours is under age then, and no other parent is able and entitled to care for the child, ${sayInOrder(inLine, 'is proposed as guardian')} ${manages}${ofProperty === undefined ? say`the same person is proposed to manage what your minor children receive` : say`${named(ofProperty.name)} is proposed to manage what your minor children receive`}. A court decides.`;
};
