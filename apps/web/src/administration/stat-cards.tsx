import type { AdminStatistics } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '#administration/api.ts';
import classes from '#administration/stat-cards.module.css';
import { messageOf } from '#platform/api-problem.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

/** The eight figures of the programme, in two rows of four. */
export const StatCards = () => {
  const statistics = useQuery(statisticsQuery);
  if (statistics.isPending) return <LoadingState label="Loading the figures…" />;
  if (!statistics.data) {
    return (
      <ErrorState title="Failed to load admin portal data" onRetry={() => void statistics.refetch()}>
        {messageOf(statistics.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <dl className={classes.cards} aria-label="Figures">
      {cards.map(([label, figure]) => (
        <div key={label} className={classes.card}>
          <dt>{label}</dt>
          <dd>{figure(statistics.data)}</dd>
        </div>
      ))}
    </dl>
  );
};

const number = new Intl.NumberFormat('en-US');

const cards: readonly (readonly [string, (from: AdminStatistics) => string])[] = [
  ['Total Applications', ({ totalApplications }) => number.format(totalApplications)],
  ['Pending Review', ({ pendingReview }) => number.format(pendingReview)],
  ['Approved', ({ approved }) => number.format(approved)],
  ['Total Commissions', ({ totalCommissionsInCents }) => formatMoneyExactly(totalCommissionsInCents)],
  ['Paid Out', ({ paidOutInCents }) => formatMoneyExactly(paidOutInCents)],
  ['Pending Payouts', ({ pendingPayoutsInCents }) => formatMoneyExactly(pendingPayoutsInCents)],
  ['Stripe Connected', ({ stripeConnected }) => number.format(stripeConnected)],
  ['Onboarding Complete', ({ onboardingComplete }) => number.format(onboardingComplete)],
];
