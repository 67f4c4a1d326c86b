/** Where one fact stands; `missing` also while a detail that is required of it is. */
export const factStates = ['missing', 'recorded', 'confirmed', 'skipped'] as const;
export type FactState = (typeof factStates)[number];
