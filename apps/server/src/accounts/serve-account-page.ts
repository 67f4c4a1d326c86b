import * as contract from '@evergrant/contract/account.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { changeEmail } from '#accounts/change-email.ts';
import { changeLanguage } from '#accounts/change-language.ts';
import { changeName } from '#accounts/change-name.ts';
import { changePassword } from '#accounts/change-password.ts';
import { endOtherSessions, endSession } from '#accounts/end-sessions.ts';
import { listSessions } from '#accounts/list-sessions.ts';
import { readAccount } from '#accounts/read-account.ts';
import { beginSecondFactor } from '#accounts/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '#accounts/second-factor/confirm-second-factor.ts';
import { endSecondFactor } from '#accounts/second-factor/end-second-factor.ts';
import { renewRecoveryCodes } from '#accounts/second-factor/renew-recovery-codes.ts';
import { withdrawEmailChange } from '#accounts/withdraw-email-change.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api, type Asked } from '#platform/http/serve-operation.ts';

const done = { done: true } as const;

/** What a member does with the account itself. */
export const serveAccountPage = (api: Api, context: Context & Accounts): void => {
  serveOperation(api, contract.readAccount, ({ actor }) => readAccount(context, actor.userId));
  serveOperation(api, contract.changeName, async ({ actor, body, origin }) => {
    await changeName(context, { member: actor, ...body, origin });
    return done;
  });
  serveOperation(api, contract.changeLanguage, async ({ actor, body, origin }) => {
    await changeLanguage(context, { member: actor, ...body, origin });
    return done;
  });
  serveOperation(api, contract.withdrawEmailChange, async ({ actor, origin }) => {
    await withdrawEmailChange(context, { member: actor, origin });
    return done;
  });
  serveOperation(api, contract.changeEmail, async ({ actor, body, origin }) => {
    await changeEmail(context, { member: actor, ...body, origin });
    return done;
  });
  serveOperation(api, contract.changePassword, async ({ body, ...asked }) => {
    await changePassword(context, { ...body, ...(await whoAsks(context, asked)) });
    return done;
  });
  serveSessions(api, context);
  serveSecondFactor(api, context);
};

const serveSessions = (api: Api, context: Context & Accounts): void => {
  serveOperation(api, contract.listSessions, async (asked) => {
    const { member, sessionId } = await whoAsks(context, asked);
    return { sessions: await listSessions(context, { userId: member.userId, sessionId }) };
  });
  serveOperation(api, contract.endSession, async ({ actor, params, origin }) => {
    await endSession(context, { member: actor, ...params, origin });
    return done;
  });
  serveOperation(api, contract.endOtherSessions, async (asked) => {
    await endOtherSessions(context, await whoAsks(context, asked));
    return done;
  });
};

const serveSecondFactor = (api: Api, context: Context & Accounts): void => {
  serveOperation(api, contract.beginSecondFactor, ({ actor, body, origin }) =>
    beginSecondFactor(context, { member: actor, ...body, origin }),
  );
  serveOperation(api, contract.confirmSecondFactor, async ({ body, ...asked }) => {
    const wanted = { ...body, ...(await whoAsks(context, asked)) };
    return { recoveryCodes: await confirmSecondFactor(context, wanted) };
  });
  serveOperation(api, contract.endSecondFactor, async ({ actor, body, origin }) => {
    await endSecondFactor(context, { member: actor, ...body, origin });
    return done;
  });
  serveOperation(api, contract.renewRecoveryCodes, async ({ actor, body, origin }) => ({
    recoveryCodes: await renewRecoveryCodes(context, { member: actor, ...body, origin }),
  }));
};

/** The member, and the session that must go on when others end. */
const whoAsks = async (
  accounts: Accounts,
  { actor, origin, http }: Pick<Asked<'member'>, 'actor' | 'origin' | 'http'>,
) => ({
  member: actor,
  sessionId: await accounts.loadSessionId(http.req.raw.headers),
  origin,
});
