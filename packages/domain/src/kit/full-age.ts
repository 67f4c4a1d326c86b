/** The age in years from which one serves, receives outright, witnesses, and makes a document, where no law says more. */
export const fullAge = 18;
