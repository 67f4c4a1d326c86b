import { expect, test } from 'vitest';
import { caseShouted } from '#interview/language/case-shouted.ts';

test('what was typed in capitals throughout is written as people write it', () => {
  for (const [said, written] of [
    ['77 PIGEON POINT ROAD, BEAUFORT, SC 29902', '77 Pigeon Point Road, Beaufort, SC 29902'],
    ['BEAUFORT', 'Beaufort'],
    ['THE GADSDEN LIVING TRUST', 'The Gadsden Living Trust'],
    ['412 NE O’BRIEN AVE APT B, ST. PAUL, MN 55101', '412 NE O’Brien Ave Apt B, St. Paul, MN 55101'],
    ['PRINCE OF WALES TRUST', 'Prince of Wales Trust'],
    ['HARBOR LIGHT MUSIC LLC', 'Harbor Light Music LLC'],
  ])
    expect(caseShouted(said ?? '')).toBe(written);
});

test('what has small letters stays as it was typed', () => {
  for (const said of ['USAA account', 'Po Box 12', '12 McDonald St, Reno, NV 89501', 'SC'])
    expect(caseShouted(said)).toBe(said);
});
