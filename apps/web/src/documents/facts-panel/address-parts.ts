import { isStateCode } from '@evergrant/domain/law/state-code.ts';
import type { TypedValue } from '#documents/facts-panel/typed-value.ts';

/** An address while it is typed. */
export interface AddressParts {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const order = ['street', 'unit', 'city', 'state', 'zip'] as const;

/** The parts of a stored address; one that is written otherwise stands in the line of the street as a whole. */
export const addressPartsOf = (address: string): AddressParts => {
  const lines = address.split(',').map((line) => line.trim());
  const [, state = '', zip = ''] = /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/u.exec(lines.at(-1) ?? '') ?? [];
  const [street = '', ...more] = lines.slice(0, -2);
  if (!isStateCode(state) || street === '') return { street: address, unit: '', city: '', state: '', zip: '' };
  return { street, unit: more.join(', '), city: lines.at(-2) ?? '', state, zip };
};

/** The parts as one text, a line each: as they are kept while they are typed. */
export const linesOfAddress = (parts: AddressParts): string => order.map((part) => parts[part]).join('\n');

/** The parts of such a text. */
export const partsOfLines = (text: string): AddressParts => {
  const [street = '', unit = '', city = '', state = '', zip = ''] = text.split('\n');
  return { street, unit, city, state, zip };
};

/** The address that was typed, `12 Elm Street, Apt 6, Austin, TX 78751`, or which part of it is missing. */
export const readAddress = (text: string): TypedValue => {
  const parts = partsOfLines(text);
  const street = parts.street.trim();
  if (street === '') return { ok: false, part: 'street', message: 'Please write the street and number.' };
  if (parts.city.trim() === '') return { ok: false, part: 'city', message: 'Please write the city.' };
  if (!isStateCode(parts.state)) return { ok: false, part: 'state', message: 'Please choose the state.' };
  const zip = parts.zip.trim();
  if (!/^\d{5}(?:-\d{4})?$/u.test(zip))
    return { ok: false, part: 'zip', message: 'Please write the five figures of the ZIP code.' };
  const lines = [street, parts.unit.trim(), parts.city.trim(), `${parts.state} ${zip}`];
  return { ok: true, value: lines.filter((line) => line !== '').join(', ') };
};
