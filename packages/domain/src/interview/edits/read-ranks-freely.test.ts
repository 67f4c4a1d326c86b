import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { changedBy } from '#interview/testing/whitcombs.ts';

const mother = { name: 'Glenna Raber', relationship: 'mother' };
const brother = { name: 'Trent Raber', relationship: 'brother' };

// What a will at the review names as guardians after a message, recorded or asked back.
const after = (message: string): Readonly<Record<string, unknown>> => {
  const type = documentTypeOf('pour-over-will');
  const facts = {
    ...type.sample,
    maritalStatus: 'Divorced',
    spouseName: undefined,
    children: [{ name: 'Mason Raber', relationship: 'son', isMinor: true }],
    guardian: mother,
    alternateGuardians: [brother],
    tangiblesTo: 'children',
  };
  const asked = { kind: 'review' } as const;
  const before = { ...type.interview.open(), facts, asked, trail: [asked] } as unknown as StoredInterview;
  const { interview } = type.interview.replyTo(before, message, '2026-11-20');
  return { ...interview.facts, ...interview.doubt?.proposed };
};

test.each([
  'actually swap it, trent raber for guardian and my mom glenna raber as the backup, her hip is bad',
  "Glenna's knees are shot so Trent as guardian please and Glenna as the backup",
  'my brother will be guardian first and then my mom second',
  "We got to talking and my mother is in Duluth half the winter, so let's put Trent first as the one who takes over and Glenna second.",
  'Guardian should be Trent, and my mother behind him.',
])('“%s” turns the two guardians round', (message) => {
  expect(after(message)).toMatchObject({ guardian: brother, alternateGuardians: [mother] });
});

test.each(['My brother Trent is my second brother, Glenna was my first call', 'If Trent is first then Glenna second?'])(
  '“%s” changes no order',
  (message) => {
    expect(after(message)).toMatchObject({ guardian: mother, alternateGuardians: [brother] });
  },
);

test.each([
  'Solveig is moving to Texas. Swap them: Thaddeus takes over as trustee first, Juniper is the backup.',
  'Juniper has her hands full with the twins, so Thaddeus ought to be the first one to take over and Juniper the second.',
  'Thaddeus takes over first and Juniper is the backup.',
  'Thaddeus steps in first, with Juniper as the backup',
  'Thaddeus as successor trustee, then Juniper',
  'Thaddeus for successor trustee followed by Juniper',
])(
  'who takes over first and who is the backup is an order of the same line, and nobody joins another: %s',
  (message) => {
    expect(changedBy(message)).toEqual({
      successorTrustee: { name: 'Thaddeus Okoro', relationship: 'son' },
      successorTrustees: [
        { name: 'Juniper Whitcomb Reyes', relationship: 'daughter' },
        { name: 'Solveig Brandt', relationship: 'friend' },
      ],
    });
  },
);
