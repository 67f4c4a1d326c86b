import type { TurnStep } from '@evergrant/contract/assistant.ts';
import type { Member } from '@evergrant/server/platform/actor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTalk, type Talk } from '#language-model-peer/testing/open-talk.ts';
import { reading } from '#language-model-peer/testing/reading.ts';

let talk: Talk;
let member: Member;
let documentId: string;

beforeAll(async () => {
  talk = await openTalk({ timeoutInMs: 4000 });
});
beforeEach(async () => {
  talk.context.advance(2 * 60_000);
  member = await talk.createMember();
  documentId = await talk.begin(member);
  await talk.record({ member, documentId, facts: { grantorName: 'Marisol Reyes', grantorState: 'CA' } });
});
afterAll(() => talk.close());

const message = 'as for who steps in for me one day, put down Nora Vance';
const read = reading({ successorTrustee: { name: 'Nora Vance' } }, 'put down Nora Vance');
const slowly = { ...read, everyMs: 60 };
const courtesy = { kind: 'words', words: 'Thank you for telling me.', everyMs: 10 } as const;
const stored = async () => (await talk.interviewOf({ member, documentId })).interview;

test('whoever listens hears that the model reads and words, and then the reply, of which nothing is heard before', async () => {
  talk.script.read = () => slowly;
  talk.script.speak = () => courtesy;
  const heard: (TurnStep | 'words')[] = [];
  let words = '';
  const answer = await talk.say({
    ...{ member, documentId, message },
    noteStep: (step) => heard.push(step),
    hear: (word) => {
      heard.push('words');
      words += word;
    },
  });
  expect([...new Set(heard)]).toEqual(['reading', 'wording', 'words']);
  expect(heard.slice(0, 2)).toEqual(['reading', 'wording']);
  expect(words).toBe(answer.response);
  expect(words).toMatch(/^Thank you for telling me\./u);
});

test.each<TurnStep>(['reading', 'wording'])(
  'a turn that is stopped while the model is %s asks it no more, and nothing of it is kept',
  async (when) => {
    talk.script.read = () => (when === 'reading' ? { kind: 'hang' } : read);
    talk.script.speak = () => ({ kind: 'hang', words: 'Thank you' });
    const [before, abandoned] = [await stored(), talk.peer.abandoned()];
    const stopping = new AbortController();
    const noteStep = (step: TurnStep) => {
      if (step === when) setTimeout(() => stopping.abort(), 40);
    };
    const said = talk.say({ member, documentId, message, noteStep, signal: stopping.signal });
    await expect(said).rejects.toMatchObject({ refusal: { code: 'turn-stopped' } });
    expect(await stored()).toEqual(before);
    await expect.poll(() => talk.peer.abandoned()).toBe(abandoned + 1);

    talk.script.read = () => read;
    talk.script.speak = () => courtesy;
    expect((await talk.say({ member, documentId, message })).response).toContain('Nora Vance');
  },
);

test('turns that people stop say nothing of the provider, which is asked again at once', async () => {
  talk.script.read = () => ({ kind: 'hang' });
  for (let turn = 0; turn < 3; turn += 1) {
    const asked = talk.peer.questions.length;
    const stopping = new AbortController();
    const end = talk.say({ member, documentId, message, signal: stopping.signal }).then(
      ({ response }) => response,
      (error: unknown) => (error as Error).message,
    );
    await expect.poll(() => talk.peer.questions.length).toBe(asked + 1);
    stopping.abort();
    expect(await end).toMatch(/stopped/u);
  }
  talk.script.read = () => read;
  talk.script.speak = () => courtesy;
  const before = talk.peer.questions.length;
  await talk.say({ member, documentId, message });
  expect(talk.peer.questions.length).toBe(before + 2);
});
