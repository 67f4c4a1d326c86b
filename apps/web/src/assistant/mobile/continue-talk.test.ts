import { expect, test } from 'vitest';
import { beginTalk, continueTalk, type Talk } from '#assistant/mobile/continue-talk.ts';

const today = '2026-11-23';

const say = async (messages: readonly string[]): Promise<Talk> => {
  let { talk } = await beginTalk();
  for (const index of messages.keys())
    ({ talk } = await continueTalk(talk, { said: messages.slice(0, index + 1), today }));
  return talk;
};

test('whoever turns to another type is asked its questions, and is not asked again what was said', async () => {
  const name = 'My name is Nora Blake';
  const turned = await say([name, 'I want a testamentary trust']);
  expect(turned.type.id).toBe('testamentary-trust');
  expect(turned.interview.documentType).toBe('testamentary-trust');
  expect(turned.interview.facts).toMatchObject({ grantorName: 'Nora Blake' });
});

test('a talk that stays with its type goes on where it was', async () => {
  const talk = await say(['I need a living trust. My name is Nora Blake', '12 Oak Lane, Dayton, OH 45402']);
  expect(talk.interview.documentType).toBe('living-trust');
  expect(talk.interview.facts).toMatchObject({ grantorName: 'Nora Blake' });
  expect(JSON.stringify(talk.interview.facts)).toContain('12 Oak Lane');
});
