import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { findIn, sendTaken } from '#assistant/papers/api.ts';
import type { PaperDesk } from '#assistant/papers/use-bring-paper.ts';

interface Options {
  readonly documentId: string;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  readonly onFacts: (facts: FactsAnswer) => void;
}

/** Where the papers for a document of the member are read, and what is taken of them recorded. */
export const paperDeskOf = ({ documentId, beginsRevision, onFacts }: Options): PaperDesk => ({
  find: async (text) => findIn(documentId, text),
  take: async (taken) => onFacts(await sendTaken(documentId, { taken, beginsRevision })),
});
