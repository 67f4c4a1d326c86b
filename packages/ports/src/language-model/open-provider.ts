import type { LanguageModel as ProviderModel } from 'ai';
import { cutLong } from '#language-model/cut-long.ts';

/** Which model answers, and where. A key is needed where the provider asks for one. */
export type ProviderSettings =
  | {
      readonly provider: 'anthropic' | 'openai';
      readonly model: string;
      readonly apiKey: string;
      readonly baseUrl?: string;
    }
  | {
      readonly provider: 'openai-compatible';
      readonly model: string;
      readonly apiKey?: string;
      /** Up to the version, such as `http://127.0.0.1:11434/v1`. */
      readonly baseUrl: string;
    };

/** The model behind the SDK of its provider; the other two are not loaded. */
export const openProvider = async (settings: ProviderSettings): Promise<ProviderModel> => {
  const { provider, model, apiKey, baseUrl: baseURL } = settings;
  const options = { fetch: fetchHereOnly, ...(apiKey ? { apiKey } : {}), ...(baseURL ? { baseURL } : {}) };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // The other interface keeps every answer at the provider for a month unless it is told not to.
      return createOpenAI(options).chat(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      // Without the second flag the shape never reaches the model, without the third nobody learns what was spent.
      const flags = { name: 'compatible', supportsStructuredOutputs: true, includeUsage: true };
      return createOpenAICompatible({ ...options, ...flags, baseURL: settings.baseUrl })(model);
    }
  }
};

// A redirect would carry what a person said to an address that the operator did not name.
const fetchHereOnly: typeof fetch = async (url, request) => {
  const response = await fetch(url, { ...request, redirect: 'error' });
  return response.body ? new Response(response.body.pipeThrough(cutLong()), response) : response;
};
