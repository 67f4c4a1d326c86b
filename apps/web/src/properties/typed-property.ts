import { readDollars } from '@evergrant/domain/properties/read-dollars.ts';
import { readProperty, type TypedProperty } from '@evergrant/domain/properties/read-property.ts';

/** The fields of the form as they stand on the screen. */
export type PropertyFields = Omit<TypedProperty, 'estimatedValueInCents'> & { readonly estimatedValue: string };

export const emptyProperty: PropertyFields = {
  ...{ address: '', city: '', state: '', zipCode: '', propertyType: '', condition: '', estimatedValue: '', notes: '' },
  ...{ submitterName: '', submitterPhone: '', submitterEmail: '' },
};

type FieldMistakes = Readonly<Partial<Record<keyof PropertyFields, string>>>;

/** What the form would send, and what is wrong with it, by field in the order of the form. */
export const readFields = (
  fields: PropertyFields,
): { readonly typed: TypedProperty; readonly mistakes: FieldMistakes } => {
  const { estimatedValue, ...rest } = fields;
  const amount = readDollars(estimatedValue);
  const typed = { ...rest, estimatedValueInCents: amount.ok ? amount.value : Number.NaN };
  const read = readProperty(typed);
  const errors = read.ok ? [] : read.reason;
  return { typed, mistakes: Object.fromEntries(errors.map(({ field, message }) => [fieldOnScreen(field), message])) };
};

/** Where a field that the server names stands on the screen. */
export const fieldOnScreen = (field: string): string => (field === 'estimatedValueInCents' ? 'estimatedValue' : field);
