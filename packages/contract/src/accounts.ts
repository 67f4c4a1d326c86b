import { languages } from '@evergrant/domain/kit/language.ts';
import { z } from 'zod';
import { Done, operation } from '#operation.ts';

const tag = 'accounts';

export const accountRoles = ['member', 'admin'] as const;
export const AccountRole = z.enum(accountRoles);
export type AccountRole = z.infer<typeof AccountRole>;

/** In which somebody is spoken to. */
export const Language = z.enum(languages);

export const User = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailConfirmedAt: z.iso.datetime().nullable(),
    role: AccountRole,
    /** In which the pages of the account speak and its mails are written. */
    language: Language,
    documentCount: z.int(),
    /** An administrator who may do nothing of that role before a second factor is set up. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const SessionAnswer = z.object({ user: User.nullable() }).meta({ id: 'SessionAnswer' });
export const SignedInAnswer = z.object({ user: User }).meta({ id: 'SignedInAnswer' });
/** The password was right; an account with a second factor is asked for it next. */
export const LoginAnswer = z
  .union([SignedInAnswer, z.object({ secondFactor: z.literal('required') }).meta({ id: 'SecondFactorRequired' })])
  .meta({ id: 'LoginAnswer' });

export const RegisterBody = z
  .object({
    name: z.string().max(120),
    email: z.string().max(254),
    password: z.string().max(256),
    language: Language.optional(),
  })
  .meta({ id: 'RegisterBody' });
export const LoginBody = z
  .object({ email: z.string().max(254), password: z.string().max(256) })
  .meta({ id: 'LoginBody' });
export const EmailBody = z.object({ email: z.string().max(254) }).meta({ id: 'EmailBody' });
export const NewPasswordBody = z.object({ password: z.string().max(256) }).meta({ id: 'NewPasswordBody' });

export const ConfirmationAnswer = z
  .object({
    /** `needs-password`: the registration was typed in another browser. */
    state: z.enum(['ready', 'needs-password', 'confirmed', 'invalid']),
    email: z.string().nullable(),
  })
  .meta({ id: 'Confirmation', description: 'What the confirmation link that this browser opened would do.' });
/** The password is asked for only where the registration was typed in another browser. */
export const ConfirmEmailBody = z.object({ password: z.string().max(256).optional() }).meta({ id: 'ConfirmEmailBody' });
export const RegistrationAnswer = z.object({ isConfirmed: z.boolean() }).meta({ id: 'RegistrationAnswer' });

/** `cooldownSeconds`: how long the resend button stays locked. */
export const ResendAnswer = z.object({ cooldownSeconds: z.int() }).meta({ id: 'ResendAnswer' });
export const ResetSessionAnswer = z.object({ isValid: z.boolean() }).meta({ id: 'ResetSessionAnswer' });

export const readSession = operation({
  id: 'readSession',
  method: 'get',
  path: '/accounts/session',
  tag,
  access: 'anyone',
  summary: 'Who is signed in',
  answer: SessionAnswer,
});
export const register = operation({
  id: 'signUp',
  method: 'post',
  path: '/accounts/register',
  tag,
  access: 'anyone',
  summary: 'Create an account; a confirmation link is mailed',
  body: RegisterBody,
  answer: Done,
});
export const readConfirmation = operation({
  id: 'readConfirmation',
  method: 'get',
  path: '/accounts/confirmation',
  tag,
  access: 'anyone',
  summary: 'The registration that this browser opened a confirmation link for',
  answer: ConfirmationAnswer,
});
export const confirmEmail = operation({
  id: 'confirmEmail',
  method: 'post',
  path: '/accounts/confirmation',
  tag,
  access: 'anyone',
  summary: 'Confirm an address after opening its link',
  body: ConfirmEmailBody,
  answer: Done,
});
export const readRegistration = operation({
  id: 'readRegistration',
  method: 'get',
  path: '/accounts/registration',
  tag,
  access: 'anyone',
  summary: 'Whether the registration of this browser has been confirmed',
  answer: RegistrationAnswer,
});
export const login = operation({
  id: 'signInWithPassword',
  method: 'post',
  path: '/accounts/login',
  tag,
  access: 'anyone',
  summary: 'Sign in with email and password',
  body: LoginBody,
  answer: LoginAnswer,
});
export const logout = operation({
  id: 'signOut',
  method: 'post',
  path: '/accounts/logout',
  tag,
  access: 'anyone',
  summary: 'End this session',
  answer: Done,
});
export const resendConfirmation = operation({
  id: 'resendConfirmation',
  method: 'post',
  path: '/accounts/resend-confirmation',
  tag,
  access: 'anyone',
  summary: 'Mail the confirmation link again',
  body: EmailBody,
  answer: ResendAnswer,
});
export const forgotPassword = operation({
  id: 'resetPasswordForEmail',
  method: 'post',
  path: '/accounts/forgot-password',
  tag,
  access: 'anyone',
  summary: 'Mail a link to choose a new password',
  body: EmailBody,
  answer: Done,
});
export const readResetSession = operation({
  id: 'readResetSession',
  method: 'get',
  path: '/accounts/reset-session',
  tag,
  access: 'anyone',
  summary: 'Whether this browser opened a valid reset link',
  answer: ResetSessionAnswer,
});
export const resetPassword = operation({
  id: 'updateUserPassword',
  method: 'post',
  path: '/accounts/reset-password',
  tag,
  access: 'anyone',
  summary: 'Choose a new password after opening a reset link',
  body: NewPasswordBody,
  answer: Done,
});
