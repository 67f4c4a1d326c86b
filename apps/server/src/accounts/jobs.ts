import { eq } from 'drizzle-orm';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { createAuth } from '#accounts/create-auth.ts';
import { signConfirmation } from '#accounts/find-confirmation.ts';
import { findContact } from '#accounts/find-contact.ts';
import { mailEmailChange, mailEmailChanged, mailEmailChangeNotice } from '#accounts/mail-email-change.ts';
import { mailProtectionChanged } from '#accounts/mail-protection-changed.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { sayInMail } from '#notifications/say-mail.ts';
import { verifications } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'mail' | 'settings' | 'clock'>;

/** The mails of an account. Tokens are made or unsealed here, so that no queue keeps one in the clear. */
export const accountJobs = (context: Needs) => ({
  'accounts.mail-confirmation': (data: ProductEvents['account.confirmation-requested']) =>
    mailConfirmation(context, data),
  'accounts.mail-already-registered': (data: ProductEvents['account.registered-again']) =>
    mailAlreadyRegistered(context, data),
  'accounts.begin-reset': (data: ProductEvents['account.reset-asked']) => beginReset(context, data),
  'accounts.mail-reset': (data: ProductEvents['account.reset-requested']) => mailReset(context, data),
  'accounts.mail-welcome': (data: ProductEvents['account.confirmed']) => mailWelcome(context, data),
  'accounts.mail-email-change': (data: ProductEvents['account.email-change-requested']) =>
    mailEmailChange(context, data),
  'accounts.mail-email-change-notice': (data: ProductEvents['account.email-change-requested']) =>
    mailEmailChangeNotice(context, data),
  'accounts.mail-email-changed': (data: ProductEvents['account.email-changed']) => mailEmailChanged(context, data),
  'accounts.mail-protection-changed': (data: ProductEvents['account.protection-changed']) =>
    mailProtectionChanged(context, data),
});

const mailConfirmation = async (
  { db, mail, settings }: Needs,
  { userId, requestId }: ProductEvents['account.confirmation-requested'],
): Promise<void> => {
  const contact = await findContact(db, userId);
  if (!contact) return;
  const welcome = sayInMail(contact.language)('Welcome');
  const token = await signConfirmation(settings, userId);
  const composed = await composeMail({
    language: contact.language,
    subject: 'Please confirm your email address',
    preview: 'One click, and your account is ready.',
    // A name from before names were checked may carry an address, and whoever reads this may not have written it.
    heading: findNameMistake(contact.name) ? welcome : `${welcome}, ${contact.name}`,
    paragraphs: ['Please confirm that this is your email address. Then you can sign in and begin your first document.'],
    action: { label: 'Confirm my email', url: `${settings.origin}/api/accounts/confirm-email?token=${token}` },
    footnotes: ['The link works for 24 hours. If you did not create an account, you can ignore this message.'],
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `confirm-${requestId}` });
};

const mailAlreadyRegistered = async (
  { mail, settings }: Needs,
  { email, language = 'en', hasPurchase, requestId }: ProductEvents['account.registered-again'],
): Promise<void> => {
  const composed = await composeMail({
    language,
    subject: 'You already have an account',
    preview: 'Somebody tried to register with your address.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to create an account with this email address. There is one already, so nothing was changed.',
      ...(hasPurchase ? [howToClaim] : []),
      'You can sign in as before. If you have forgotten your password, you can choose a new one on the sign-in page.',
    ],
    action: { label: 'Sign in', url: `${settings.origin}/login` },
    footnotes: ['If this was not you, you need not do anything.'],
  });
  await mail.send({ to: email, ...composed, idempotencyKey: `registered-${requestId}` });
};

const howToClaim =
  'To add what was just bought to your account, open the link in the receipt that we mailed to the address of the payer, and sign in.';

const beginReset = async (context: Needs, { userId }: ProductEvents['account.reset-asked']): Promise<void> => {
  const contact = await findContact(context.db, userId);
  if (!contact) return;
  // A newer link takes the place of the older ones.
  await context.db.delete(verifications).where(eq(verifications.value, userId));
  await createAuth(context).api.requestPasswordReset({ body: { email: contact.email } });
};

const mailReset = async (
  { db, mail, settings }: Needs,
  { userId, sealedToken }: ProductEvents['account.reset-requested'],
): Promise<void> => {
  const contact = await findContact(db, userId);
  if (!contact) return;
  const token = await symmetricDecrypt({ key: settings.secret, data: sealedToken });
  const composed = await composeMail({
    language: contact.language,
    subject: 'Reset your password',
    preview: 'Choose a new password within one hour.',
    heading: 'Choose a new password',
    greets: contact.name,
    paragraphs: ['somebody asked to reset the password of your account. If it was you, go on here.'],
    action: { label: 'Choose a new password', url: `${settings.origin}/api/accounts/open-reset?token=${token}` },
    footnotes: [
      'The link expires in 1 hour and works once. If it was not you, ignore this message: your password stays.',
    ],
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `reset-${sealedToken.slice(0, 64)}` });
};

const mailWelcome = async (
  { db, mail, settings }: Needs,
  { userId }: ProductEvents['account.confirmed'],
): Promise<void> => {
  const contact = await findContact(db, userId);
  if (!contact) return;
  const composed = await composeMail({
    language: contact.language,
    subject: 'Your account is ready',
    preview: 'What happens next, in four steps.',
    heading: `Your account is ready, ${contact.name}`,
    paragraphs: [
      'You answer questions in your own words, one at a time. You can stop whenever you like; everything is kept.',
      'You read the finished document before you pay. Then you sign it, on the screen or in ink as its law asks, and we say who signs beside you.',
    ],
    action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` },
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `welcome-${userId}` });
};
