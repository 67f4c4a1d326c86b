import { brand } from '@evergrant/domain/brand/brand.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { and, eq } from 'drizzle-orm';
import { signEmailChange } from '#accounts/confirm-email-change.ts';
import { emailChanges, users } from '#accounts/tables.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;
type Requested = ProductEvents['account.email-change-requested'];

/** Mails the link to the new address. Where there is an account already, its owner is told and no link is made. */
export const mailEmailChange = async (context: Needs, { changeId }: Requested): Promise<void> => {
  const { db, mail, settings } = context;
  const change = await findChange(context, changeId);
  if (!change) return;
  const isAccount = and(eq(users.email, change.newEmail), eq(users.emailVerified, true));
  const [other] = await db.select({ language: users.language }).from(users).where(isAccount);
  const composed = other
    ? await composeAddressInUse(settings, other.language)
    : await composeLink(settings, { ...change, token: await signEmailChange(settings, changeId) });
  await mail.send({ to: change.newEmail, ...composed, idempotencyKey: `email-change-${changeId}` });
};

const composeLink = (
  settings: Context['settings'],
  { name, language, token }: { readonly name: string; readonly language: Language; readonly token: string },
) =>
  composeMail({
    language,
    subject: 'Confirm your new email address',
    preview: 'One click, and you sign in with this address.',
    heading: 'Is this your new email address?',
    paragraphs: [
      `${findNameMistake(name) ? 'Somebody' : name} wants to use this address for their account from now on. If that is you, log in to your account and go on here.`,
    ],
    action: {
      label: 'Confirm my new email',
      url: `${settings.origin}/api/accounts/open-email-change?token=${token}`,
    },
    footnotes: ['The link works for 24 hours and once. If it was not you, ignore this message: nothing changes.'],
  });

const composeAddressInUse = (settings: Context['settings'], language: Language) =>
  composeMail({
    language,
    subject: 'You already have an account',
    preview: 'Somebody tried to use your address for another account.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to use this email address for another account. There is one with it already, so nothing was changed.',
    ],
    action: { label: 'Sign in', url: `${settings.origin}/login` },
    footnotes: ['If this was not you, you need not do anything.'],
  });

/** Tells the present address, which may belong to somebody who did not ask. */
export const mailEmailChangeNotice = async (context: Needs, { changeId }: Requested): Promise<void> => {
  const change = await findChange(context, changeId);
  if (!change) return;
  const composed = await composeMail({
    language: change.language,
    subject: 'Your email address is about to change',
    preview: 'If this was not you, change your password.',
    heading: 'A new email address was asked for',
    greets: change.name,
    paragraphs: [
      `somebody who knows your password asked to use ${change.newEmail} for your account. It takes effect once that address is confirmed.`,
      'If this was not you, change your password now: that stops the change and signs out every other device.',
    ],
    action: { label: 'Go to my account', url: `${context.settings.origin}/account` },
  });
  await context.mail.send({ to: change.email, ...composed, idempotencyKey: `email-change-notice-${changeId}` });
};

/** Tells the old address that it is no longer the one of the account. */
export const mailEmailChanged = async (
  { db, mail }: Needs,
  { userId, changeId, oldEmail }: ProductEvents['account.email-changed'],
): Promise<void> => {
  const [user] = await db
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  const composed = await composeMail({
    language: user.language,
    subject: 'Your email address was changed',
    preview: 'You sign in with your new address from now on.',
    heading: 'Your email address was changed',
    greets: user.name,
    paragraphs: [
      'your account has a new email address, and you sign in with it from now on. We will not write to this one again.',
    ],
    footnotes: [`If this was not you, write to ${brand.supportEmail} at once.`],
  });
  await mail.send({ to: oldEmail, ...composed, idempotencyKey: `email-changed-${changeId}` });
};

const findChange = async ({ db }: Pick<Needs, 'db'>, changeId: string) => {
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail, name: users.name, email: users.email, language: users.language })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.changeId, changeId));
  return change;
};
