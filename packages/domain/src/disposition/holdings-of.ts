import type { Disposition, Holding } from '#disposition/disposition.ts';

/** Every way in which a part of the whole is held, as often as it is. */
export const holdingsOf = ({ portions, children, laterChildren }: Disposition): readonly Holding[] => [
  ...portions.map(({ holding }) => holding),
  ...(children === undefined ? [] : [children.holding]),
  ...(laterChildren === undefined ? [] : [laterChildren.holding]),
];

/** The one holding of a kind, where some part is held so. */
export const findHolding = <Kind extends Holding['kind']>(
  disposition: Disposition,
  kind: Kind,
): Extract<Holding, { readonly kind: Kind }> | undefined =>
  holdingsOf(disposition).find((one): one is Extract<Holding, { readonly kind: Kind }> => one.kind === kind);

/** True where some part is held for benefits that depend on need. */
export const isHeldForNeeds = (disposition: Disposition): boolean =>
  findHolding(disposition, 'supplementalNeeds') !== undefined ||
  disposition.children?.members.some(({ isOnBenefits }) => isOnBenefits) === true;
