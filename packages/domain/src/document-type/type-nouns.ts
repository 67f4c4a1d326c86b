/** What documents of one kind are called together, in a list or on a button. */
export interface CommonWords {
  /** One of them inside a sentence: `trust`. */
  readonly one: string;
  /** In a title and on a button: `Trust`. */
  readonly title: string;
  /** As something to read: `Trust Document`. */
  readonly toRead: string;
}

export const trusts: CommonWords = { one: 'trust', title: 'Trust', toRead: 'Trust Document' };
export const documents: CommonWords = { one: 'document', title: 'Document', toRead: 'Document' };

/** What a document type is called in sentences. Every public page loads this much of each type that is made, and no more. */
export interface TypeNouns {
  /** Stable id, part of addresses and stored documents. */
  readonly id: string;
  /** In a sentence, with its article: `a living trust`. */
  readonly inWords: string;
  /** As it is called once it is known which one is meant: `the trust`. */
  readonly noun: string;
  /** What it is called beside others of its kind; `document` unless a kind has a word of its own. */
  readonly together: CommonWords;
  /** What has to be signed before it, as a sentence; left out where it stands alone. */
  readonly signedAfter?: string;
  /** What somebody says, in small letters and whole words, who wants this and has only been asked what they would like. */
  readonly cues: readonly [string, ...(readonly string[])];
}
