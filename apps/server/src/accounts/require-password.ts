import type { Accounts } from '#accounts/accounts.ts';
import { passwordChecksOfAccount } from '#accounts/limits.ts';
import { Refused } from '#platform/refused.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';

/** Lets nobody change how an account is protected who merely found its browser open. `field` is named in the refusal. */
export const requirePassword = async (
  { auth, rateLimit }: Pick<Accounts, 'auth' | 'rateLimit'>,
  input: { readonly userId: string; readonly password: string; readonly field?: string },
): Promise<void> => {
  const { userId, password, field = 'password' } = input;
  if (!password) throw refusal(field, 'missing', 'Please enter your current password.');
  await rateLimit.count(passwordChecksOfAccount, userId, tooMany);

  const { internalAdapter, password: passwords } = await auth.$context;
  const credential = await internalAdapter.findCredentialAccount(userId);
  const isRight = credential?.password ? await passwords.verify({ hash: credential.password, password }) : false;
  if (!isRight) throw refusal(field, 'wrong-password', 'This is not your current password.');
  await rateLimit.forget(passwordChecksOfAccount, userId);
};

const refusal = (field: string, code: string, message: string): Refused =>
  new Refused('invalid', { code, message, errors: [{ field, message }] });
