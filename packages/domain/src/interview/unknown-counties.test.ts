import { expect, test } from 'vitest';
import { hear, known, without } from '#interview/testing/hallorans.ts';

const answer = (said: string) => {
  const { interview, reply } = hear('grantorCounty', said, without('grantorCounty'));
  const { grantorCounty } = interview.facts;
  return { grantorCounty, proposed: interview.doubt?.proposed.grantorCounty, reply };
};

test.each([
  ["Todd Ruiz, Helen's son, gets nothing"],
  ['Todd Ruiz'],
  [known.spouseName ?? ''],
  ['Biscuit the dog'],
  ['same county as before'],
  ['SSI'],
  ['Peggy Sue'],
  ['my accountant handles that'],
])('“%s” is no county, asked for it', (said) => {
  const { grantorCounty, proposed } = answer(said);
  expect([grantorCounty, proposed]).toEqual([undefined, undefined]);
});

test.each(['I live in Garden City', 'we live in Nampa', 'Meridian', 'Blarney County'])(
  'what the state has no county of is asked back as such: “%s”',
  (said) => {
    const { grantorCounty, proposed, reply } = answer(said);
    expect([grantorCounty, typeof proposed]).toEqual([undefined, 'string']);
    expect(reply).toMatch(/I find no county called .* in Idaho/u);
  },
);

test.each([
  ['Elmroe', 'Elmore'],
  ['bonnevile county', 'Bonneville'],
  ['Clearwatr', 'Clearwater'],
])('a county that is misspelt is asked back as it is written: “%s”', (said, county) => {
  const { grantorCounty, proposed } = answer(said);
  expect([grantorCounty, proposed]).toEqual([undefined, county]);
});

test.each([
  ['canyon', 'Canyon'],
  ['Twin Falls', 'Twin Falls'],
  ["it's Nez Perce", 'Nez Perce'],
  ['we moved from Travis, now Ada', 'Ada'],
  ["Ada, my sister's name is also Ada", 'Ada'],
])('a county of the state is recorded: “%s”', (said, county) => {
  expect(answer(said).grantorCounty).toBe(county);
});
