import { expect, test } from 'vitest';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';

const guessed = (...messages: readonly string[]) => guessDocumentType(messages)?.id;

test('the words "living trust" and "testamentary" tell the type; the latest word counts', () => {
  expect(guessed('Hello')).toBeUndefined();
  expect(guessed('I want a Living Trust')).toBe('living-trust');
  expect(guessed('a living trust', 'no, a testamentary one')).toBe('testamentary-trust');
  expect(guessed('testamentary?', 'rather a living trust')).toBe('living-trust');
});

test('a couple who say that they want a joint trust are not taken to want another', () => {
  expect(guessed('a living trust?', 'We want a joint trust')).toBe('joint-trust');
});

test('nobody who asks for a type that is made begins another one', () => {
  expect(guessed('I need a power of attorney')).toBe('durable-financial-poa');
  expect(guessed('We want to form an LLC.')).toBe('llc-formation');
  expect(guessed('Hi, can you draw up a will for me?')).toBe('pour-over-will');
  for (const { id, inWords, cues } of madeTypes) {
    expect(guessed(`I would like ${inWords}, please.`)).toBe(id);
    for (const cue of cues) expect(guessed(`I would like ${cue}.`)).toBe(id);
  }
});

test('a word that only begins like one of these asks for nothing', () => {
  expect(guessed('My name is Anna Willis')).toBeUndefined();
});

test('the end of one message and the beginning of the next are no words of anybody', () => {
  expect(guessed('My name is Ana Living', 'Trust me')).toBeUndefined();
});

test('every message adds ten percent, up to a hundred', () => {
  expect([0, 1, 5, 10, 14].map(mobileProgress)).toEqual([0, 10, 50, 100, 100]);
});
