import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { StoredInterview, ToldInterview } from '@evergrant/domain/interview/interview.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import type { z } from 'zod';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { factsAnswer } from '#documents/facts-answer.ts';
import { requireEditable } from '#documents/is-editable.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { saveInterview } from '#documents/save-interview.ts';
import { todayOf } from '#documents/today.ts';

export type InterviewChanges = Pick<Context, 'db' | 'announce' | 'clock' | 'log'>;

export interface WhoseInterview {
  readonly documentId: string;
  readonly member: Member;
  readonly origin: Origin;
  readonly beginsRevision?: boolean | undefined;
}

/** What a change from the facts panel starts from. */
export interface Changed {
  readonly type: DocumentType;
  readonly interview: ToldInterview;
  readonly today: PlainDate;
}

interface Change extends WhoseInterview {
  readonly change: (from: Changed) => StoredInterview;
}

/** Applies one change from the facts panel to the interview of a locked document. */
export const changeInterview = async (
  context: InterviewChanges,
  { documentId, member, origin, beginsRevision, change }: Change,
): Promise<z.input<typeof FactsAnswer>> =>
  context.db.transaction(async (tx) => {
    const register = await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const now = context.clock();
    requireEditable(document, now);

    const before = { ...document.interview, register };
    const { register: _register, ...interview }: ToldInterview = change({
      type: typeOf(document),
      interview: before,
      today: todayOf(now),
    });

    const kept = { document, interview, register, origin, beginsRevision };
    const saved = await saveInterview({ ...context, tx }, kept);
    return factsAnswer(saved.document, now);
  });
