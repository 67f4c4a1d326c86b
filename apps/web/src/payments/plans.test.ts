import { expect, test } from 'vitest';
import { planOf, soldAs } from '#payments/plans.ts';

test('a power of attorney is not sold as a trust package', () => {
  expect(soldAs(planOf('one_time'), 'durable-financial-poa')).toBe('One-Time Payment');
  expect(soldAs(planOf('one_time'), 'joint-trust')).toBe('Complete Trust Package');
  expect(soldAs(planOf('subscription'), 'durable-financial-poa')).not.toContain('One-Time');
});
