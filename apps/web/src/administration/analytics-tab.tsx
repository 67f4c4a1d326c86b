import type { AdminAnalytics } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#administration/analytics-tab.module.css';
import { analyticsQuery } from '#administration/api.ts';
import { MonthChart } from '#administration/month-chart.tsx';
import cards from '#administration/stat-cards.module.css';
import { messageOf } from '#platform/api-problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

/** What the programme brings in and costs, in figures and by month. */
export const AnalyticsTab = () => {
  const analytics = useQuery(analyticsQuery);
  if (analytics.isPending) return <LoadingState label="Loading analytics…" />;
  if (!analytics.data) {
    return (
      <ErrorState title="Failed to load admin portal data" onRetry={() => void analytics.refetch()}>
        {messageOf(analytics.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  const { months } = analytics.data;
  return (
    <>
      <dl className={`${cards.cards} ${classes.figures}`} aria-label="Analytics">
        {figures.map(([label, figure]) => (
          <div key={label} className={cards.card}>
            <dt>{label}</dt>
            <dd>{figure(analytics.data)}</dd>
          </div>
        ))}
      </dl>
      <Title order={2} size="h3" mb="md">
        The last twelve months
      </Title>
      {months.every(({ conversions, commissionsInCents }) => conversions === 0 && commissionsInCents === 0) ? (
        <EmptyState title="Nothing to show yet">
          Revenue, commissions and conversions appear here with the first purchase through a referral link.
        </EmptyState>
      ) : (
        <MonthCharts months={months} />
      )}
    </>
  );
};

const number = new Intl.NumberFormat('en-US');

const figures: readonly (readonly [string, (from: AdminAnalytics) => string])[] = [
  ['Total revenue generated', ({ totalRevenueInCents }) => formatMoneyExactly(totalRevenueInCents)],
  ['Total commissions owed', ({ totalCommissionsOwedInCents }) => formatMoneyExactly(totalCommissionsOwedInCents)],
  ['Average commission', ({ averageCommissionInCents }) => formatMoneyExactly(averageCommissionInCents)],
  ['Active affiliates', ({ activeAffiliates }) => number.format(activeAffiliates)],
  ['Conversion rate (approved of all applications)', ({ conversionRate }) => `${conversionRate.toFixed(1)}%`],
  [
    'Average commission per affiliate',
    ({ averageCommissionPerAffiliateInCents }) => formatMoneyExactly(averageCommissionPerAffiliateInCents),
  ],
];

const MonthCharts = ({ months }: Pick<AdminAnalytics, 'months'>) => (
  <div className={classes.charts}>
    <MonthChart title="Revenue" color="green.7" unit="dollars" months={months} value={dollars('revenueInCents')} />
    <MonthChart
      title="Commissions"
      color="brass.6"
      unit="dollars"
      months={months}
      value={dollars('commissionsInCents')}
    />
    <MonthChart
      title="Conversions"
      color="green.5"
      unit="count"
      months={months}
      value={({ conversions }) => conversions}
    />
  </div>
);

const dollars =
  (field: 'revenueInCents' | 'commissionsInCents') =>
  (month: AdminAnalytics['months'][number]): number =>
    month[field] / 100;
