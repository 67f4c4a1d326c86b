import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { sayCarried } from '@evergrant/domain/people/say-carried.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import type { z } from 'zod';
import { describeMessage } from '#assistant/describe-message.ts';
import { consultModel, type Consulted } from '#assistant/model-reader/consult-model.ts';
import { mayStandBefore } from '#assistant/model-reader/word-courtesy.ts';
import { lookUpInSpanish } from '#assistant/look-up-in-spanish.ts';
import { lookUpAnswer } from '#assistant/look-up-answer.ts';
import { requireSeen } from '#assistant/require-seen.ts';
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
  /** The last message that stood there when this one was sent, null for none. */
  readonly seen?: string | null | undefined;
  /** Takes the words of the reply one after the other, once the turn is kept. */
  readonly hear?: ((words: string) => void) | undefined;
}

type Answer = z.input<typeof AssistantAnswer>;

/** From this progress on the preview is offered, in percent. */
const previewProgress = 80;

/**
 * One turn of the conversation: records what was said and answers with the next question. A language model, where there is one, is
 * asked before anything is locked; the turn is the same without it.
 */
export const replyToMessage = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log' | 'settings' | 'languageModel'>,
  { clientMessageId = randomUUID(), ...said }: Said,
): Promise<Answer> => {
  const { documentId, message, member, hear } = said;
  const consulted = await consultModel(context, { documentId, message, clientMessageId, userId: member.userId });

  const answer = await takeTurn(context, { ...said, clientMessageId, consulted });

  if (hear) for (const words of answer.response.split(/(?<=\s)/u)) hear(words);
  return answer;
};

interface Turn extends Omit<Said, 'hear'> {
  readonly clientMessageId: string;
  readonly consulted: Consulted | undefined;
}

const takeTurn = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member, origin, documentId, message, clientMessageId, beginsRevision, seen, consulted }: Turn,
): Promise<Answer> =>
  context.db.transaction(async (tx) => {
    const register = await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const now = context.clock();
    const before = await findTurn(tx, { documentId, clientMessageId });
    if (before) return answerWith(document, { turn: before, now });
    requireEditable(document, now);
    await requireSeen(tx, { documentId, seen });

    // The offline engine is pure and takes about a millisecond, so the lock may be held meanwhile.
    const type = typeOf(document);
    const model = isOf(document, consulted) ? consulted : undefined;
    const said = type.interview.replyTo({ ...document.interview, register }, message, todayOf(now), {
      second: model?.second,
      lookUp: languageOf(document.interview) === 'es' ? lookUpInSpanish : lookUpAnswer,
    });

    const { interview, choices } = said;
    const saved = await saveInterview({ ...context, tx }, { document, interview, register, origin, beginsRevision });
    const remarked = type.interview.remark({ ...interview, register }, said.reply, sayCarried(saved.changedDocuments));
    const reply = withCourtesy(remarked, { courtesy: model?.courtesy, facts: interview.facts });
    const cards = type.interview.cards(document.interview, saved.document.interview);
    const turn = await saveTurn(tx, { document, clientMessageId, message, reply, choices, cards, at: now });
    return answerWith(saved.document, { turn, now });
  });

// Answers that have changed meanwhile, in another window, are none that the model has seen.
const isOf = ({ interview }: DocumentRow, consulted: Consulted | undefined): boolean =>
  consulted !== undefined && isDeepStrictEqual(interview, consulted.interview);

const withCourtesy = (
  reply: string,
  { courtesy, facts }: { readonly courtesy: string | undefined; readonly facts: Facts },
): string => (courtesy && mayStandBefore(courtesy, { reply, facts }) ? `${courtesy} ${reply}` : reply);

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
    language: languageOf(document.interview),
    shouldShowPreview: facts.progress >= previewProgress || facts.isComplete,
  };
};
