import * as contract from '@evergrant/contract/affiliates.ts';
import { attachCode } from '#affiliates/referrals/attach-code.ts';
import { listCommissions } from '#affiliates/commissions/list-commissions.ts';
import { servePayoutAccounts } from '#affiliates/payout-routes.ts';
import { readAffiliate } from '#affiliates/read-affiliate.ts';
import { sendNotification } from '#affiliates/applications/send-notification.ts';
import { submitApplication } from '#affiliates/applications/submit-application.ts';
import { claimCookie } from '#payments/claims/claim-cookie.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

const success = { success: true } as const;

export const serveAffiliates = (api: Api, context: Context): void => {
  serveOperation(api, contract.submitAffiliateApplication, async ({ actor, body, origin }) => {
    const applied = await submitApplication(context, { member: actor, application: body, origin });
    return { ...success, ...applied };
  });
  serveOperation(api, contract.sendAffiliateNotification, async ({ actor, body }) => {
    await sendNotification(context, { member: actor, notification: body });
    return success;
  });
  serveOperation(api, contract.readAffiliate, async ({ actor }) => ({
    affiliate: await readAffiliate(context, actor),
  }));
  serveOperation(api, contract.listCommissions, ({ actor, query }) =>
    listCommissions(context, { member: actor, before: query.before }),
  );
  const cookie = claimCookie(context.settings.origin.startsWith('https:'));
  serveOperation(api, contract.trackAffiliateCommission, async ({ actor, body, origin, http }) => {
    const browserSecret = cookie.read(http);
    await attachCode(context, { actor, browserSecret, tracked: body, origin });
    return success;
  });
  servePayoutAccounts(api, context);
};
