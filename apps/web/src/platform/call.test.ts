import { expect, test } from 'vitest';
import { ApiProblem, codeOf, messageInForm, messageOf, Unreachable } from '#platform/api-problem.ts';
import { urlOf } from '#platform/call.ts';

test('what stands in an address can not lead to another one', () => {
  expect(urlOf('/documents/{id}/facts/{field}', { id: 'a/../b', field: 'x?y#z' })).toBe(
    '/api/documents/a%2F..%2Fb/facts/x%3Fy%23z',
  );
});

const problem = { type: 'about:blank', title: 'Login failed', status: 401, code: 'invalid-credentials' };

test('a person reads the words of the server where it has some', () => {
  expect(messageOf(new ApiProblem({ ...problem, detail: 'Invalid email or password.' }), 'Try again.')).toBe(
    'Invalid email or password.',
  );
  expect(messageOf(new ApiProblem(problem), 'Try again.')).toBe('Try again.');
  expect(codeOf(new ApiProblem(problem))).toBe('invalid-credentials');
});

test('a fault of ours is not explained in our words', () => {
  const fault = new ApiProblem({
    ...problem,
    status: 500,
    code: 'internal',
    detail: 'relation "documents" is missing',
  });
  expect(messageOf(fault, 'Try again.')).toBe('Try again.');
  expect(messageOf(new TypeError('x is undefined'), 'Try again.')).toBe('Try again.');
  expect(codeOf(new TypeError('x is undefined'))).toBeUndefined();
});

test('without a connection a person is told to check it, and in a form that nothing is lost', () => {
  expect(messageInForm(new Unreachable(), 'Try again.')).toMatch(/internet connection.*still here/);
  expect(messageInForm(new ApiProblem(problem), 'Not saved.')).toBe('Not saved.');
});

test('where nobody typed anything, nobody is told that it is still there', () => {
  expect(messageOf(new Unreachable(), 'Try again.')).not.toContain('still here');
});
