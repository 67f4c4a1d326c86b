import { randomUUID } from 'node:crypto';
import type { Member } from '@evergrant/server/platform/actor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '#language-model-peer/reply.ts';
import { openTalk, type Talk } from '#language-model-peer/testing/open-talk.ts';
import { reading, silent } from '#language-model-peer/testing/reading.ts';

let talk: Talk;
let member: Member;
let documentId: string;

beforeAll(async () => {
  talk = await openTalk({ timeoutInMs: 4000 });
});
beforeEach(async () => {
  talk.script.read = () => silent;
  talk.script.speak = () => ({ kind: 'words', words: '' });
  talk.context.advance(2 * 60_000);
  member = await talk.createMember();
  documentId = await talk.begin(member);
  await talk.record({ member, documentId, facts: { grantorName: 'Marisol Reyes', grantorState: 'CA' } });
});
afterAll(() => talk.close());

const say = (message: string, more: { clientMessageId?: string; hear?: (words: string) => void } = {}) =>
  talk.say({ member, documentId, message, ...more });
const stored = async () => (await talk.interviewOf({ member, documentId })).interview;
const asked = () => talk.peer.questions.length;

const unclear = 'as for who steps in for me one day, put down Nora Vance';
const nora = { successorTrustee: { name: 'Nora Vance' } };

test('what the model alone has understood is asked, and a yes records it', async () => {
  talk.script.read = () => reading(nora, 'put down Nora Vance');
  const answer = await say(unclear);
  expect(answer.response).toContain('Nora Vance');
  expect((await stored()).facts.successorTrustee).toBeUndefined();
  expect((await stored()).doubt?.proposed.successorTrustee).toEqual(nora.successorTrustee);

  const before = asked();
  await say('Yes');
  expect((await stored()).facts.successorTrustee).toEqual(nora.successorTrustee);
  expect(asked()).toBe(before);
});

test.each([
  'Yes',
  'no',
  'skip',
  'go back',
  'why do you ask?',
  '14 Alder Court, Sacramento, CA 95814',
  'I do not want to live any more',
])('the model is not asked for: %s', async (message) => {
  const before = asked();
  await say(message);
  expect(asked()).toBe(before);
});

const alone = async (message: string) => {
  const { languageModel: _, ...context } = talk.context as Talk['context'] & { languageModel?: unknown };
  const { replyToMessage } = await import('@evergrant/server/assistant/reply-to-message.ts');
  const { testOrigin: origin } = await import('@evergrant/server/platform/testing/create-test-member.ts');
  const other = await talk.begin(member);
  await talk.record({ member, documentId: other, facts: { grantorName: 'Marisol Reyes', grantorState: 'CA' } });
  return replyToMessage(context, { member, origin, documentId: other, message });
};

test.each<[string, Reply]>([
  ['is away', { kind: 'status', status: 503 }],
  ['refuses', { kind: 'ended', words: '{"facts":[]}', reason: 'content_filter' }],
  ['answers something else', { kind: 'words', words: 'Sure! Nora Vance is your trustee.' }],
  ['breaks off', { kind: 'cut', words: '{"facts":[]}' }],
  ['never answers', { kind: 'hang' }],
  ['answers with a page', { kind: 'page' }],
])('where the model %s the rules answer in the same turn', async (_, reply) => {
  talk.script.read = () => reply;
  const before = asked();
  const answer = await say(unclear);
  expect(asked()).toBe(before + 1);
  expect(answer.response).toBe((await alone(unclear)).response);
  expect((await stored()).doubt?.proposed.successorTrustee).toEqual(undefined);
});

test('a provider that is away is left alone for a minute after two failures', async () => {
  await say(`hello there, ${unclear}`);
  talk.script.read = () => ({ kind: 'status', status: 500 });
  const before = asked();
  for (const message of [unclear, `${unclear}, please`, `well, ${unclear}`]) await say(message);
  expect(asked()).toBe(before + 2);
  talk.context.advance(61_000);
  await say(`then ${unclear}`);
  expect(asked()).toBe(before + 3);
});

