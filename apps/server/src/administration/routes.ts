import * as contract from '@evergrant/contract/administration.ts';
import { z } from 'zod';
import { decideAffiliate } from '#affiliates/applications/decide-affiliate.ts';
import { listAffiliates } from '#affiliates/list-affiliates.ts';
import { listAllCommissions } from '#affiliates/commissions/list-all-commissions.ts';
import { findPayoutRow, listPayoutRuns, listPayouts } from '#affiliates/payouts/list-payouts.ts';
import { markPayoutPaid } from '#affiliates/payouts/mark-payout-paid.ts';
import { readApplication } from '#affiliates/applications/read-application.ts';
import { readAdminAnalytics, readAdminStatistics } from '#affiliates/read-figures.ts';
import { reviewCommission } from '#affiliates/commissions/review-commission.ts';
import { declineRefund } from '#payments/refunds/decline-refund.ts';
import { grantRefund } from '#payments/refunds/grant-refund.ts';
import { listAllPurchases, loadAdminPurchase } from '#payments/purchases/list-all-purchases.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';
import { listAudit } from '#platform/list-audit.ts';
import { readAuditCheck } from '#platform/read-audit-check.ts';
import { listPropertySubmissions } from '#properties/list-submissions.ts';
import { removeSubmission } from '#properties/remove-submission.ts';
import { openPropertyFile } from '#properties/open-property-file.ts';

/** What administrators see and decide; to everybody else there is nothing at these addresses. */
export const serveAdministration = (api: Api, context: Context): void => {
  serveFigures(api, context);
  serveAffiliateDecisions(api, context);
  servePayments(api, context);
  serveProperties(api, context);
};

const serveFigures = (api: Api, context: Context): void => {
  serveOperation(api, contract.readAdminStatistics, () => readAdminStatistics(context));
  serveOperation(api, contract.readAdminAnalytics, () => readAdminAnalytics(context));
  serveOperation(api, contract.readAuditCheck, () => readAuditCheck(context));
  serveOperation(api, contract.listAuditEntries, async ({ query }) => {
    const { rows, ...page } = await listAudit(context, query);
    return { ...page, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
};

const serveAffiliateDecisions = (api: Api, context: Context): void => {
  serveOperation(api, contract.listAffiliates, ({ query }) => listAffiliates(context, query));
  serveOperation(api, contract.readAffiliateApplication, ({ actor, params, origin }) =>
    readApplication(context, { admin: actor, affiliateId: params.id, origin }),
  );
  serveOperation(api, contract.decideAffiliate, ({ actor, params, body, origin }) =>
    decideAffiliate(context, {
      admin: actor,
      affiliateId: params.id,
      decision: body.decision,
      origin,
    }),
  );
  serveOperation(api, contract.listAllCommissions, ({ query }) => listAllCommissions(context, query));
  serveOperation(api, contract.reviewCommission, ({ actor, params, body, origin }) =>
    reviewCommission(context, {
      admin: actor,
      commissionId: params.id,
      decision: body.decision,
      origin,
    }),
  );
};

const servePayments = (api: Api, context: Context): void => {
  serveOperation(api, contract.listAllPurchases, ({ query }) => listAllPurchases(context, query));
  serveOperation(api, contract.grantRefund, async ({ actor, params, body }) => {
    await grantRefund(context, { purchaseId: params.id, admin: actor, seen: body.seen });
    return loadAdminPurchase(context.db, params.id);
  });
  serveOperation(api, contract.declineRefund, async ({ actor, params, body }) => {
    await declineRefund(context, { purchaseId: params.id, admin: actor, reason: body.reason });
    return loadAdminPurchase(context.db, params.id);
  });
  serveOperation(api, contract.listPayoutRuns, () => listPayoutRuns(context));
  serveOperation(api, contract.listPayouts, ({ query }) => listPayouts(context, query));
  serveOperation(api, contract.markPayoutPaid, async ({ actor, params, body, origin }) => {
    await markPayoutPaid(context, { payoutId: params.id, reference: body.reference, admin: actor, origin });
    const payout = await findPayoutRow(context.db, params.id);
    if (!payout) throw new Error(`no payout ${params.id}`);
    return payout;
  });
};

const serveProperties = (api: Api, context: Context): void => {
  serveOperation(api, contract.listPropertySubmissions, async ({ query }) => {
    const { submissions, nextCursor } = await listPropertySubmissions(context.db, query);
    return {
      nextCursor,
      submissions: submissions.map(({ files, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        files: [...files],
      })),
    };
  });
  serveOperation(api, contract.removePropertySubmission, async ({ actor, params, origin }) => {
    await removeSubmission(context, { admin: actor, submissionId: params.id, origin });
    return { done: true as const };
  });
  const file = {
    id: 'readPropertyFile',
    method: 'get',
    path: contract.propertyFilePath,
    tag: 'administration',
    access: 'admin',
    summary: 'A submitted photo or video, to be saved',
    params: z.object({ id: z.uuid() }),
    answers: { description: 'The file', type: 'application/octet-stream' },
  } as const;
  serveRaw(api, file, async ({ params, http }) => {
    const { stream, headers } = await openPropertyFile(context, { fileId: params.id });
    return http.body(stream, 200, headers);
  });
};
