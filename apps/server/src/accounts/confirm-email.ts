import { isAPIError } from 'better-auth/api';
import type { Accounts } from '#accounts/accounts.ts';

/** Confirms an address by the token of a mailed link. False when the token is wrong or too old; repeats do no harm. */
export const confirmEmail = async ({ auth }: Pick<Accounts, 'auth'>, token: string): Promise<boolean> => {
  try {
    await auth.api.verifyEmail({ query: { token } });
    return true;
  } catch (error) {
    if (isAPIError(error)) return false;
    throw error;
  }
};
