interface Choice {
  readonly id: string;
  readonly name: string;
}

/** What kinds of property the form offers. */
export const propertyTypes = [
  { id: 'single_family', name: 'Single-family house' },
  { id: 'multi_family', name: 'Two to four units' },
  { id: 'apartment_building', name: 'Apartment building' },
  { id: 'condominium', name: 'Condominium' },
  { id: 'townhouse', name: 'Townhouse' },
  { id: 'manufactured_home', name: 'Manufactured home' },
  { id: 'farm_or_ranch', name: 'Farm or ranch' },
  { id: 'commercial', name: 'Shop, office or other commercial property' },
  { id: 'land', name: 'Land without a building' },
  { id: 'other', name: 'Something else' },
] as const satisfies readonly Choice[];

/** The states of repair that the form offers, the best first. */
export const propertyConditions = [
  { id: 'excellent', name: 'Excellent: nothing to do' },
  { id: 'good', name: 'Good: small repairs' },
  { id: 'fair', name: 'Fair: some larger repairs' },
  { id: 'poor', name: 'Poor: much to repair' },
  { id: 'not_habitable', name: 'Nobody can live in it now' },
] as const satisfies readonly Choice[];

export type PropertyType = (typeof propertyTypes)[number]['id'];
export type PropertyCondition = (typeof propertyConditions)[number]['id'];

/** The words for a chosen type or condition; undefined for none and for what is not offered. */
export const nameOfChoice = (choices: readonly Choice[], id: string | null): string | undefined =>
  choices.find((choice) => choice.id === id)?.name;
