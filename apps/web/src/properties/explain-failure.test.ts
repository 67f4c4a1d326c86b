import { expect, test } from 'vitest';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';
import { explainFileFailure, explainSubmission, FilesNotSent } from '#properties/explain-failure.ts';

const problemOf = (status: number, code: string, detail: string) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, code, detail });

test('a file that is no photo is not worth another try, one that broke off is', () => {
  const detail = 'This file is not a photo that we can take.';
  expect(explainFileFailure(problemOf(422, 'not-a-medium', detail))).toEqual({ message: detail, mayRetry: false });
  expect(explainFileFailure(problemOf(422, 'cut-off', 'Broken.'))).toEqual({ message: 'Broken.', mayRetry: true });
  expect(explainFileFailure(problemOf(429, 'rate-limited', 'Wait.'))).toEqual({ message: 'Wait.', mayRetry: true });
});

test('without a connection, or with a fault of ours, a file can be sent again', () => {
  const message = 'The file could not be sent. Check your connection and try again.';
  expect(explainFileFailure(new Unreachable())).toEqual({ message, mayRetry: true });
  expect(explainFileFailure(problemOf(500, 'unexpected', 'disk'))).toEqual({ message, mayRetry: true });
});

test('files that were not sent are counted', () => {
  expect(explainSubmission(new FilesNotSent(1))).toMatch(/^One of your files has not been sent/);
  expect(explainSubmission(new FilesNotSent(3))).toMatch(/^3 of your files have not been sent/);
});

test('a failed submission says why when that is known, and always what to do', () => {
  expect(explainSubmission(problemOf(500, 'unexpected', 'a stack'))).toBe('Please try again or contact support.');
  expect(explainSubmission(problemOf(429, 'rate-limited', 'Too many requests.'))).toBe(
    'Too many requests. Please try again or contact support.',
  );
});

test('nobody is told twice in one sentence to try again', () => {
  expect(explainSubmission(new Unreachable()).match(/try again/g)).toHaveLength(1);
});
