import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { cleanText } from '@evergrant/domain/facts/clean-text.ts';
import { findTitleMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { findKnown } from '#documents/people/find-known.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { documents } from '#documents/tables.ts';

interface Wanted {
  readonly member: Member;
  readonly name: string;
  readonly documentTypeId: string;
  readonly origin: Origin;
}

/** Begins a document: a fresh interview, nothing recorded yet; what the maker told elsewhere is offered in it. */
export const createDocument = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member, origin, ...wanted }: Wanted,
): Promise<DocumentSummary> => {
  const name = requireName(wanted.name);
  if (wanted.documentTypeId === '') throw mistake('documentTypeId', 'Please select a document type.');
  const card = requireAvailableType(wanted.documentTypeId);
  const type = documentTypeOf(card.id);

  const now = clock();
  return db.transaction(async (tx) => {
    await requireRoom(tx, member.userId);
    await openRegister(tx, member.userId);
    const known = await findKnown(tx, member.userId);
    const row = {
      userId: member.userId,
      name,
      type: card.name,
      documentTypeId: type.id,
      createdAt: now,
      updatedAt: now,
    };
    const [document] = await tx
      .insert(documents)
      .values({ ...row, interview: type.interview.open(type.suggestFromName(row.name), known) })
      .returning();
    if (!document) throw new Error('the new document was not returned');
    const details = { name, type: card.name };
    await appendAudit(tx, {
      stream: trailOf(document.id),
      at: now,
      actor: `member:${member.userId}`,
      action: 'trust created',
      details,
      origin,
    });
    return describeDocument(document, { versions: [], now, outdated: [] });
  });
};

const requireName = (typed: string): string => {
  const name = cleanText(typed);
  if (name === '') throw mistake('name', 'Please enter a document name.');
  const message = findTitleMistake(name);
  if (message === undefined) return name;
  const errors = [{ field: 'name', message }];
  throw new Refused('invalid', { code: 'invalid-name', title: 'Check the Name', message, errors });
};

const mistake = (field: string, message: string): Refused =>
  new Refused('invalid', { code: `missing-${field}`, title: 'Error', message, errors: [{ field, message }] });

const requireAvailableType = (id: string) => {
  const card = findCard(id);
  if (card?.isAvailable) return card;
  const message = card
    ? `${card.name} is not available yet. Please choose another document type.`
    : 'We do not know this type of document. Please choose one from the list.';
  const code = card ? 'type-not-available' : 'unknown-type';
  const errors = [{ field: 'documentTypeId', message }];
  throw new Refused('invalid', { code, title: 'Error creating document', message, errors });
};

/** So many documents that nobody has paid for a member may have at a time: each of them is work whenever all are asked for. */
const unpaidAtMost = 50;

const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  // One document of a member is begun at a time, so that several at once find no gap.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents ${userId}`}))`);
  const unpaid = await tx.$count(documents, and(eq(documents.userId, userId), isNull(documents.paidAt)));
  if (unpaid < unpaidAtMost) return;
  const message = `You have ${unpaid} documents that are not paid for yet, and there is no room for more. Please delete one that you no longer need, then begin the new one.`;
  throw new Refused('conflict', { code: 'too-many-drafts', title: 'Error creating document', message });
};
