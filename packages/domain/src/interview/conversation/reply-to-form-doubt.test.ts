import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyToForm } from '#interview/conversation/reply-to-form.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordBeside } from '#interview/conversation/record-beside.ts';

const proposed = { successorTrustee: { name: 'Ruth Hale', relationship: 'sister' } };
const asking = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Ann Hale' },
  asked: { kind: 'fact', field: 'grantorDateOfBirth' },
  doubt: {
    proposed,
    sentence: 'Is Ruth Hale the name of your successor trustee?',
    words: 'my sister Ruth Hale after me',
  },
} as const;

test('a form that answers something else leaves what was asked back open', () => {
  const filled = replyToForm(asking, { field: 'grantorDateOfBirth', value: '1950-02-03' }, '2026-11-20');
  if (!filled.ok) throw new Error(filled.reason.message);
  const { unanswered, doubt } = filled.value.interview;

  expect(doubt?.proposed ?? unanswered?.[0]?.proposed).toEqual(proposed);
});

test('so does a change in the panel, until it gives that very fact', () => {
  const changed = recordBeside(asking, 'grantorDateOfBirth', '1950-02-03', '2026-11-20');
  const given = recordBeside(asking, 'successorTrustee', { name: 'Tom Hale' }, '2026-11-20');
  if (!changed.ok || !given.ok) throw new Error('refused');

  expect(changed.value.unanswered).toEqual([{ proposed, words: 'my sister Ruth Hale after me' }]);
  expect(given.value.unanswered).toBeUndefined();
});
