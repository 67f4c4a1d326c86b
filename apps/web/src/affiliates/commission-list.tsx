import type { Commission } from '@evergrant/contract/affiliates.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commissionsQuery } from '#affiliates/api.ts';
import classes from '#affiliates/commission-list.module.css';
import { commissionOrigin, commissionStatus, commissionTitle } from '#affiliates/commission-words.ts';
import { messageOf } from '#platform/api-problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

/** What was earned, the newest first; older ones are loaded on demand. */
export const CommissionList = () => {
  const list = useInfiniteQuery(commissionsQuery);
  const failure = list.isError ? messageOf(list.error, 'Please try again in a moment.') : undefined;

  if (list.isPending) return <LoadingState label="Loading your commissions…" />;
  if (failure !== undefined && !list.data) {
    return <ErrorState title={`Error fetching commission history: ${failure}`} onRetry={() => void list.refetch()} />;
  }
  const commissions = list.data?.pages.flatMap((page) => page.commissions) ?? [];
  if (commissions.length === 0) return <NoCommissions />;
  return (
    <>
      <ul className={classes.list}>
        {commissions.map((commission) => (
          <CommissionRow key={commission.id} commission={commission} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className={classes.more}>
          {list.isFetchNextPageError ? <Text role="alert">Error fetching commission history: {failure}</Text> : null}
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older commissions
          </Button>
        </div>
      ) : null}
    </>
  );
};

const NoCommissions = () => (
  <EmptyState title="No commissions yet">
    As soon as somebody buys through your link, the sale appears here with the day on which it is paid.
  </EmptyState>
);

const iconByMark = { paid: IconCircleCheck, failed: IconAlertCircle, open: IconClock } as const;

const CommissionRow = ({ commission }: { readonly commission: Commission }) => {
  const { mark, label, detail } = commissionStatus(commission);
  const Icon = iconByMark[mark];
  return (
    <li className={classes.row} data-mark={mark}>
      <Icon className={classes.icon} size={24} stroke={1.8} aria-hidden="true" />
      <Title order={3} size="h4">
        {commissionTitle(commission)}
      </Title>
      <Text className={classes.amount}>{formatMoneyExactly(commission.amountDueInCents)}</Text>
      <Text size="sm" c="dimmed" className={classes.origin}>
        {commissionOrigin(commission)}
      </Text>
      <Text size="sm" className={classes.status}>
        <strong>{label}</strong>
        {detail === '' ? '' : ` · ${detail}`}
      </Text>
    </li>
  );
};
