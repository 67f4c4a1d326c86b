import { expect, test } from 'vitest';
import { stateCodes } from '#law/state-code.ts';
import { findSizeMistake, mediaLimits } from '#properties/media-kinds.ts';
import { readDollars } from '#properties/read-dollars.ts';
import { highestValueInCents, readProperty, type TypedProperty } from '#properties/read-property.ts';

const typed: TypedProperty = {
  address: ' 12  Maple Street ',
  city: 'Auburn',
  state: 'ca',
  zipCode: '95603',
  propertyType: 'single_family',
  condition: 'good',
  estimatedValueInCents: 45_000_000,
  notes: 'Two barns.\nA well.',
  submitterName: 'Wanda Hill',
  submitterPhone: '(530) 555-0123',
  submitterEmail: 'Wanda@Example.com',
};
const mistakesOf = (changed: Partial<TypedProperty>) => {
  const read = readProperty({ ...typed, ...changed });
  return read.ok ? [] : read.reason.map(({ field }) => field);
};

test('a property is cleaned and kept as it was meant', () => {
  expect(readProperty(typed)).toEqual({
    ok: true,
    value: { ...typed, address: '12 Maple Street', state: 'CA', submitterEmail: 'wanda@example.com' },
  });
});

test('seven fields are required, and every missing one is named in the order of the form', () => {
  const read = readProperty({
    ...{ address: ' ', city: '', state: '', zipCode: '', propertyType: '', condition: '', estimatedValueInCents: null },
    ...{ notes: '', submitterName: '', submitterPhone: '', submitterEmail: '\u200b' },
  });
  expect(read).toEqual({
    ok: false,
    reason: [
      { field: 'address', message: 'Please enter the street address of the property.' },
      { field: 'city', message: 'Please enter the city.' },
      { field: 'state', message: 'Please choose the state.' },
      { field: 'zipCode', message: 'Please enter the ZIP code.' },
      { field: 'submitterName', message: 'Please enter your name.' },
      { field: 'submitterPhone', message: 'Please enter a phone number at which we can reach you.' },
      { field: 'submitterEmail', message: 'Please enter your email address.' },
    ],
  });
});

test('type, condition, value and notes may be left open', () => {
  const read = readProperty({ ...typed, propertyType: '', condition: '', estimatedValueInCents: null, notes: '' });
  expect(read).toMatchObject({ ok: true, value: { propertyType: null, condition: null, estimatedValueInCents: null } });
});

test('the state is one of the 51', () => {
  expect(stateCodes).toHaveLength(51);
  expect(stateCodes.filter((state) => mistakesOf({ state }).length > 0)).toEqual([]);
  for (const state of ['PR', 'XX', 'California', 'constructor']) expect(mistakesOf({ state })).toEqual(['state']);
});

test.each([
  ['95603', '95603'],
  ['95603-1234', '95603-1234'],
  ['956031234', '95603-1234'],
  [' 95603 1234 ', '95603-1234'],
])('the ZIP code %j is kept as %s', (zipCode, kept) => {
  expect(readProperty({ ...typed, zipCode })).toMatchObject({ ok: true, value: { zipCode: kept } });
});

test.each(['9560', '956034', '95603-12', 'ABCDE', '95603-12345'])('%j is no ZIP code', (zipCode) => {
  expect(mistakesOf({ zipCode })).toEqual(['zipCode']);
});

test.each(['530-555-0123', '+1 530 555 0123', '530.555.0123 ext. 12', '5305550123', '+44 20 7946 0958'])(
  'the phone number %j is taken as it was typed',
  (submitterPhone) => {
    expect(readProperty({ ...typed, submitterPhone })).toMatchObject({ ok: true, value: { submitterPhone } });
  },
);

test.each(['555-0123', 'call me', '1234567890123456', '530-555-0123 <script>'])('%j is no phone number', (phone) => {
  expect(mistakesOf({ submitterPhone: phone })).toEqual(['submitterPhone']);
});

test.each(['wanda', 'wanda@', '@example.com', 'wanda@example', 'wanda hill@example.com'])(
  '%j is no email address',
  (submitterEmail) => {
    expect(mistakesOf({ submitterEmail })).toEqual(['submitterEmail']);
  },
);

test('a choice or a value that the form does not offer is refused', () => {
  expect(mistakesOf({ propertyType: 'castle', condition: 'haunted' })).toEqual(['propertyType', 'condition']);
  for (const estimatedValueInCents of [-1, 0.5, Number.NaN, highestValueInCents + 1]) {
    expect(mistakesOf({ estimatedValueInCents })).toEqual(['estimatedValueInCents']);
  }
});

test.each([
  ['', null],
  ['450000', 45_000_000],
  ['$450,000', 45_000_000],
  [' $ 1,250.5 ', 125_050],
  ['0.05', 5],
  ['100,000,000,000', highestValueInCents],
])('%j is read as an amount', (text, cents) => {
  expect(readDollars(text)).toEqual({ ok: true, value: cents });
});

test.each(['about 400k', '4,50', '-5', '1e9', '12.345', '99999999999999'])('%j is no amount', (text) => {
  expect(readDollars(text).ok).toBe(false);
});

test('files are taken up to the limit, and empty ones never', () => {
  expect(findSizeMistake('photo', mediaLimits.photo.bytes)).toBeUndefined();
  expect(findSizeMistake('photo', mediaLimits.photo.bytes + 1)).toBe('This photo is larger than 15 MB.');
  expect(findSizeMistake('video', mediaLimits.video.bytes + 1)).toBe('This video is larger than 100 MB.');
  expect(findSizeMistake('video', 0)).toBe('This file is empty.');
});
