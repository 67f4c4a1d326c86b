import { expect, test } from 'vitest';
import { phrases } from '#interview/language/phrases.ts';

const leaving = phrases('go|going back', 'take me? back', 'no more *3 questions', 'that is all $');

test.each(['I am going back now', 'Take back', 'please take me back', 'no more of these questions', 'That is all.'])(
  '%s holds one of the phrases',
  (text) => {
    expect(leaving.isIn(text)).toBe(true);
  },
);

test.each(['backgammon', 'go. Back', 'no more. I have questions', 'that is all I know', ''])(
  '%s holds none of them',
  (text) => {
    expect(leaving.isIn(text)).toBe(false);
  },
);

test('a phrase begins a text whatever marks stand before it', () => {
  expect(leaving.begins('… go back')).toBe(true);
  expect(leaving.begins('I go back')).toBe(false);
});

test('phrases are taken out of a text', () => {
  expect(leaving.leaveOut('Ann, take me back please')).toBe('ann please');
});
