import { expect, test } from 'vitest';
import { stateInText } from '#assembly/printed-facts.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { stateCodes } from '#law/state-code.ts';

const trust = documentTypeOf('living-trust');
const { execution } = trust;

test('a frozen document is signed as its own law says, whatever became of the answers since', () => {
  for (const state of stateCodes) {
    const document = { governingState: stateInText(state) };
    expect([state, execution.methodOf(document).kind]).toEqual([
      state,
      execution.method({ governingState: state }).kind,
    ]);
  }
  // A document of before the code was kept is known by the name that it prints.
  expect(execution.methodOf({ governingState: 'Florida' }).kind).toBe('print-and-sign');
  expect(execution.methodOf({ governingState: 'California' }).kind).toBe('electronic');
});

test('a frozen document keeps the state of its law as a code, however the name is printed', () => {
  const document = trust.preview({ ...trust.sample, governingState: 'FL' }, '2026-11-20');
  expect(document.governingStateCode).toBe('FL');
  expect(execution.methodOf({ ...document, governingState: 'Estado de Florida' }).reason).toContain('before witnesses');
});
