import type {
  AdminPurchase,
  AffiliateDecision,
  AffiliateSort,
  CommissionDecision,
  CommissionSort,
} from '@evergrant/contract/administration-records.ts';
import * as contract from '@evergrant/contract/administration.ts';
import { listAutomationDeliveries } from '@evergrant/contract/automation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#platform/call.ts';

/** Everything that the portal has loaded; a decision changes more than one list. */
export const portalKey = ['administration'] as const;

export const statisticsQuery = queryOptions({
  queryKey: [...portalKey, 'statistics'],
  queryFn: ({ signal }) => call(contract.readAdminStatistics, { signal }),
});

export const analyticsQuery = queryOptions({
  queryKey: [...portalKey, 'analytics'],
  queryFn: ({ signal }) => call(contract.readAdminAnalytics, { signal }),
});

export const payoutRunsQuery = queryOptions({
  queryKey: [...portalKey, 'payout-runs'],
  queryFn: ({ signal }) => call(contract.listPayoutRuns, { signal }),
});

// Every reading is written down, so it is read once and not again by looking at the window.
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...portalKey, 'application', id],
    queryFn: ({ signal }) => call(contract.readAffiliateApplication, { params: { id }, signal }),
    staleTime: Infinity,
    retry: false,
  });

const noCursor: string | undefined = undefined;
const paging = {
  initialPageParam: noCursor,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined,
} as const;

/** What a person looks for in a list; empty texts are not asked for. */
export interface Wanted<Sort extends string = string> {
  readonly search: string;
  readonly filter: string;
  readonly sort: Sort | '';
}

const asked = <Sort extends string>({ search, filter, sort }: Wanted<Sort>, filterName: 'status' | 'state') => ({
  search,
  ...(filter ? { [filterName]: filter } : {}),
  ...(sort ? { sort } : {}),
});

export const affiliatesQuery = (wanted: Wanted<AffiliateSort>) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'affiliates', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAffiliates, { query: { ...asked(wanted, 'status'), cursor: pageParam }, signal }),
    ...paging,
  });

export const commissionsQuery = (wanted: Wanted<CommissionSort>) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'commissions', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAllCommissions, { query: { ...asked(wanted, 'state'), cursor: pageParam }, signal }),
    ...paging,
  });

export const payoutsQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'payouts', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listPayouts, { query: { ...asked(wanted, 'state'), cursor: pageParam }, signal }),
    ...paging,
  });

export const deliveriesQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'deliveries', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listAutomationDeliveries, { query: { ...asked(wanted, 'state'), cursor: pageParam }, signal }),
    ...paging,
  });

export const purchasesQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'purchases', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAllPurchases, { query: { ...asked(wanted, 'state'), cursor: pageParam }, signal }),
    ...paging,
  });

export const auditCheckQuery = queryOptions({
  queryKey: [...portalKey, 'audit-check'],
  queryFn: ({ signal }) => call(contract.readAuditCheck, { signal }),
});

export const auditQuery = ({ search }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'audit', search],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAuditEntries, { query: { search, cursor: pageParam }, signal }),
    ...paging,
  });

export const propertiesQuery = ({ search }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...portalKey, 'properties', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, cursor: pageParam };
      const { submissions, nextCursor } = await call(contract.listPropertySubmissions, { query, signal });
      return { rows: submissions, nextCursor };
    },
    ...paging,
  });

interface Act<Decision> {
  readonly id: string;
  readonly decision: Decision;
}

export const sendDecision = ({ id, decision }: Act<AffiliateDecision>) =>
  call(contract.decideAffiliate, { params: { id }, body: { decision } });

export const sendReview = ({ id, decision }: Act<CommissionDecision>) =>
  call(contract.reviewCommission, { params: { id }, body: { decision } });

export const sendRefund = ({ id, state }: AdminPurchase) =>
  call(contract.grantRefund, { params: { id }, body: { seen: state } });

export const sendRefundDecline = ({ id, reason }: { readonly id: string; readonly reason: string }) =>
  call(contract.declineRefund, { params: { id }, body: { reason } });

export const sendPropertyRemoval = (id: string) => call(contract.removePropertySubmission, { params: { id } });

export const sendPaidByHand = ({ id, reference }: { readonly id: string; readonly reference: string }) =>
  call(contract.markPayoutPaid, { params: { id }, body: { reference } });

/** Where a submitted photo or video is saved from. */
export const propertyFileAddress = (id: string): string => urlOf(contract.propertyFilePath, { id });
