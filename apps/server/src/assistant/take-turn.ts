import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { StoredTurn } from '@evergrant/domain/interview/conversation/interview-of.ts';
import type { ToldInterview } from '@evergrant/domain/interview/interview.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { sayCarried } from '@evergrant/domain/people/say-carried.ts';
import type { z } from 'zod';
import { answerWith } from '#assistant/answer-with.ts';
import { requireSeen } from '#assistant/require-seen.ts';
import { requireWanted } from '#assistant/require-wanted.ts';
import { findTurn, saveTurn } from '#assistant/turns.ts';
import type { DocumentRow } from '#documents/document-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { requireEditable } from '#documents/is-editable.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { saveInterview } from '#documents/save-interview.ts';
import { todayOf } from '#documents/today.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

/** What a turn starts from: a locked document, and what is told of it. */
export interface TurnFrom {
  readonly document: DocumentRow;
  readonly type: DocumentType;
  readonly told: ToldInterview;
  readonly today: PlainDate;
}

/** What was said and what the engine answers. */
export interface Spoken {
  readonly message: string;
  readonly turn: StoredTurn;
  /** The reply as it is said in the end. */
  readonly word?: (reply: string) => string;
}

interface Taken {
  readonly member: Member;
  readonly origin: Origin;
  readonly documentId: string;
  /** The same id again gets the stored turn again. */
  readonly clientMessageId: string;
  readonly beginsRevision?: boolean | undefined;
  /** The last message that stood there, null for none. */
  readonly seen?: string | null | undefined;
  /** Aborts when the person has stopped the turn. */
  readonly signal?: AbortSignal | undefined;
  /** Pure, so that the lock may be held meanwhile; throws `Refused`. */
  readonly speak: (from: TurnFrom) => Spoken;
}

/** Keeps one turn of the conversation about a document, once, with what it changes. */
export const takeTurn = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member, origin, documentId, clientMessageId, beginsRevision, seen, signal, speak }: Taken,
): Promise<z.input<typeof AssistantAnswer>> =>
  context.db.transaction(async (tx) => {
    const register = await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const now = context.clock();
    const before = await findTurn(tx, { documentId, clientMessageId });
    if (before) return answerWith(document, { turn: before, now });
    requireWanted(signal);
    requireEditable(document, now);
    await requireSeen(tx, { documentId, seen });

    const type = typeOf(document);
    const told = { ...document.interview, register };
    const { message, turn: said, word = asItIs } = speak({ document, type, told, today: todayOf(now) });

    const { interview, choices } = said;
    const saved = await saveInterview({ ...context, tx }, { document, interview, register, origin, beginsRevision });
    const remarks = sayCarried(saved.changedDocuments);
    const reply = word(type.interview.remark({ ...interview, register }, said.reply, remarks));
    const cards = type.interview.cardsToKeep(document.interview, saved.document.interview);
    const turn = await saveTurn(tx, { document, clientMessageId, message, reply, choices, cards, at: now });
    requireWanted(signal);
    return answerWith(saved.document, { turn, now });
  });

const asItIs = (reply: string): string => reply;
