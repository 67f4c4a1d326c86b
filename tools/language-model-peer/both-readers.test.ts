import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import type { GroundedPatch } from '@evergrant/domain/interview/grounding/ground-patch.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { createAiLanguageModel } from '@evergrant/ports/language-model/ai-language-model.ts';
import type { LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import { readWithModel } from '@evergrant/server/assistant/model-reader/read-with-model.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#language-model-peer/reply.ts';
import { startLanguageModelPeer, type LanguageModelPeer } from '#language-model-peer/start-peer.ts';
import { reading, silent } from '#language-model-peer/testing/reading.ts';
import { turnsForBoth, type TurnForBoth } from '#language-model-peer/turns-for-both.ts';

let peer: LanguageModelPeer;
let languageModel: LanguageModel;
let reply: Reply = silent;

beforeAll(async () => {
  peer = await startLanguageModelPeer(() => reply);
  const settings = { provider: 'openai-compatible', model: 'small', baseUrl: peer.baseUrl } as const;
  languageModel = await createAiLanguageModel({ ...settings, timeoutInMs: 60_000 });
});
afterAll(() => peer.stop());

const today = '2026-03-02';

type Reader = (before: StoredInterview, turn: TurnForBoth) => Promise<GroundedPatch | undefined>;

const byRules: Reader = async () => undefined;

const byModel: Reader = async (before, { type, message, told }) => {
  reply = reading(told, message);
  const interview = documentTypeOf(type).interview.toReadAgain(before, message, today);
  if (!interview) return undefined;
  const answer = await readWithModel({ languageModel }, { interview, message, today });
  if (answer.outcome !== 'answered') throw new Error(answer.reason);
  return answer.value;
};

const openAt = ({ type, asked, known }: TurnForBoth): StoredInterview => ({
  ...documentTypeOf(type).interview.open(),
  facts: known,
  asked: { kind: 'fact', field: asked as FieldId },
});

describe.each([
  ['the rules', byRules],
  ['the rules and a model', byModel],
])('read by %s', (_, read) => {
  test.each(turnsForBoth)('$type, asked for $asked: $message', async (turn) => {
    const before = openAt(turn);
    const second = await read(before, turn);
    const { replyTo } = documentTypeOf(turn.type).interview;
    const { interview } = replyTo(before, turn.message, today, { second });
    // What two readers have understood alike is not asked back; the rules alone ask where they are not sure.
    expect(second && interview.doubt).toBeFalsy();
    const { facts } = interview.doubt ? replyTo(interview, 'Yes', today).interview : interview;
    expect(facts).toEqual({ ...turn.known, ...turn.told });
  });
});

test('what the rules do not account for word by word is read by the model as well', () => {
  expect(peer.questions.length).toBeGreaterThan(4);
});
