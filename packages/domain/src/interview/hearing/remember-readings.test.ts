import { expect, test } from 'vitest';
import { rememberReadings } from '#interview/hearing/remember-readings.ts';
import type { Interview } from '#interview/interview.ts';

const today = '2026-11-20';

const readCounting = () => {
  const read: string[] = [];
  const remembered = rememberReadings((_interview, message) => {
    read.push(message);
    return { act: 'answer', patch: [] };
  });
  return { read, remembered };
};

const interview = { facts: {}, asked: null, doubt: null, trail: [] } as unknown as Interview;

test('the same words of the same interview are read once in a turn', () => {
  const { read, remembered } = readCounting();
  expect(remembered(interview, 'Ann', today)).toBe(remembered({ ...interview }, 'Ann', today));
  remembered(interview, 'Ben', today);
  expect(read).toEqual(['Ann', 'Ben']);
});

test('an interview that knows more, or asks something else, is read anew', () => {
  const { read, remembered } = readCounting();
  remembered(interview, 'Ann', today);
  remembered({ ...interview, facts: { grantorName: 'Ann Lee' } }, 'Ann', today);
  remembered({ ...interview, asked: { kind: 'review' } }, 'Ann', today);
  remembered(interview, 'Ann', '2026-11-21');
  expect(read).toHaveLength(4);
});

test('nothing is remembered from one turn to the next', () => {
  const { read, remembered } = readCounting();
  remembered(interview, 'Ann', today);
  remembered({ ...interview, trail: [] }, 'Ann', today);
  expect(read).toHaveLength(2);
});
