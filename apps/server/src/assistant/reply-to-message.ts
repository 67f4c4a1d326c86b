import { randomUUID } from 'node:crypto';
import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import { sayCarried } from '@evergrant/domain/people/say-carried.ts';
import type { z } from 'zod';
import { describeMessage } from '#assistant/describe-message.ts';
import { findTurn, saveTurn, type SpokenTurn } from '#assistant/turns.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { factsAnswer } from '#documents/facts-answer.ts';
import { requireEditable } from '#documents/is-editable.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { saveInterview } from '#documents/save-interview.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface Said {
  readonly member: Member;
  readonly origin: Origin;
  readonly documentId: string;
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
  { member, origin, documentId, message, clientMessageId = randomUUID(), beginsRevision }: Said,
): Promise<Answer> =>
  context.db.transaction(async (tx) => {
    const register = await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const now = context.clock();
    const before = await findTurn(tx, { documentId, clientMessageId });
    if (before) return answerWith(document, { turn: before, now });
    requireEditable(document, now);

    // The offline engine is pure and takes about a millisecond, so the lock may be held meanwhile.
    const type = typeOf(document);
    const said = type.interview.replyTo({ ...document.interview, register }, message, todayOf(now));

    const { interview, choices } = said;
    const saved = await saveInterview({ ...context, tx }, { document, interview, register, origin, beginsRevision });
    const reply = type.interview.remark({ ...interview, register }, said.reply, sayCarried(saved.changedDocuments));
    const turn = await saveTurn(tx, { document, clientMessageId, message, reply, choices, at: now });
    return answerWith(saved.document, { turn, now });
  });

const answerWith = (
  document: DocumentRow,
  { turn, now }: { readonly turn: SpokenTurn; readonly now: Date },
): Answer => {
  const facts = factsAnswer(document, now);
  return {
    response: turn.ai.content,
    progress: facts.progress,
    isComplete: facts.isComplete,
    extractedData: typeOf(document).extract(document.interview.facts),
    missingFields: facts.missingFields,
    documentType: document.documentTypeId,
    choices: [...turn.ai.choices],
    userMessage: describeMessage(turn.user),
    aiMessage: describeMessage(turn.ai),
    facts,
    shouldShowPreview: facts.progress >= previewProgress || facts.isComplete,
  };
};
