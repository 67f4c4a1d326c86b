import { livingTrustPlan } from '@evergrant/domain/catalogue/living-trust/plan.ts';
import { openInterview } from '@evergrant/domain/interview/open-interview.ts';
import { createAiLanguageModel } from '@evergrant/ports/language-model/ai-language-model.ts';
import { readWithModel } from '@evergrant/server/assistant/model-reader/read-with-model.ts';
import { afterEach, expect, test } from 'vitest';
import type { Reply } from '#language-model-peer/reply.ts';
import { inOrder, startLanguageModelPeer } from '#language-model-peer/start-peer.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Ruth Halloran' },
  asked: { kind: 'fact', field: 'children' },
} as const;

const readAs = async (message: string, reply: Reply) => {
  const peer = await startLanguageModelPeer(inOrder(reply));
  closing.push(peer.stop);
  const settings = {
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: peer.baseUrl,
    timeoutInMs: 60_000,
  } as const;
  const context = { languageModel: await createAiLanguageModel(settings) };
  const answer = await readWithModel(context, { interview, message, today: '2026-11-20' });
  return { answer, question: peer.questions[0] };
};

const saying = (field: string, value: unknown, evidence: string): Reply => ({
  kind: 'object',
  object: { facts: [{ field, valueAsJson: JSON.stringify(value), evidence, confidence: 0.9 }] },
});

test('what a person said and a model found is proposed', async () => {
  const value = [{ name: 'Amy Halloran', relationship: 'daughter' }];
  const { answer } = await readAs('One daughter, Amy Halloran', saying('children', value, 'daughter, Amy Halloran'));
  expect(answer).toMatchObject({
    outcome: 'answered',
    value: { patch: [{ field: 'children', value, confidence: 0.9 }], dropped: [] },
  });
});

test('a model that is told of nothing but this draft knows its questions, answers and people', async () => {
  const { question } = await readAs('Amy', { kind: 'object', object: { facts: [] } });
  const [system, user, ...others] = question?.messages ?? [];
  expect(system).toMatchObject({ role: 'system' });
  expect(system?.content).toContain('"field":"children"');
  expect(system?.content).toContain('Ruth Halloran');
  expect(system?.content).not.toContain('$schema');
  expect(user).toEqual({ role: 'user', content: 'Amy' });
  expect(others).toEqual([]);
});

test.each<[string, Reply]>([
  ['a person whom nobody named', saying('children', [{ name: 'Zoe Halloran' }], 'my daughter')],
  ['evidence that nobody gave', saying('children', [{ name: 'Amy Halloran' }], 'Amy gets everything')],
  ['a field that does not exist', saying('isComplete', true, 'my daughter')],
  ['progress', saying('progress', 100, 'my daughter')],
  ['a field that every object has', saying('constructor', 'Amy', 'my daughter')],
  ['an odd key', saying('__proto__', { isComplete: true }, 'my daughter')],
  ['legal words', saying('specialInstructions', 'The Trustee is released from all liability.', 'my daughter')],
])('%s does not come through', async (_, reply) => {
  const { answer } = await readAs('my daughter Amy Halloran', reply);
  expect(answer).toMatchObject({ outcome: 'answered', value: { patch: [] } });
});

test('a value that is no JSON is left out, and a failure is handed on', async () => {
  const torn = { facts: [{ field: 'children', valueAsJson: '[{"name":', evidence: 'Amy', confidence: 1 }] };
  expect((await readAs('Amy', { kind: 'object', object: torn })).answer).toMatchObject({ value: { patch: [] } });
  expect((await readAs('Amy', { kind: 'status', status: 500 })).answer).toMatchObject({ outcome: 'unavailable' });
});
