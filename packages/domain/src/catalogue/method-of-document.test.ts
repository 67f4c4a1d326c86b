import { expect, test } from 'vitest';
import { stateInText } from '#assembly/printed-facts.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { stateCodes } from '#law/state-code.ts';

const { execution } = documentTypeOf('living-trust');

test('a frozen document is signed as its own law says, whatever became of the answers since', () => {
  for (const state of stateCodes) {
    const document = { governingState: stateInText(state) };
    expect([state, execution.methodOf(document).kind]).toEqual([
      state,
      execution.method({ governingState: state }).kind,
    ]);
  }
  expect(execution.methodOf({ governingState: 'Florida' }).kind).toBe('print-and-sign');
  expect(execution.methodOf({ governingState: 'California' }).kind).toBe('electronic');
});
