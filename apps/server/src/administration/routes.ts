import * as contract from '@evergrant/contract/administration.ts';
import { decideAffiliate } from '#affiliates/decide-affiliate.ts';
import { listAffiliates } from '#affiliates/list-affiliates.ts';
import { listAllCommissions } from '#affiliates/list-all-commissions.ts';
import { listPayoutRuns, listPayouts } from '#affiliates/list-payouts.ts';
import { readApplication } from '#affiliates/read-application.ts';
import { readAdminAnalytics, readAdminStatistics } from '#affiliates/read-figures.ts';
import { reviewCommission } from '#affiliates/review-commission.ts';
import { grantRefund } from '#payments/grant-refund.ts';
import { findAdminPurchase, listAllPurchases } from '#payments/list-all-purchases.ts';
import { requireAdmin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { listAudit } from '#platform/list-audit.ts';

/** What administrators see and decide; to everybody else there is nothing at these addresses. */
export const serveAdministration = (api: Api, context: Context): void => {
  serveFigures(api, context);
  serveAffiliateDecisions(api, context);
  servePayments(api, context);
};

const serveFigures = (api: Api, context: Context): void => {
  serveOperation(api, contract.readAdminStatistics, () => readAdminStatistics(context));
  serveOperation(api, contract.readAdminAnalytics, () => readAdminAnalytics(context));
  serveOperation(api, contract.listAuditEntries, async ({ query }) => {
    const { rows, ...page } = await listAudit(context, query);
    return { ...page, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
};

const serveAffiliateDecisions = (api: Api, context: Context): void => {
  serveOperation(api, contract.listAffiliates, ({ query }) => listAffiliates(context, query));
  serveOperation(api, contract.readAffiliateApplication, ({ actor, params, origin }) =>
    readApplication(context, { admin: requireAdmin(actor), affiliateId: params.id, origin }),
  );
  serveOperation(api, contract.decideAffiliate, ({ actor, params, body, origin }) =>
    decideAffiliate(context, {
      admin: requireAdmin(actor),
      affiliateId: params.id,
      decision: body.decision,
      origin,
    }),
  );
  serveOperation(api, contract.listAllCommissions, ({ query }) => listAllCommissions(context, query));
  serveOperation(api, contract.reviewCommission, ({ actor, params, body, origin }) =>
    reviewCommission(context, {
      admin: requireAdmin(actor),
      commissionId: params.id,
      decision: body.decision,
      origin,
    }),
  );
};

const servePayments = (api: Api, context: Context): void => {
  serveOperation(api, contract.listAllPurchases, ({ query }) => listAllPurchases(context, query));
  serveOperation(api, contract.grantRefund, async ({ actor, params }) => {
    await grantRefund(context, { purchaseId: params.id, actor });
    const purchase = await findAdminPurchase(context.db, params.id);
    if (!purchase) throw new Error(`no purchase ${params.id}`);
    return purchase;
  });
  serveOperation(api, contract.listPayoutRuns, () => listPayoutRuns(context));
  serveOperation(api, contract.listPayouts, ({ query }) => listPayouts(context, query));
};
