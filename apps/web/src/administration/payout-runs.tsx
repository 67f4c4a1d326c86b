import type { PayoutRunRow } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { payoutRunsQuery } from '#administration/api.ts';
import classes from '#administration/figures-table.module.css';
import { messageOf } from '#platform/api-problem.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

/** The pay days so far and the next one. */
export const PayoutRuns = () => {
  const runs = useQuery(payoutRunsQuery);
  if (runs.isPending) return <LoadingState label="Loading the pay days…" />;
  if (!runs.data) {
    return (
      <ErrorState title="Failed to load admin portal data" onRetry={() => void runs.refetch()}>
        {messageOf(runs.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="pay-days">
      <Title order={2} size="h3" id="pay-days">
        Pay days
      </Title>
      <Text mb="md">The next pay day is {longDate(runs.data.nextPayoutDate)}.</Text>
      {runs.data.runs.length === 0 ? (
        <Text c="dimmed" mb="lg">
          There has been none yet.
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={classes.scroller} role="region" aria-label="Table of pay days" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Pay day</th>
                <th scope="col">Payouts</th>
                <th scope="col">Amount</th>
                <th scope="col">Paid</th>
                <th scope="col">Failed</th>
              </tr>
            </thead>
            <tbody>{runs.data.runs.map(describeRun)}</tbody>
          </table>
        </div>
      )}
    </section>
  );
};

const describeRun = (run: PayoutRunRow) => (
  <tr key={run.payoutDate}>
    <th scope="row">{longDate(run.payoutDate)}</th>
    <td>{run.payouts}</td>
    <td>{formatMoneyExactly(run.amountInCents)}</td>
    <td>{formatMoneyExactly(run.paidInCents)}</td>
    <td>{run.failed}</td>
  </tr>
);
