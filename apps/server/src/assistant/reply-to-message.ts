import { randomUUID } from 'node:crypto';
import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { z } from 'zod';
import { describeMessage } from '#assistant/describe-message.ts';
import { findTurn, saveTurn, type SpokenTurn } from '#assistant/turns.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { factsAnswer } from '#trusts/facts-answer.ts';
import { requireEditable } from '#trusts/is-editable.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { previewDocument } from '#trusts/preview-document.ts';
import { saveInterview } from '#trusts/save-interview.ts';
import { savePreview } from '#trusts/save-preview.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

interface Said {
  readonly member: Member;
  readonly origin: Origin;
  readonly trustId: string;
  /** 1 to 4,000 characters. */
  readonly message: string;
  /** The same id again gets the stored answer again. */
  readonly clientMessageId?: string | undefined;
  readonly beginsRevision?: boolean | undefined;
}

type Answer = z.input<typeof AssistantAnswer>;

/** From this progress on the preview is offered, in percent. */
const previewProgress = 80;

/** One turn of the conversation: records what was said and answers with the next question. */
export const replyToMessage = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member, origin, trustId, message, clientMessageId = randomUUID(), beginsRevision }: Said,
): Promise<Answer> =>
  context.db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const now = context.clock();
    const before = await findTurn(tx, { trustId, clientMessageId });
    if (before) return answerWith(tx, { trust, turn: before, now });
    requireEditable(trust, now);

    // The offline engine is pure and takes about a millisecond, so the lock may be held meanwhile.
    const { interview, reply, choices } = typeOf(trust).interview.replyTo(trust.interview, message, todayOf(now));

    const saved = await saveInterview({ ...context, tx }, { trust, interview, origin, beginsRevision });
    const turn = await saveTurn(tx, { trust, clientMessageId, message, reply, choices, at: now });
    return answerWith(tx, { trust: saved, turn, now });
  });

const answerWith = async (
  tx: Tx,
  { trust, turn, now }: { readonly trust: TrustRow; readonly turn: SpokenTurn; readonly now: Date },
): Promise<Answer> => {
  const facts = factsAnswer(trust, now);
  const isReady = facts.progress >= previewProgress || facts.isComplete;
  return {
    response: turn.ai.content,
    progress: facts.progress,
    isComplete: facts.isComplete,
    extractedData: typeOf(trust).extract(trust.interview.facts),
    missingFields: facts.missingFields,
    documentType: trust.documentTypeId,
    choices: [...turn.ai.choices],
    userMessage: describeMessage(turn.user),
    aiMessage: describeMessage(turn.ai),
    facts,
    shouldShowPreview: isReady && (await hasPreview(tx, trust, now)),
  };
};

const hasPreview = async (tx: Tx, trust: TrustRow, now: Date): Promise<boolean> => {
  if (trust.status !== 'draft') return true;
  return savePreview(tx, { trustId: trust.id, html: previewDocument(trust, now).html });
};
