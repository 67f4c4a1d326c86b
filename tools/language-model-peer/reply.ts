/** What the peer does with one question. */
export type Reply =
  /** Words, streamed one by one when a stream was asked for; `everyMs`: with so long between two of them, or before the whole. */
  | { readonly kind: 'words'; readonly words: string; readonly everyMs?: number }
  /** An object as JSON, whether or not it is of the shape that was asked for. */
  | { readonly kind: 'object'; readonly object: unknown; readonly everyMs?: number }
  /** An error instead of an answer. */
  | { readonly kind: 'status'; readonly status: number }
  /** Sends the reader to another address. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** Success, in no format of this protocol. */
  | { readonly kind: 'page' }
  /** Takes the question and never answers; in a stream, after these words. */
  | { readonly kind: 'hang'; readonly words?: string }
  /** These words, then the connection is gone; of a stream, cleanly, as behind a proxy that closes it. */
  | { readonly kind: 'cut'; readonly words: string; readonly isClean?: boolean }
  /** These words, then the provider's filter or its limit ends the answer. */
  | { readonly kind: 'ended'; readonly words: string; readonly reason: 'content_filter' | 'length' };

/** One question as it came in. */
export interface Question {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly isStream: boolean;
  /** Whether a stream shall say at its end what was spent. */
  readonly wantsUsage: boolean;
  /** The JSON schema that the answer has to meet, where one was sent. */
  readonly schema: unknown;
  readonly maxTokens: number | undefined;
  readonly temperature: number | undefined;
}

/** How long the peer waits before each part of an answer, in milliseconds. */
export const pauseOf = (reply: Reply): number => ('everyMs' in reply ? (reply.everyMs ?? 0) : 0);

/** The words of an answer that has some. */
export const wordsOf = (reply: Reply): string => {
  switch (reply.kind) {
    case 'words':
    case 'cut':
    case 'ended':
      return reply.words;
    case 'object':
      return JSON.stringify(reply.object);
    case 'hang':
      return reply.words ?? '';
    case 'status':
    case 'redirect':
    case 'page':
      return '';
  }
};
