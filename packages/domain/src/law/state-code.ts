import states from '#law/states.json' with { type: 'json' };

/** A two-letter postal code of one of the 51 jurisdictions. */
export type StateCode = keyof typeof states;

/** All 51 codes, in the postal order of the names. */
export const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

/** The name of each state, as it stands in a list. */
export const stateNameByCode = Object.fromEntries(stateCodes.map((code) => [code, states[code].name])) as Readonly<
  Record<StateCode, string>
>;

/** A state in running text: its name, with the article that a district takes. */
export const stateInSentence = (code: StateCode): string =>
  states[code].sovereign === 'District' ? `the ${states[code].name}` : states[code].name;

/** What a state calls itself: `State`, `Commonwealth`, `District`. */
export const sovereignWord = (code: StateCode): string => states[code].sovereign;

/** What else people call a state when they write, in small letters; the codes are not among them. */
export const shortNamesOf = (code: StateCode): readonly string[] => {
  const state = states[code];
  return 'shortened' in state ? state.shortened : [];
};

/** Whether the name of a state is a given name too. */
export const isGivenName = (code: StateCode): boolean => 'isGivenName' in states[code];

/** True for one of the 51 codes, in capital letters. */
export const isStateCode = (text: string): text is StateCode => Object.hasOwn(states, text);
