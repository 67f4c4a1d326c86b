import { generateText, Output, streamText } from 'ai';
import type { ModelMessage } from 'ai';
import type { Answer, Asked, AskedToRead, AskedToSpeak, LanguageModel } from '#language-model/language-model.ts';
import { nameEnding, nameFailure, readSpent, type Ends } from '#language-model/name-failure.ts';
import { openProvider } from '#language-model/open-provider.ts';
import type { ProviderSettings } from '#language-model/open-provider.ts';

/**
 * A model of a provider through the AI SDK. It is asked once: whoever waits for it has another way to go on.
 * `timeoutInMs`: for a whole answer, from the question to its last word.
 */
export const createAiLanguageModel = async (
  settings: ProviderSettings & { readonly timeoutInMs: number },
): Promise<LanguageModel> => {
  // The SDK would write its warnings to the console, which is the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = await openProvider(settings);
  const prepare = ({ instructions, conversation, maxTokens, signal }: Asked, deadline: AbortSignal) => ({
    model,
    instructions,
    messages: conversation.map(toMessage),
    maxOutputTokens: maxTokens,
    temperature: 0,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([deadline, signal]) : deadline,
  });

  const read = async <Value>(asked: AskedToRead<Value>): Promise<Answer<Value>> => {
    const deadline = AbortSignal.timeout(settings.timeoutInMs);
    try {
      const output = Output.object({ name: asked.name, schema: asked.shape });
      const answer = await generateText({ ...prepare(asked, deadline), output });
      const spent = readSpent(answer.usage);
      if (answer.finishReason !== 'stop') return { ...nameEnding(answer.finishReason), spent };
      return { outcome: 'answered', value: answer.output, spent };
    } catch (error) {
      return nameFailure(error, { deadline, stopped: asked.signal });
    }
  };

  const speak = async (asked: AskedToSpeak): Promise<Answer<string>> => {
    const deadline = AbortSignal.timeout(settings.timeoutInMs);
    const stream = streamText({ ...prepare(asked, deadline), onError: () => undefined });
    return listen(stream.stream, asked.hear, { deadline, stopped: asked.signal });
  };

  return { read, speak };
};

type Part = ReturnType<typeof streamText>['stream'] extends AsyncIterable<infer P> ? P : never;

/** Passes the words on until the stream ends, and says how it ended. */
const listen = async (
  stream: AsyncIterable<Part>,
  hear: (words: string) => void,
  ends: Ends,
): Promise<Answer<string>> => {
  let words = '';
  for await (const part of endQuietly(stream)) {
    if (part.type === 'text-delta') {
      words += part.text;
      hear(part.text);
    }
    if (part.type === 'error') return nameFailure(part.error, ends);
    if (part.type === 'abort') return nameFailure(undefined, ends);
    if (part.type !== 'finish') continue;
    const spent = readSpent(part.totalUsage);
    if (part.finishReason !== 'stop') return { ...nameEnding(part.finishReason), spent };
    if (words.trim() === '') return { outcome: 'invalid', reason: 'the answer is empty', spent };
    return { outcome: 'answered', value: words, spent };
  }
  return { outcome: 'unavailable', reason: 'the answer broke off', spent: readSpent(undefined) };
};

/** The same parts; where the stream throws, the error is its last part, so that what `hear` throws stays a fault of ours. */
async function* endQuietly(stream: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* stream;
  } catch (error) {
    yield { type: 'error', error };
  }
}

const toMessage = ({ by, words }: Asked['conversation'][number]): ModelMessage => ({
  role: by === 'person' ? 'user' : 'assistant',
  content: words,
});
