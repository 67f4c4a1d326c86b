import { expect, test } from 'vitest';
import { countiesOf, isCountyOf } from '#law/counties.ts';
import { stateCodes } from '#law/state-code.ts';

test('every state has its counties', () => {
  expect(stateCodes.filter((code) => countiesOf(code).length === 0)).toEqual([]);
  expect(stateCodes.flatMap(countiesOf).length).toBeGreaterThan(3100);
});

test.each([
  ['ID', 'ada'],
  ['ID', 'Twin Falls County'],
  ['LA', 'Saint John the Baptist Parish'],
  ['AK', 'Fairbanks North Star Borough'],
  ['VA', 'City of Alexandria'],
  ['CA', 'City and County of San Francisco'],
  ['MD', 'Prince Georges'],
  ['IL', 'Du Page'],
  ['NM', 'Dona Ana'],
] as const)('a county is known by what people call it: %s, “%s”', (state, name) => {
  expect(isCountyOf(state, name)).toBe(true);
});

test.each([
  ['ID', 'Todd Ruiz'],
  ['ID', 'Travis'],
  ['TX', 'Ada'],
] as const)('what another state has is none of this: %s, “%s”', (state, name) => {
  expect(isCountyOf(state, name)).toBe(false);
});
