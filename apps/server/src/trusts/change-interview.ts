import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import type { DocumentType } from '@evergrant/domain/catalogue/document-type.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import type { z } from 'zod';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { factsAnswer } from '#trusts/facts-answer.ts';
import { requireEditable } from '#trusts/is-editable.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { saveInterview } from '#trusts/save-interview.ts';
import { todayOf } from '#trusts/today.ts';

export type InterviewChanges = Pick<Context, 'db' | 'announce' | 'clock' | 'log'>;

export interface WhoseInterview {
  readonly trustId: string;
  readonly member: Member;
  readonly origin: Origin;
  readonly beginsRevision?: boolean | undefined;
}

/** What a change from the facts panel starts from. */
export interface Changed {
  readonly type: DocumentType;
  readonly interview: StoredInterview;
  readonly today: PlainDate;
}

/** Applies one change from the facts panel to the interview of a locked document. */
export const changeInterview = async (
  context: InterviewChanges,
  { trustId, member, origin, beginsRevision }: WhoseInterview,
  change: (from: Changed) => StoredInterview,
): Promise<z.input<typeof FactsAnswer>> =>
  context.db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const now = context.clock();
    requireEditable(trust, now);

    const interview = change({ type: typeOf(trust), interview: trust.interview, today: todayOf(now) });

    const saved = await saveInterview({ ...context, tx }, { trust, interview, origin, beginsRevision });
    return factsAnswer(saved, now);
  });
