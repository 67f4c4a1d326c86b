import type { Accounts } from '#accounts/accounts.ts';
import { forgetAccount } from '#accounts/forget-account.ts';
import { requireIdentity } from '#accounts/require-identity.ts';
import { sealContact } from '#accounts/sealed-contact.ts';
import { forgetAffiliate } from '#affiliates/forget-affiliate.ts';
import { forgetConversations } from '#assistant/export-conversation.ts';
import { trailOf } from '#documents/trail-of.ts';
import { forgetDeliveries } from '#notifications/forget-deliveries.ts';
import { closeOpenCheckouts, forgetOrders, hasRenewingSubscription } from '#payments/purchases/forget-orders.ts';
import { forgetProperties } from '#properties/export-properties.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit, forgetAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { forgetJobs } from '#platform/forget-jobs.ts';
import { Refused } from '#platform/refused.ts';
import { forgetSigning } from '#signing/forget-signing.ts';
import { forgetDocuments } from '#documents/forget-documents.ts';

interface Deletion {
  readonly member: Member;
  readonly password: string;
  readonly code?: string | undefined;
  readonly origin: Origin;
}

/**
 * Deletes an account for good, with everything of it but the record of what was signed by everyone, of what was paid and of
 * what was earned.
 * Whoever asks proves again who they are.
 */
export const deleteAccount = async (
  context: Pick<Context, 'db' | 'announce' | 'payments' | 'settings' | 'clock' | 'log'> &
    Pick<Accounts, 'auth' | 'rateLimit'>,
  { member, password, code, origin }: Deletion,
): Promise<void> => {
  const { db, announce, clock } = context;
  const { userId, email } = member;
  await requireIdentity(context, { userId, password, code, origin });
  await requireNoSubscription(db, userId);
  await closeOpenCheckouts(context, userId);
  const sealedContact = await sealContact(context, member);

  await db.transaction(async (tx) => {
    await requireNoSubscription(tx, userId);
    const { removedDocumentIds, keptDocumentIds, keptVersionIds, fileKeys } = await forgetDocuments(tx, userId);
    const documentIds = [...removedDocumentIds, ...keptDocumentIds];
    await forgetConversations(tx, documentIds);
    const scanKeys = await forgetSigning(tx, { documentIds, keptVersionIds });
    await forgetOrders(tx, userId);
    await forgetAffiliate(tx, userId);
    await forgetDeliveries(tx, { email, documentIds });
    const propertyKeys = await forgetProperties(tx, userId);
    await forgetAccount(tx, { userId, email });
    await forgetAudit(tx, { userId, keptStreams: keptDocumentIds.map((id) => trailOf(id)) });
    await forgetJobs(tx, { userId, email });
    // Where from is left out: that the account is gone is all that has to be known.
    const details = { removedDocuments: removedDocumentIds.length, keptDocuments: keptDocumentIds.length };
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action: 'account deleted' };
    await appendAudit(tx, { ...entry, details });

    await announce(tx, 'account.deleted', {
      sealedContact,
      keptDocuments: keptDocumentIds.length,
      fileKeys: [...fileKeys, ...scanKeys, ...propertyKeys],
    });
  });
};

const requireNoSubscription = async (db: DbOrTx, userId: string): Promise<void> => {
  if (!(await hasRenewingSubscription(db, userId))) return;
  const message =
    'Your subscription is still running. Please cancel it first, so that nothing is charged after your account is gone. Then come back here.';
  throw new Refused('conflict', { code: 'subscription-running', title: 'Cancel your subscription first', message });
};
