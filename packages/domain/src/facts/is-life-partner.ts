const partner =
  /^(?:my |our )?(?:(?:life|domestic|long[- ]?term|long[- ]time|registered|unmarried|civil union|romantic) )?(?:partner|fianc[eé]e?|girl ?friend|boy ?friend|companion|significant other)$/iu;

/** True for words that name somebody with whom a person lives without being married. */
export const isLifePartner = (relationship: string | undefined): boolean =>
  relationship !== undefined && partner.test(relationship.trim());
