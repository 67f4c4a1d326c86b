import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const type = jointTrust(everyLaw);

test('the usual time of particular gifts is offered with the usual settings and asked of nobody without gifts', () => {
  const question = (facts: Facts) =>
    type.interview.describe({ ...type.interview.open(), facts }).find(({ field }) => field === 'giftsAreMade');
  expect(question(jointTrustSample)).toMatchObject({ choices: [{ value: 'afterOwner' }, { value: 'afterBoth' }] });
  expect(question({ ...jointTrustSample, specificGifts: [] })).toBeUndefined();
});
