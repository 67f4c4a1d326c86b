import { expect, test } from 'vitest';
import { dialogTitle } from '#signing/dialog-title.ts';

test('whoever signs their own document does not read that they manage witnesses', () => {
  const opened = { takesWitnesses: true, isSignedInInk: false, startsSigning: true };
  expect(dialogTitle(opened)).toBe('Sign the Document');
  expect(dialogTitle({ ...opened, isSignedInInk: true })).toBe('How to Sign It');
  expect(dialogTitle({ ...opened, startsSigning: false })).toBe('Manage Witnesses');
});
