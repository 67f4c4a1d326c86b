import { expect, test } from 'vitest';
import { nobodyYet, notedAct } from '#signing/noted-act.ts';

test('what the owner can do is not called by the words for what is done', () => {
  expect(notedAct('Marisol Reyes Luna')).toBe('Note that Marisol signed on this day');
  expect(notedAct(nobodyYet)).toBe('Note that this person signed on this day');
});
