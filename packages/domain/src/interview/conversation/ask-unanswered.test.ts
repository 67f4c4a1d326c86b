import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const today = '2026-11-24';

const talk = (...messages: readonly string[]) => {
  const replies: string[] = [];
  let told = interview.open();
  for (const message of messages) {
    const turn = interview.replyTo(told, message, today);
    replies.push(turn.reply);
    told = turn.interview;
  }
  return { replies, told };
};

const opening = [
  'Ann Porter',
  '555 Elm Street, Austin, TX 78701',
  'Travis',
  'My kids are Ben Porter, Joan Porter and Gerald Porter',
] as const;

test('what was asked back and not answered is asked once more when its question comes', () => {
  const { replies, told } = talk(...opening, 'Single', 'May 3, 1961');
  expect(replies.at(-1)).toContain('One thing is still open from before.');
  expect(Object.keys(told.doubt?.proposed ?? {})).toEqual(['children']);
  expect(interview.replyTo(told, 'yes', today).interview.facts.children).toHaveLength(3);
});

test('asked back twice in vain it stays open, its words are a note and that is said once', () => {
  const { told } = talk(...opening, 'Single', 'May 3, 1961');
  const turn = interview.replyTo(told, 'my zip code is 78702', today);
  expect(turn.reply).toContain('your words stay in your notes');
  expect(turn.interview.notes?.map(({ words }) => words)).toContain(opening[3]);
  expect(turn.interview.unanswered).toBeUndefined();
});

test('a no forgets what was asked back', () => {
  const { told } = talk(...opening, 'no');
  expect(told.unanswered).toBeUndefined();
});
