import { expect, test } from 'vitest';
import { viewLabel } from '#signing/witness-words.ts';

test('the witness of a joint trust opens a trust document, the witness of a will does not', () => {
  expect(viewLabel({ documentTypeId: 'joint-trust' })).toBe('View Trust Document');
  expect(viewLabel({ documentTypeId: 'living-trust' })).toBe('View Trust Document');
  expect(viewLabel({ documentTypeId: 'pour-over-will' })).toBe('View Document');
});
