import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import { sovereignWord, stateCodes, type StateCode, stateInSentence, stateNameByCode } from '#law/state-code.ts';
import { cityOrCounty, countyInText, countyWord, venueOf } from '#law/venue.ts';

const printed = (code: StateCode): readonly string[] =>
  venueOf(lawOf(code)).map((line) => line.map((part) => (part.kind === 'text' ? part.text : '____')).join(''));

test('a venue names its sovereign by its own style and leaves the place to the notary', () => {
  expect(printed('VA')).toEqual(['Commonwealth of Virginia', 'County/City of ____']);
  expect(printed('LA')).toEqual(['State of Louisiana', 'Parish of ____']);
  expect(printed('AK')).toEqual(['State of Alaska', '____ Judicial District']);
  expect(printed('NC')).toEqual(['____ County, North Carolina']);
  expect(printed('NY')).toEqual(['State of New York', 'County of ____, ss.:']);
  expect(printed('DC')).toEqual(['District of Columbia']);
});

test('every state but the one without counties has exactly one blank for the place', () => {
  for (const code of stateCodes) {
    const blanks = venueOf(lawOf(code))
      .flat()
      .filter(({ kind }) => kind === 'blank');
    expect(blanks).toHaveLength(code === 'DC' ? 0 : 1);
  }
});

test('four commonwealths and one district, the others are states', () => {
  const styles = stateCodes.filter((code) => lawOf(code).sovereign === 'Commonwealth');
  expect(styles.toSorted()).toEqual(['KY', 'MA', 'PA', 'VA']);
  for (const code of stateCodes) {
    expect(sovereignWord(code)).toBe(lawOf(code).sovereign);
    expect(stateNameByCode[code]).toBe(lawOf(code).name);
  }
  expect([stateInSentence('OH'), stateInSentence('DC')]).toEqual(['Ohio', 'the District of Columbia']);
});

test('a county is named as its state names it', () => {
  expect(countyInText('Orange', lawOf('CA'))).toBe('Orange County');
  expect(countyInText('Wayne county', lawOf('MI'))).toBe('Wayne County');
  expect(countyInText('Orleans', lawOf('LA'))).toBe('Orleans Parish');
  expect(countyInText('Municipality of Anchorage', lawOf('AK'))).toBe('Municipality of Anchorage');
  expect(countyInText('Anchorage', lawOf('AK'))).toBe('Municipality of Anchorage');
  expect(countyInText('Alexandria', lawOf('VA'))).toBe('City of Alexandria');
  expect(countyInText('Fairfax', lawOf('VA'))).toBe('Fairfax County');
  expect(countyInText('Carson City', lawOf('NV'))).toBe('Carson City');
  expect(countyInText('Brooklyn', lawOf('NY'))).toBe('Kings County');
  expect(countyInText('Washington', lawOf('DC'))).toBe('Washington');
  expect(countyInText('New York', lawOf('NY'))).toBe('New York County');
  expect(countyInText('James City County', lawOf('VA'))).toBe('James City County');
  expect([countyWord(lawOf('LA')), countyWord(lawOf('TX')), countyWord(lawOf('DC'))]).toEqual([
    'Parish',
    'County',
    null,
  ]);
});

test('no city or borough that is called what it is comes out as another county, however it was called', () => {
  for (const one of ['City of Baltimore', 'the city of baltimore', 'Baltimore City, MD', 'Baltimore city'])
    expect(countyInText(one, lawOf('MD'))).toBe('City of Baltimore');
  for (const one of ['St. Louis City', 'City of St Louis', 'saint louis city'])
    expect(countyInText(one, lawOf('MO'))).toBe('City of St. Louis');
  expect(countyInText('Saint Louis', lawOf('MO'))).toBe('St. Louis County');
  for (const one of ['Borough of Manhattan', 'manhattan borough', 'Manhattan'])
    expect(countyInText(one, lawOf('NY'))).toBe('New York County');
  expect(['The Bronx', 'Borough of Queens'].map((one) => countyInText(one, lawOf('NY')))).toEqual([
    'Bronx County',
    'Queens County',
  ]);
  expect(countyInText('Capitol planning region', lawOf('CT'))).toBe('Capitol Planning Region');
});

test('a city that shares its name with a county is not taken for either where the address leaves it open', () => {
  const either = (county: string, address: string | undefined, code: StateCode) =>
    cityOrCounty({ county, address }, lawOf(code));
  const baltimore = { city: 'City of Baltimore', county: 'Baltimore County' };
  expect(either('Baltimore', '12 Light Street, Baltimore, MD 21202', 'MD')).toEqual(baltimore);
  expect(either('baltimore', undefined, 'MD')).toEqual(baltimore);
  expect(either('Saint Louis', '4 Olive Street, St. Louis, MO 63101', 'MO')?.city).toBe('City of St. Louis');
  expect(either('Richmond', '4 Grace Street, Richmond, VA 23220', 'VA')?.county).toBe('Richmond County');
  expect(either('Baltimore', '3 Washington Avenue, Towson, MD 21204', 'MD')).toBeUndefined();
  for (const clear of ['Baltimore County', 'City of Baltimore', 'Baltimore City'])
    expect(either(clear, '12 Light Street, Baltimore, MD 21202', 'MD')).toBeUndefined();
  expect(either('Alexandria', '12 King Street, Alexandria, VA 22314', 'VA')).toBeUndefined();
});

test('a place that was given with its kind last, or with its state, is not printed with either twice', () => {
  expect(countyInText('Alexandria City', lawOf('VA'))).toBe('City of Alexandria');
  expect(countyInText('fairfax city', lawOf('VA'))).toBe('City of Fairfax');
  expect(countyInText('Baltimore City', lawOf('MD'))).toBe('City of Baltimore');
  expect(countyInText('Juneau City and Borough', lawOf('AK'))).toBe('City and Borough of Juneau');
  expect(countyInText('Alexandria, VA', lawOf('VA'))).toBe('City of Alexandria');
  expect(countyInText('New York, New York', lawOf('NY'))).toBe('New York County');
  for (const given of ['Washington, D.C.', 'Washington DC', 'Washington, District of Columbia'])
    expect(countyInText(given, lawOf('DC'))).toBe('Washington');
  for (const given of ['District of Columbia', 'the district of Columbia', 'D.C.', 'DC'])
    expect(countyInText(given, lawOf('DC'))).toBe('District of Columbia');
});
