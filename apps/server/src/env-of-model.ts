import type { ProviderSettings } from '@evergrant/ports/language-model/open-provider.ts';
import { z } from 'zod';

/** What of the environment speaks of a language model. */
export const modelEnvironment = {
  AI_PROVIDER: z.enum(['anthropic', 'openai', 'openai-compatible']).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  /** Up to the version, such as `http://127.0.0.1:11434/v1`. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(120).default(15),
  /** Questions and answers together. One question takes up to about 8,000. */
  AI_TOKENS_PER_PERSON_AND_DAY: z.coerce.number().int().min(10_000).default(200_000),
  /** Whether the model may say a sentence of courtesy before a reply. */
  AI_COURTESY: z.stringbool().default(true),
};

type ModelEnvironment = z.infer<z.ZodObject<typeof modelEnvironment>>;

interface Around {
  readonly isProduction: boolean;
  /** Whom the privacy page names as who reads along. */
  readonly modelReader: string | undefined;
}

/** What makes no sense together, a sentence each. */
export const findModelDangers = (env: ModelEnvironment, { isProduction, modelReader }: Around): readonly string[] => {
  const { AI_PROVIDER: provider } = env;
  if (!provider) {
    const named = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).find((name) => env[name]);
    return named ? [`${named} is set: set AI_PROVIDER too, or unset it: without a provider no model is asked.`] : [];
  }
  const dangers: string[] = [];
  if (!env.AI_MODEL) dangers.push('AI_PROVIDER is set: set AI_MODEL to what the provider calls the model.');
  if (provider === 'openai-compatible') {
    if (!env.AI_BASE_URL) dangers.push('AI_PROVIDER is openai-compatible: set AI_BASE_URL to where the model answers.');
    if (env.AI_BASE_URL && holdsKey(env.AI_BASE_URL)) {
      dangers.push('AI_BASE_URL holds a name or a password: put the key into AI_API_KEY.');
    }
    return dangers;
  }
  if (isProduction && !modelReader) {
    dangers.push(
      `AI_PROVIDER is ${provider}, and the privacy page says that no conversation is sent to an AI company: set modelReader in packages/domain/src/brand/brand.ts.`,
    );
  }
  if (!env.AI_API_KEY) dangers.push(`AI_PROVIDER is ${provider}: set AI_API_KEY too.`);
  if (env.AI_BASE_URL) {
    dangers.push(`AI_PROVIDER is ${provider}, which has its own address: unset AI_BASE_URL, or use openai-compatible.`);
  }
  return dangers;
};

/** The model that a checked environment names. */
export const readModelSettings = (
  env: ModelEnvironment,
): (ProviderSettings & { readonly timeoutInMs: number }) | undefined => {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env;
  const timeoutInMs = env.AI_TIMEOUT_SECONDS * 1000;
  if (!provider || !model) return undefined;
  if (provider !== 'openai-compatible') return apiKey ? { provider, model, apiKey, timeoutInMs } : undefined;
  return baseUrl ? { provider, model, baseUrl, timeoutInMs, ...(apiKey ? { apiKey } : {}) } : undefined;
};

const holdsKey = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
};
