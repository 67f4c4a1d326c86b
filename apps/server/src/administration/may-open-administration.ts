import type { Accounts } from '#accounts/accounts.ts';
import { readUser } from '#accounts/read-user.ts';
import type { Context } from '#platform/context.ts';

/**
 * Whether the page of the portal exists for whoever asks. It does for an administrator without a second factor too, who
 * is told there what is missing; data needs both.
 */
export const mayOpenAdministration = async (
  context: Pick<Context, 'db'> & Pick<Accounts, 'findActor'>,
  headers: Headers,
): Promise<boolean> => {
  const actor = await context.findActor(headers);
  return actor.kind === 'member' && (await readUser(context, actor.userId)).role === 'admin';
};
