import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { hear, takers, today } from '#interview/testing/hallorans.ts';

const beside: Facts = { ...takers, contingentBeneficiaries: [{ name: 'Ida Moss', percentage: 100 }] };

test('whoever cannot decide is asked what most people choose, once', () => {
  for (const words of ["I couldn't say", 'skip', 'no preference']) {
    const asked = hear('failingShare', words, beside);
    expect(asked.reply).toContain('Most people choose “The others who are living” here.');
    expect(asked.choices).toEqual(['Yes', 'No']);
    expect(replyTo(asked.interview, 'yes', today).interview.facts.failingShare).toBe('otherShares');
    const declined = replyTo(asked.interview, 'no', today);
    expect(replyTo(declined.interview, 'skip', today).interview.putAside).toContain('failingShare');
  }
});

test('whoever asks for what is usual gets what most people choose', () => {
  for (const words of ['as usual', 'whatever is normal', 'the standard thing'])
    expect(hear('failingShare', words, beside).interview.facts.failingShare).toBe('otherShares');
});

test('what a name stands for is settled by a yes', () => {
  const facts: Facts = { ...takers, successorTrustee: { name: 'Northern Trust' } };
  const asked = hear({ kind: 'detail', field: 'successorTrustee', entry: 0, detail: 'kind' }, 'ok normal', facts);
  expect(asked.reply).toBe('I would take Northern Trust for an organization. Is that right?');
});

test('somebody who comes next alone takes everything', () => {
  expect(hear('contingentBeneficiaries', 'my brother Elbert Combs').interview.facts.contingentBeneficiaries).toEqual([
    { name: 'Elbert Combs', relationship: 'brother', percentage: 100 },
  ]);
});
