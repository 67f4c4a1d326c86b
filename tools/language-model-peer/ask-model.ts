// Shows what the model of AI_PROVIDER makes of messages whose meaning is known; without a provider the scripted peer answers.
// Run: npx node tools/language-model-peer/ask-model.ts
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import { isSameValue } from '@evergrant/domain/kit/is-same-value.ts';
import { createAiLanguageModel } from '@evergrant/ports/language-model/ai-language-model.ts';
import { readWithModel } from '@evergrant/server/assistant/model-reader/read-with-model.ts';
import { readModelSettings } from '@evergrant/server/env-of-model.ts';
import { readEnvironment } from '@evergrant/server/env.ts';
import { startLanguageModelPeer } from '#language-model-peer/start-peer.ts';
import { reading } from '#language-model-peer/testing/reading.ts';
import { turnsForBoth, type TurnForBoth } from '#language-model-peer/turns-for-both.ts';

const configured = readModelSettings(readEnvironment());
const peer = await startLanguageModelPeer(({ messages }) => {
  const said = messages.at(-1)?.content;
  return reading(turnsForBoth.find(({ message }) => message === said)?.told ?? {}, said ?? '');
});
const settings = configured ?? {
  ...({ provider: 'openai-compatible', model: 'the scripted peer', baseUrl: peer.baseUrl } as const),
  timeoutInMs: 15_000,
};
const languageModel = await createAiLanguageModel(settings);
const today = '2026-03-02';

const ask = async (turn: TurnForBoth): Promise<'right' | 'asked' | 'failed' | 'rules'> => {
  const { interview } = documentTypeOf(turn.type);
  const before = {
    ...interview.open(),
    facts: turn.known,
    asked: { kind: 'fact', field: turn.asked as FieldId } as const,
  };
  const open = interview.toReadAgain(before, turn.message, today);
  if (!open) return 'rules';
  const begun = performance.now();
  const answer = await readWithModel({ languageModel }, { interview: open, message: turn.message, today });
  const took = `${Math.round(performance.now() - begun)} ms, ${answer.spent.inputTokens} + ${answer.spent.outputTokens} tokens`;
  if (answer.outcome !== 'answered') {
    console.log(`${answer.outcome.padEnd(9)} ${turn.message}\n          ${took}: ${answer.reason}`);
    return 'failed';
  }
  const after = interview.replyTo(before, turn.message, today, { second: answer.value }).interview;
  const isRight = after.doubt === null && isSameValue(after.facts, { ...turn.known, ...turn.told });
  const { patch, dropped } = answer.value;
  console.log(`${isRight ? 'right' : 'asked'.padEnd(5)}     ${turn.message}\n          ${took}`);
  if (!isRight) console.log(`          read ${JSON.stringify(patch)}\n          left out ${JSON.stringify(dropped)}`);
  return isRight ? 'right' : 'asked';
};

console.log(`${settings.model} (${settings.provider})\n`);
const results: string[] = [];
for (const turn of turnsForBoth) results.push(await ask(turn));
const count = (result: string): number => results.filter((one) => one === result).length;
console.log(
  `\n${count('right')} recorded as they were meant, ${count('asked')} asked back, ${count('failed')} failed, ${count('rules')} left to the rules`,
);
await peer.stop();
process.exitCode = count('failed') > 0 ? 1 : 0;
