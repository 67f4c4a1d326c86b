import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { Person } from '@evergrant/domain/people/person.ts';
import type { Origin } from '#platform/actor.ts';
import type { Inside } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { requireEditable } from '#documents/is-editable.ts';
import { keepDraft } from '#documents/keep-draft.ts';
import { carryNews } from '#documents/people/carry-news.ts';
import { savePeople } from '#documents/people/save-people.ts';
import { requireRevision } from '#documents/requires-revision.ts';
import { Refused } from '#platform/refused.ts';
import { writeDocument } from '#documents/write-document.ts';
import { reviseDocument } from '#documents/revise-document.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface SavedInterview {
  /** Locked in this transaction, with every other document of the member. */
  readonly document: DocumentRow;
  readonly interview: StoredInterview;
  /** The people whom the account knows. */
  readonly register: readonly Person[];
  readonly origin: Origin;
  /** The person has said that a new version may begin, where somebody has signed the one that stands. */
  readonly beginsRevision?: boolean | undefined;
}

export interface Saved {
  readonly document: DocumentRow;
  /** The names of other drafts that have changed with it. */
  readonly changedDocuments: readonly string[];
}

/**
 * Keeps an interview and where it stands, tells the register whom it names, and other drafts what has changed. A changed fact
 * turns a finished document into a draft again, a signed one only when that is said.
 */
export const saveInterview = async (
  context: Inside<'announce' | 'clock' | 'log'>,
  { document, interview, register, origin, beginsRevision = false }: SavedInterview,
): Promise<Saved> => {
  const { tx } = context;
  const { userId } = document;
  if (document.status !== 'draft' && isDeepStrictEqual(document.interview.facts, interview.facts)) {
    // Talk about a finished document changes nothing in it, so what was confirmed stays confirmed.
    const kept = { ...interview, confirmed: document.interview.confirmed };
    return { document: await writeDocument(tx, { id: document.id, interview: kept }), changedDocuments: [] };
  }

  const at = context.clock();
  requireEditable(document, at);
  requireRevision(document, beginsRevision);
  const isReopened = document.status !== 'draft';
  const draft = isReopened ? await reviseDocument(context, { document, origin }) : document;
  const before = document.interview;
  const told = typeOf(document).interview.tell(interview, { before, register, newId: randomUUID, isReopened });

  requireRoomForPeople(register, told.register);

  const saved = await keepDraft(context, { document: draft, interview: told.interview, origin });
  const { news } = told;
  const carried = await carryNews(context, { userId, news, register: told.register, fromId: document.id, origin });
  await savePeople(tx, { userId, before: register, after: carried.register, at });
  return { document: saved, changedDocuments: carried.changedDocuments };
};

const peopleAtMost = 600;

// Everybody whom one document names is compared with everybody whom the account knows.
const requireRoomForPeople = (before: readonly Person[], after: readonly Person[]): void => {
  if (after.length <= before.length || after.length <= peopleAtMost) return;
  const message = `Your documents name ${peopleAtMost} different people already, which is as many as we can keep track of. Please write to us if you need more.`;
  throw new Refused('conflict', { code: 'too-many-people', title: 'Very Many People', message });
};
