import { expect, test } from 'vitest';
import { daysAround } from '#execution/days-around.ts';

const line = (lineId: string, role: 'owner' | 'maker' | 'witness' | 'notary', order: number, signedOn?: string) => ({
  lineId,
  role,
  order,
  signedOn,
});
const nobody = { makersSignedOn: undefined, othersSignedOn: undefined };

test('whoever signs after the makers does so no sooner than the last of them, and a maker no later than they did', () => {
  const lines = [
    line('settlor-1', 'owner', 1, '2026-03-02'),
    line('settlor-2', 'maker', 2, '2026-03-04'),
    line('witness-1', 'witness', 2, '2026-03-05'),
    line('notary', 'notary', 3, '2026-03-06'),
  ];
  expect(daysAround(lines, 'witness-1')).toEqual({ makersSignedOn: '2026-03-02', othersSignedOn: undefined });
  expect(daysAround(lines, 'notary')).toEqual({ makersSignedOn: '2026-03-04', othersSignedOn: undefined });
  expect(daysAround(lines, 'settlor-2')).toEqual({ makersSignedOn: '2026-03-02', othersSignedOn: '2026-03-06' });
  expect(daysAround(lines, 'settlor-1')).toEqual({ makersSignedOn: undefined, othersSignedOn: '2026-03-04' });
});

test('no day binds anybody while nobody has signed, nor on a line that is none', () => {
  const lines = [line('grantor', 'owner', 1), line('witness-1', 'witness', 2)];
  expect(daysAround(lines, 'witness-1')).toEqual(nobody);
  expect(daysAround(lines, 'spouse')).toEqual(nobody);
});
