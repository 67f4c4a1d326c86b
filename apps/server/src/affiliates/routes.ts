import * as contract from '@evergrant/contract/affiliates.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { attachCode } from '#affiliates/attach-code.ts';
import { listCommissions } from '#affiliates/list-commissions.ts';
import { servePayoutAccounts } from '#affiliates/payout-routes.ts';
import { readAffiliate } from '#affiliates/read-affiliate.ts';
import { sendNotification } from '#affiliates/send-notification.ts';
import { submitApplication } from '#affiliates/submit-application.ts';
import { claimCookie } from '#payments/claim-cookie.ts';
import { requireMember } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

const signedOut = 'User must be logged in';
const success = { success: true } as const;

export const serveAffiliates = (api: Api, context: Context, accounts: Accounts): void => {
  serveOperation(api, contract.submitAffiliateApplication, async ({ actor, body, origin }) => {
    const member = requireMember(actor, signedOut);
    return { ...success, ...(await submitApplication(context, accounts, { member, application: body, origin })) };
  });
  serveOperation(api, contract.sendAffiliateNotification, async ({ actor, body }) => {
    await sendNotification(context, accounts, { member: requireMember(actor, signedOut), notification: body });
    return success;
  });
  serveOperation(api, contract.readAffiliate, async ({ actor }) => ({
    affiliate: await readAffiliate(context, requireMember(actor, signedOut)),
  }));
  serveOperation(api, contract.listCommissions, ({ actor, query }) =>
    listCommissions(context, { member: requireMember(actor, signedOut), before: query.before }),
  );
  const cookie = claimCookie(context.settings.origin.startsWith('https:'));
  serveOperation(api, contract.trackAffiliateCommission, async ({ actor, body, origin, http }) => {
    const browserSecret = cookie.read(http);
    await attachCode(context, accounts, { actor, browserSecret, tracked: body, origin });
    return success;
  });
  servePayoutAccounts(api, context);
};
