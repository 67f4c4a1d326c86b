/** True for a relationship that makes somebody a child, stepchild or later descendant of the person whose document it is. */
export const isDescendant = (relationship: string | undefined): boolean =>
  /^(?:(?:step|great|foster|adopted|oldest|youngest|only)[- ]?)*(?:grand)?-?(?:child|son|daughter)$/iu.test(
    relationship?.trim() ?? '',
  );

/** True for a relationship by a marriage of a parent. */
export const isStep = (relationship: string | undefined): boolean => /^step/iu.test(relationship?.trim() ?? '');
