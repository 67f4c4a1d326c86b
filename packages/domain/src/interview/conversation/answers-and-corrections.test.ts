import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const gift = (recipient: string, item: string) => ({ recipient, item });
const cello = gift('Caspian Whitcomb', 'cello');

test.each<[string, FieldId, Readonly<Record<string, unknown>>]>([
  [
    'Sell it. And the cello is not for Caspian, it goes to Juniper',
    'residencePlan',
    {
      residencePlan: 'sell',
      specificGifts: [gift('Solveig Brandt', '$12,500'), gift('Juniper Whitcomb Reyes', 'cello')],
    },
  ],
  [
    'Yes. And Solveig, by the way, is Solveyg. S-O-L-V-E-Y-G.',
    'descendantsTakeFirst',
    { descendantsTakeFirst: true, specificGifts: [gift('Solveyg Brandt', '$12,500'), cello] },
  ],
])('“%s” answers the question and corrects what stands', (message, field, values) => {
  const { facts } = sayAt(message, whitcombsAt({ kind: 'fact', field }, field)).interview;
  expect(facts).toMatchObject(values);
});

test('a wish that is declined is settled beside a correction', () => {
  const asked = { kind: 'fact', field: 'specialInstructions' } as const;
  const { interview } = sayAt('None. And the county is Pinal, not Pima.', whitcombsAt(asked));
  expect(interview.skipped).toContain('specialInstructions');
  expect(interview.doubt?.proposed).toEqual({ grantorCounty: 'Pinal' });
});

test('a remark beside a correction is no property', () => {
  const at = whitcombsAt({ kind: 'fact', field: 'assets' }, 'assets');
  const message = 'One question before. For trustee, instead my daughter put Caspian. Sister go back home next year.';
  expect(Object.keys(changedBy(message, at))).not.toContain('assets');
});
