const words =
  /\b(?:bank|trust company|company|corp|corporation|inc|incorporated|llc|llp|lp|ltd|limited|partnership|foundation|association|institute|university|college|church|ministr(?:y|ies)|society|fund)\b|\bN\.\s?A\b/iu;

/** True for the name of a company, bank, church or the like, which signs by a person with a title. */
export const isOrganization = (name: string): boolean => words.test(name);
