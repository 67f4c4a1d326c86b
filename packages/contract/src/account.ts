import { z } from 'zod';
import { Done, operation } from '#operation.ts';
import { AccountRole, Language, SignedInAnswer } from '#accounts.ts';

const tag = 'account';
const moment = z.iso.datetime();
const password = z.string().max(256);

export const AccountAnswer = z
  .object({
    name: z.string(),
    email: z.string(),
    language: Language,
    role: AccountRole,
    memberSince: moment,
    /** The address that waits to be confirmed. */
    pendingEmail: z.string().nullable(),
    secondFactor: z.object({ since: moment.nullable(), recoveryCodesLeft: z.int(), isRequired: z.boolean() }),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof AccountAnswer>;

export const LanguageBody = z.object({ language: Language }).meta({ id: 'AccountLanguageBody' });
export const NameBody = z.object({ name: z.string().max(120) }).meta({ id: 'NameBody' });
export const ChangeEmailBody = z.object({ email: z.string().max(254), password }).meta({ id: 'ChangeEmailBody' });
export const ChangePasswordBody = z
  .object({ currentPassword: password, newPassword: password })
  .meta({ id: 'ChangePasswordBody' });
export const CurrentPasswordBody = z.object({ password }).meta({ id: 'CurrentPasswordBody' });
export const CodeBody = z.object({ code: z.string().max(40) }).meta({ id: 'CodeBody' });
/** One of the two: what the authenticator app shows, or a recovery code. */
export const SecondFactorBody = z
  .object({ code: z.string().max(40).optional(), recoveryCode: z.string().max(40).optional() })
  .meta({ id: 'SecondFactorBody' });

export const EmailChangeAnswer = z
  .object({
    newEmail: z.string().nullable(),
    /** Whether this browser is signed in to the account that asked; only its member confirms. */
    isSignedIn: z.boolean(),
  })
  .meta({
    id: 'EmailChange',
    description: 'The address that the opened link would confirm; null without such a link.',
  });

export const SignedInDevice = z
  .object({
    id: z.string(),
    /** In words, e.g. `Firefox on Windows`. */
    device: z.string(),
    ipAddress: z.string().nullable(),
    signedInAt: moment,
    lastSeenAt: moment,
    isThisOne: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' });
export type SignedInDevice = z.infer<typeof SignedInDevice>;
export const SessionsAnswer = z.object({ sessions: z.array(SignedInDevice) }).meta({ id: 'SessionsAnswer' });

export const NewSecondFactor = z
  .object({
    /** What the QR code says; opens an authenticator app on the same phone. */
    otpauthUri: z.string(),
    qrSvg: z.string(),
    /** The secret in groups of four, to be typed. */
    secret: z.string(),
  })
  .meta({ id: 'NewSecondFactor' });
export type NewSecondFactor = z.infer<typeof NewSecondFactor>;
export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', description: 'Shown this once; only their hashes are kept.' });

export const readAccount = operation({
  id: 'readAccount',
  method: 'get',
  path: '/account',
  tag,
  access: 'member',
  summary: 'Name, address and protection of the account',
  answer: AccountAnswer,
});
export const changeName = operation({
  id: 'changeName',
  method: 'put',
  path: '/account/name',
  tag,
  access: 'member',
  summary: 'Change the name of the account',
  body: NameBody,
  answer: Done,
});
export const changeLanguage = operation({
  id: 'changeLanguage',
  method: 'put',
  path: '/account/language',
  tag,
  access: 'member',
  summary: 'Change the language of the account and of its mails',
  body: LanguageBody,
  answer: Done,
});
export const withdrawEmailChange = operation({
  id: 'withdrawEmailChange',
  method: 'delete',
  path: '/account/email',
  tag,
  access: 'member',
  summary: 'Keep the present address: the mailed link leads nowhere then',
  answer: Done,
});
export const changeEmail = operation({
  id: 'changeEmail',
  method: 'post',
  path: '/account/email',
  tag,
  access: 'member',
  summary: 'Ask for another address; a link is mailed to it, a notice to the present one',
  body: ChangeEmailBody,
  answer: Done,
});
export const readEmailChange = operation({
  id: 'readEmailChange',
  method: 'get',
  path: '/accounts/email-change',
  tag,
  access: 'anyone',
  summary: 'The address that this browser opened a link for',
  answer: EmailChangeAnswer,
});
export const confirmEmailChange = operation({
  id: 'confirmEmailChange',
  method: 'post',
  path: '/accounts/email-change',
  tag,
  access: 'member',
  summary: 'Use the new address, after opening its link, by the member who asked for it',
  answer: Done,
});
export const changePassword = operation({
  id: 'changePassword',
  method: 'post',
  path: '/account/password',
  tag,
  access: 'member',
  summary: 'Change the password; every other session ends',
  body: ChangePasswordBody,
  answer: Done,
});
export const listSessions = operation({
  id: 'listSessions',
  method: 'get',
  path: '/account/sessions',
  tag,
  access: 'member',
  summary: 'Where the account is signed in',
  answer: SessionsAnswer,
});
export const endSession = operation({
  id: 'endSession',
  method: 'delete',
  path: '/account/sessions/{sessionId}',
  tag,
  access: 'member',
  summary: 'Sign out one device',
  params: z.object({ sessionId: z.string().regex(/^[\w-]{1,100}$/) }),
  answer: Done,
});
export const endOtherSessions = operation({
  id: 'endOtherSessions',
  method: 'delete',
  path: '/account/sessions',
  tag,
  access: 'member',
  summary: 'Sign out every other device',
  answer: Done,
});
export const beginSecondFactor = operation({
  id: 'beginSecondFactor',
  method: 'post',
  path: '/account/second-factor',
  tag,
  access: 'member',
  summary: 'Make a secret for an authenticator app; it counts once a code was confirmed',
  body: CurrentPasswordBody,
  answer: NewSecondFactor,
});
export const confirmSecondFactor = operation({
  id: 'confirmSecondFactor',
  method: 'post',
  path: '/account/second-factor/confirm',
  tag,
  access: 'member',
  summary: 'Turn the second factor on with a code of the app; every other session ends',
  body: CodeBody,
  answer: RecoveryCodes,
});
export const endSecondFactor = operation({
  id: 'endSecondFactor',
  method: 'post',
  path: '/account/second-factor/end',
  tag,
  access: 'member',
  summary: 'Turn the second factor off; refused for administrators',
  body: CurrentPasswordBody,
  answer: Done,
});
export const renewRecoveryCodes = operation({
  id: 'renewRecoveryCodes',
  method: 'post',
  path: '/account/second-factor/recovery-codes',
  tag,
  access: 'member',
  summary: 'Make new recovery codes; the old ones stop working',
  body: CurrentPasswordBody,
  answer: RecoveryCodes,
});
export const signInWithSecondFactor = operation({
  id: 'signInWithSecondFactor',
  method: 'post',
  path: '/accounts/login/second-factor',
  tag,
  access: 'anyone',
  summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
  body: SecondFactorBody,
  answer: SignedInAnswer,
});
