import type { Setting } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { p } from '#assembly/prose.ts';
import type { Disposition, Holding } from '#disposition/disposition.ts';

type Sections = Pick<Setting<'death.shares', string, 'death.children'>, 'ref' | 'refIf'>;

/** The section that holds a share in one of these ways: that of the shares, that of the class, or either where both do. */
export const statedIn = (
  { portions, laterChildren, children }: Disposition,
  kinds: readonly Holding['kind'][],
  sections: Sections,
): Prose => {
  const shares = [...portions, ...(laterChildren === undefined ? [] : [laterChildren])];
  const ofClass =
    children !== undefined &&
    (kinds.includes(children.holding.kind) ||
      (kinds.includes('supplementalNeeds') && children.members.some(({ isOnBenefits }) => isOnBenefits)));
  return eitherSection({ inShares: shares.some(({ holding }) => kinds.includes(holding.kind)), ofClass }, sections);
};

/** The section that provides a share: that of the shares, that of the class where the children take everything, or either. */
export const providedIn = ({ portions, children }: Disposition, sections: Sections): Prose =>
  eitherSection({ inShares: portions.length > 0, ofClass: children !== undefined }, sections);

const eitherSection = (
  { inShares, ofClass }: { readonly inShares: boolean; readonly ofClass: boolean },
  { ref, refIf }: Sections,
): Prose => {
  const shares = p`${ref('death.shares')}`;
  if (!ofClass) return shares;
  return refIf('death.children', (section) => (inShares ? p`${shares} or ${section}` : p`${section}`));
};
