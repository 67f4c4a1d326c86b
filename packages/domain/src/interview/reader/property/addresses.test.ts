import { expect, test } from 'vitest';
import { homeAddress } from '#interview/reader/property/addresses.ts';
import { stateInAddress } from '#law/states-in-text.ts';

const asked = (text: string): string | undefined => homeAddress(text, { isAsked: true, isOpening: false })?.address;

test.each([
  ['4417 Quail Hollow Dr Apt 208, Plano TX 75024', '4417 Quail Hollow Dr Apt 208, Plano, TX 75024', 'TX'],
  ['rr 1 box 77 seneca ks 66538', 'RR 1 Box 77, Seneca, KS 66538', 'KS'],
  ['its 18 tanglewood ct unit 3 beaverton or 97006', '18 Tanglewood Ct Unit 3, Beaverton, OR 97006', 'OR'],
  ['PO Box 447, Truth or Consequences, NM 87901', 'PO Box 447, Truth or Consequences, NM 87901', 'NM'],
  ['we are at 12 Ash St, Charleston, West Virginia 25301 since May', '12 Ash St, Charleston, WV 25301', 'WV'],
  ['I am at 12 Ash St, and that is Natchez, Mississippi, 39120, same house', '12 Ash St, Natchez, MS 39120', 'MS'],
  ["12 Ash St, that's in Natchez, Mississippi, zip is 39120", '12 Ash St, Natchez, MS 39120', 'MS'],
  ['House 14, Indian Route 7, Chinle, Arizona 86503', 'House 14, Indian Route 7, Chinle, AZ 86503', 'AZ'],
  ['Space 12, 400 Rio Vista Drive, Yuma, AZ 85364', 'Space 12, 400 Rio Vista Drive, Yuma, AZ 85364', 'AZ'],
  ['old highway 9, enterprise, al 36330', 'Old Highway 9, Enterprise, AL 36330', 'AL'],
  ['I live at House 3 on State Route 14, Hamden, OH 45634', 'House 3 on State Route 14, Hamden, OH 45634', 'OH'],
  [
    "it's 2209 Larkin Mill Road in Mobile Alabama and the zip is 36608",
    '2209 Larkin Mill Road, Mobile, AL 36608',
    'AL',
  ],
  ['DOB 06/02/1975 - 77 Narragansett Bluff Rd, Warwick, RI 02886', '77 Narragansett Bluff Rd, Warwick, RI 02886', 'RI'],
  ['6-2-75, 12-14 Elm St, Erie, PA 16501', '12-14 Elm St, Erie, PA 16501', 'PA'],
  ['12 Elm St, Dayton, OH, zip code 45402', '12 Elm St, Dayton, OH 45402', 'OH'],
  ['1731 Swann Street NW, Washington, DC 20009', '1731 Swann Street NW, Washington, DC 20009', 'DC'],
])('%s is written %s', (text, address, state) => {
  expect(asked(text)).toBe(address);
  expect(stateInAddress(address)).toBe(state);
});

test('the new home counts, not the old one', () => {
  expect(asked('We used to be at 9 Fir St, Bend, OR 97701 but now it is 14 Lava Way, Bend, OR 97702')).toBe(
    '14 Lava Way, Bend, OR 97702',
  );
});

test('property that is put into the trust is no home address', () => {
  expect(
    homeAddress('the house at 55 Juniper Ct, Plano, TX 75024', { isAsked: false, isOpening: false }),
  ).toBeUndefined();
});

test('a reply without an address has none', () => {
  expect(asked('I would rather tell you later')).toBeUndefined();
});
