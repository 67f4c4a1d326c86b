import { expect, test } from 'vitest';
import { failureReason } from '#assistant/failure-reason.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

const problem = (status: number, detail: string) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, code: 'no', detail });

test('the advisor, who asks to try again, does not name that advice as the reason too', () => {
  const reasons = [
    failureReason(new Unreachable()),
    failureReason(problem(429, 'Too many messages at once. Please try again in a minute.')),
    failureReason(problem(422, 'Try again.')),
  ];
  for (const reason of reasons) expect(reason).not.toMatch(/try again|\.$/i);
  expect(reasons[1]).toBe('Too many messages at once');
});

test('a fault of ours is named without its innards', () => {
  expect(failureReason(problem(500, 'relation "documents" is missing'))).toBe(
    'the assistant is not available right now',
  );
});
