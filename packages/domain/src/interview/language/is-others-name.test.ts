import { describe, expect, it } from 'vitest';
import { leadsToOthersName } from '#interview/language/is-others-name.ts';

describe('whose name follows', () => {
  it.each([
    "My son's full name is ",
    'my daughter’s legal name is ',
    'my sons name is ',
    'Her full ',
    "our grandson's ",
  ])('is that of a relative: %s', (before) => {
    expect(leadsToOthersName(before, false)).toBe(true);
  });

  it.each(['My full name is ', 'the name is ', "The company's name is ", 'It is '])(
    'is nobody else’s: %s',
    (before) => {
      expect(leadsToOthersName(before, false)).toBe(false);
    },
  );

  it('is asked for where the question asks for a spouse', () => {
    expect(leadsToOthersName("my wife's full name is ", true)).toBe(false);
    expect(leadsToOthersName("my son's full name is ", true)).toBe(true);
  });
});
