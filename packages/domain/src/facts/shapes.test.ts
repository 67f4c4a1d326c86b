import { expect, test } from 'vitest';
import { Beneficiary, BirthDay, Child } from '#facts/shapes.ts';

test.each(['0001-01-01', '0196-05-04', '1799-12-31', '1849-12-31', '1961-02-30', ''])(
  'nobody in a document was born on "%s"',
  (dateOfBirth) => {
    expect(BirthDay.safeParse(dateOfBirth).success).toBe(false);
    expect(Child.safeParse({ name: 'Ines Reyes', dateOfBirth }).success).toBe(false);
    expect(Beneficiary.safeParse({ name: 'Ines Reyes', dateOfBirth }).success).toBe(false);
  },
);

test.each(['1850-01-01', '1961-03-04', '2024-02-29'])('somebody may have been born on %s', (dateOfBirth) => {
  expect(Child.parse({ name: 'Ines Reyes', dateOfBirth })).toEqual({ name: 'Ines Reyes', dateOfBirth });
});
