import type { z } from 'zod';

/** What somebody has said in the conversation, word for word. */
export interface Said {
  readonly by: 'person' | 'assistant';
  readonly words: string;
}

/** What the model is told and asked. It never sees more than this. */
export interface Asked {
  /** What the model is to do: written by us, never by a person. */
  readonly instructions: string;
  /** The conversation, oldest first; the last words are the person's. */
  readonly conversation: readonly [Said, ...Said[]];
  /** At most so many tokens come back; an answer that needs more has failed. */
  readonly maxTokens: number;
  /** Whoever asks does not want the answer any more once it aborts. */
  readonly signal?: AbortSignal | undefined;
}

export interface AskedToRead<Value> extends Asked {
  /** What the object is called, in letters and underscores. */
  readonly name: string;
  /** Nullable, not optional: a strict provider wants every key. */
  readonly shape: z.ZodType<Value>;
}

export interface AskedToSpeak extends Asked {
  /** Takes the words as they come; a failure may follow words that were already heard. */
  readonly hear: (words: string) => void;
}

/** What was paid for, also by a question that failed; nothing where the provider did not say. */
export interface Spent {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * `unavailable`: no connection, an error of the provider, a wrong key, or an answer that broke off.
 * `timed-out`: not done within the time of the settings. `refused`: the provider or the model will not answer this.
 * `invalid`: the answer is not of the shape that was asked for, is empty, or was too long. `stopped`: by whoever asked.
 */
export type Failure = 'unavailable' | 'timed-out' | 'refused' | 'invalid' | 'stopped';

/** `reason` is for the log of the operator: it holds neither words of the conversation nor a key. */
export interface Failed {
  readonly outcome: Failure;
  readonly reason: string;
  readonly spent: Spent;
}

export interface Answered<Value> {
  readonly outcome: 'answered';
  readonly value: Value;
  readonly spent: Spent;
}

export type Answer<Value> = Answered<Value> | Failed;

/** A language model of the operator's choice. Its failures are values, because every caller goes on without it. */
export interface LanguageModel {
  /** One object of the shape, checked against it, from what was said. Never throws. */
  readonly read: <Value>(asked: AskedToRead<Value>) => Promise<Answer<Value>>;
  /** Plain words, heard as they come; the value is all of them together. Throws only what `hear` throws. */
  readonly speak: (asked: AskedToSpeak) => Promise<Answer<string>>;
}