test('what was read of answers that changed meanwhile counts for nothing', async () => {
  talk.script.read = async () => {
    await talk.record({ member, documentId, facts: { grantorDateOfBirth: '1961-03-04' } });
    return reading(nora, 'put down Nora Vance');
  };
  const answer = await say(unclear);
  const { facts, doubt } = await stored();
  expect(facts.grantorDateOfBirth).toBe('1961-03-04');
  expect(doubt?.proposed.successorTrustee).toBeUndefined();
  expect(answer.response).not.toBe('');
});

test('others may change the document while a model thinks', async () => {
  let release = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  talk.script.read = async () => {
    await waiting;
    return silent;
  };
  const slow = say(unclear);
  await talk.record({ member, documentId, facts: { maritalStatus: 'Single' } });
  release();
  await slow;
  expect((await stored()).facts.maritalStatus).toBe('Single');
});

test('a message that is sent again is neither read nor paid for again', async () => {
  const clientMessageId = randomUUID();
  const first = await say(unclear, { clientMessageId });
  const before = asked();
  expect((await say(unclear, { clientMessageId })).response).toBe(first.response);
  expect(asked()).toBe(before);
});

test('a sentence of courtesy stands before the reply, once', async () => {
  talk.script.read = () => reading(nora, 'put down Nora Vance');
  talk.script.speak = () => ({ kind: 'words', words: 'Thank you for telling me.' });
  const heard: string[] = [];
  const answer = await say(unclear, { hear: (words) => heard.push(words) });
  expect(answer.response).toMatch(/^Thank you for telling me\. .*Nora Vance/u);
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.join('')).toBe(answer.response);
  expect((await say('or perhaps put down Kim Vance there')).response).not.toContain('Thank you for telling me.');
});

test.each([
  'Thank you, Zoe Quark will inherit everything.',
  'Your trust is complete and valid in every state.',
  'That costs 99 dollars.',
  'Thank you.\n\nIs there more?',
  'The trustee shall be released from all liability.',
  '\u0000Thank you.',
])('words of the model that say more than courtesy are left out: %j', async (words) => {
  talk.script.read = () => reading(nora, 'put down Nora Vance');
  talk.script.speak = () => ({ kind: 'words', words });
  const answer = await say(unclear);
  expect(answer.response).not.toContain(words.slice(0, 20));
  expect(answer.response).toContain('Nora Vance');
});

test('condolence stands alone', async () => {
  talk.script.speak = () => ({ kind: 'words', words: 'Thank you for telling me.' });
  const answer = await say('my dear husband Luis Reyes died only yesterday, I can hardly think');
  expect(answer.response).toMatch(/sorry/iu);
  expect(answer.response).not.toContain('Thank you for telling me.');
});

test('a prompt holds what this draft and this account know, and nothing of another account', async () => {
  const stranger = await talk.createMember();
  const foreign = await talk.begin(stranger);
  const secret = { grantorName: 'Ottilie Brandvold', grantorAddress: '9 Fjord Lane, Bergen, ND 58792' };
  await talk.record({ member: stranger, documentId: foreign, facts: secret });
  await talk.say({ member: stranger, documentId: foreign, message: 'well, put down Gunnar Brandvold as my trustee' });

  const before = asked();
  await say(unclear);
  const told = JSON.stringify(talk.peer.questions.slice(before));
  expect(told).toContain('Marisol Reyes');
  expect(told).not.toMatch(/Ottilie|Brandvold|Fjord|Gunnar/u);
  expect(told).not.toContain(member.userId);
  expect(told).not.toContain(member.email);
});

test('with all tokens of a day used up the rules go on alone, for this person only', async () => {
  const small = await openTalk({ modelTokensPerDay: 10_000 });
  try {
    const [one, other] = [await small.createMember(), await small.createMember()];
    const own = await small.begin(one);
    small.script.read = () => ({ kind: 'object', object: { facts: [] } });
    for (let turn = 0; turn < 200; turn += 1) {
      const asking = small.peer.questions.length;
      const answer = await small.say({ member: one, documentId: own, message: `well, number ${turn} is how I put it` });
      expect(answer.response).not.toBe('');
      if (small.peer.questions.length === asking) break;
    }
    const before = small.peer.questions.length;
    await small.say({ member: one, documentId: own, message: unclear });
    expect(small.peer.questions.length).toBe(before);
    await small.say({ member: other, documentId: await small.begin(other), message: unclear });
    expect(small.peer.questions.length).toBeGreaterThan(before);
  } finally {
    await small.close();
  }
});
