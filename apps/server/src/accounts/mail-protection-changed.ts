import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents, ProtectionChange } from '#platform/events.ts';

/** Tells a member what was changed about how their account is protected, in case it was not them. */
export const mailProtectionChanged = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { userId, change, at }: ProductEvents['account.protection-changed'],
): Promise<void> => {
  const contact = await findContact(db, userId);
  if (!contact) return;
  const { subject, text } = wordsOf[change];
  const composed = await composeMail({
    language: contact.language,
    subject,
    preview: 'If this was you, there is nothing to do.',
    heading: subject,
    greets: contact.name,
    paragraphs: [`${text}`, 'If this was you, there is nothing to do.'],
    action: { label: 'Go to my account', url: `${settings.origin}/account` },
    footnotes: ['If it was not you, choose a new password on the sign-in page (“Forgot password?”) at once.'],
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `${change}-${userId}-${at}` });
};

interface Words {
  readonly subject: string;
  readonly text: string;
}

const wordsOf: { readonly [Change in ProtectionChange]: Words } = {
  password: {
    subject: 'Your password was changed',
    text: 'the password of your account was changed. Other devices were signed out.',
  },
  'second-factor-on': {
    subject: 'Your second factor is on',
    text: 'signing in to your account now takes a code of your authenticator app. Keep your recovery codes in a safe place.',
  },
  'second-factor-off': {
    subject: 'Your second factor was turned off',
    text: 'signing in to your account now takes your password alone.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    text: 'new recovery codes were made for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'somebody signed in to your account with a recovery code, which works only once.',
  },
};
