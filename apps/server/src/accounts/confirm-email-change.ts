import { signJWT, verifyJWT } from 'better-auth/crypto';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { emailChangeSeconds } from '#accounts/change-email.ts';
import { grantAdminRole } from '#accounts/grant-admin-role.ts';
import { emailChanges, users } from '#accounts/tables.ts';
import { voidOpenLinks } from '#accounts/void-open-links.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

const Claims = z.object({ emailChange: z.uuid() });

/** The token of a mailed link; made in the job that mails it, kept nowhere. */
export const signEmailChange = (settings: Context['settings'], changeId: string): Promise<string> =>
  signJWT({ emailChange: changeId } satisfies z.infer<typeof Claims>, settings.secret, emailChangeSeconds);

interface EmailChange {
  readonly changeId: string;
  readonly userId: string;
  readonly newEmail: string;
}

/** The change that a link would confirm; undefined when it is altered, too old, used or replaced. */
export const findEmailChange = async (
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  token: string | undefined,
): Promise<EmailChange | undefined> => {
  const claims = Claims.safeParse(token ? await verifyJWT(token, settings.secret) : undefined);
  if (!claims.success) return undefined;
  const isOpen = and(eq(emailChanges.changeId, claims.data.emailChange), gt(emailChanges.expiresAt, clock()));
  const [change] = await db.select().from(emailChanges).where(isOpen);
  return change;
};

/**
 * Makes the new address the one of the account. Two must agree: whoever has the mailbox, and the member who asked. Otherwise
 * one press of a stranger would give an account to somebody who merely named their address.
 */
export const confirmEmailChange = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>,
  input: { readonly member: Member; readonly token: string | undefined; readonly origin: Origin },
): Promise<void> => {
  const { db, announce, clock } = context;
  const found = await findEmailChange(context, input.token);
  if (!found) throw expired();
  if (found.userId !== input.member.userId) throw otherAccount();
  const { userId, newEmail, changeId } = found;

  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const taken = await tx.delete(emailChanges).where(eq(emailChanges.changeId, changeId)).returning();
    // A second click, or a newer request, was faster.
    if (!user || taken.length === 0) throw expired();
    await requireFree(tx, newEmail);
    const now = clock();
    const change = { email: newEmail, emailVerified: true, emailConfirmedAt: now, updatedAt: now };
    await tx.update(users).set(change).where(eq(users.id, userId));
    // Links that were mailed to the old address must not open the account any more.
    await voidOpenLinks(tx, userId);
    const entry = { stream: `account:${userId}`, at: now, actor: `member:${userId}`, action: 'email address changed' };
    await appendAudit(tx, { ...entry, origin: input.origin });
    await grantAdminRole({ ...context, tx }, userId);

    await announce(tx, 'account.email-changed', { userId, changeId, oldEmail: user.email });
  });
};

/** Somebody who registered with the address without confirming it never owned it. */
const requireFree = async (tx: Tx, email: string): Promise<void> => {
  await tx.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!other) return;
  throw new Refused('conflict', { code: 'email-taken', message: 'Another account uses this email address.' });
};

const otherAccount = (): Refused =>
  new Refused('forbidden', {
    code: 'other-account',
    message: 'This link belongs to another account. Log out, and log in to the account that asked for the new address.',
  });

const expired = (): Refused =>
  new Refused('invalid', {
    code: 'invalid-link',
    title: 'Invalid or Expired Link',
    message: 'This link is invalid, was used already or has expired. Please ask for a new one on your account page.',
  });
