/** True for a relationship that makes somebody a child, stepchild or later descendant of the person whose document it is. */
export const isDescendant = (relationship: string | undefined): boolean =>
  /^(?:(?:step|great|foster|adopted|oldest|youngest|only)[- ]?)*(?:grand)?-?(?:child|son|daughter)$/iu.test(
    relationship?.trim() ?? '',
  );

/** True for a relationship by a marriage of a parent. */
export const isStep = (relationship: string | undefined): boolean => /^step/iu.test(relationship?.trim() ?? '');

/** Children as those of a couple: whoever is the stepchild of one of two is the child of the other. */
export const asOfBoth = <Kin extends { readonly relationship?: string | undefined }>(
  children: readonly Kin[],
): readonly Kin[] =>
  children.map((child) =>
    isStep(child.relationship)
      ? { ...child, relationship: child.relationship?.trim().replace(/^step[- ]?/iu, '') || 'child' }
      : child,
  );
