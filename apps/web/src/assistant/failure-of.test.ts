import { expect, test } from 'vitest';
import { failureOf } from '#assistant/failure-of.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

const problem = (status: number, code: string) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, code, detail: 'Too many at once.' });

test('whatever keeps a message from being answered, its words are said to be kept', () => {
  const errors = [
    new Unreachable(),
    new Error('x'),
    problem(429, 'limited'),
    problem(500, 'x'),
    problem(409, 'conversation-went-on'),
    problem(401, 'x'),
  ];
  for (const error of errors) expect(failureOf(error).words).toMatch(/still below|are kept/);
});

test('a message to a question of before is told from one that failed', () => {
  expect(failureOf(problem(409, 'conversation-went-on')).kind).toBe('went-on');
  expect(failureOf(problem(409, 'revision-ended'))).toMatchObject({ kind: 'failed', reason: 'Too many at once' });
});
