import type { TurnStep } from '@evergrant/contract/assistant.ts';
import type { GroundedPatch } from '@evergrant/domain/interview/grounding/ground-patch.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { lookUpAnswer } from '#assistant/look-up-answer.ts';
import { askWithinBudget } from '#assistant/model-reader/ask-within-budget.ts';
import { questionOf, readWithModel } from '#assistant/model-reader/read-with-model.ts';
import { wordCourtesy } from '#assistant/model-reader/word-courtesy.ts';
import { findLastReply, findTurn } from '#assistant/turns.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { isEditable } from '#documents/is-editable.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { loadPeople } from '#documents/people/load-people.ts';
import { todayOf } from '#documents/today.ts';
import type { Context } from '#platform/context.ts';

interface Said {
  readonly userId: string;
  readonly documentId: string;
  readonly message: string;
  readonly clientMessageId: string;
  /** The person has stopped the turn. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what the model is asked for. */
  readonly noteStep?: ((step: TurnStep) => void) | undefined;
}

/** What a model made of a message while the document was open to others. */
export interface Consulted {
  /** As it stood then: what was read counts for this interview and no other. */
  readonly interview: StoredInterview;
  readonly second: GroundedPatch;
  /** A sentence that may stand before the reply. */
  readonly courtesy: string | undefined;
}

/**
 * Reads a message with the model of the operator's choice, before the document is locked: a model takes seconds. Undefined without
 * a model, where the rules need none, and where it gave no answer of use: then the rules read alone.
 */
export const consultModel = async (
  context: Pick<Context, 'db' | 'clock' | 'log' | 'settings' | 'languageModel'>,
  { userId, documentId, message, clientMessageId, signal, noteStep }: Said,
): Promise<Consulted | undefined> => {
  const { db, languageModel } = context;
  if (!languageModel) return undefined;
  const document = await loadOwnDocument(db, { documentId, userId });
  const now = context.clock();
  if (!isEditable(document, now) || (await findTurn(db, { documentId, clientMessageId }))) return undefined;
  const register = await loadPeople(db, userId);

  const { interview } = typeOf(document);
  const told = { ...document.interview, register };
  const today = todayOf(now);
  const open = interview.toReadAgain(told, message, today);
  if (!open) return undefined;

  noteStep?.('reading');
  const asking = { ...context, languageModel };
  const second = await askWithinBudget(asking, {
    userId,
    asked: questionOf({ interview: open, message, signal }),
    ask: () => readWithModel(asking, { interview: open, message, today, signal }),
  });
  if (!second || signal?.aborted) return undefined;
  const { reply } = interview.replyTo(told, message, today, { second, lookUp: lookUpAnswer });
  const lastReply = (await findLastReply(db, documentId)) ?? '';
  const { facts } = document.interview;
  noteStep?.('wording');
  const courtesy = await wordCourtesy(asking, { userId, message, reply, lastReply, facts, signal });
  return { interview: document.interview, second, courtesy };
};
