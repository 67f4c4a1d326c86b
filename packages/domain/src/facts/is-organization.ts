/** True for a relationship that says that somebody is no person: a charity, a church, a company; or an animal. */
export const isOrganization = (relationship: string): boolean =>
  /^(?:charity|organi[sz]ation|church|school|foundation|company|pet)$/iu.test(relationship.trim());
