import { Button, Loader } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import classes from '#administration/paged-list.module.css';
import { VirtualList } from '#administration/virtual-list.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total?: number;
  readonly isMore?: boolean;
}

interface PagedListProps<Row> {
  readonly label: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>;
  readonly estimate: number;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (row: Row) => ReactNode;
}

/** A long list that the server gives out page by page, in every state. */
export const PagedList = <Row extends { readonly id: string | number }>(props: PagedListProps<Row>) => {
  const { label, list, estimate, empty, children } = props;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (list.isPending) return <LoadingState label={`Loading ${label.toLowerCase()}…`} />;
  if (!list.data) {
    return (
      <ErrorState title="Failed to load admin portal data" onRetry={() => void list.refetch()}>
        {messageOf(list.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const { total, isMore } = list.data.pages[0] ?? {};
  return (
    <VirtualList
      label={label}
      rows={rows}
      keyOf={(row) => String(row.id)}
      estimate={estimate}
      total={isMore ? undefined : total}
      onNearEnd={goOn}
      footer={
        <PageFooter
          isLoading={list.isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onRetry={() => void fetchNextPage()}
        />
      }
    >
      {children}
    </VirtualList>
  );
};

interface PageFooterProps {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

const PageFooter = ({ isLoading, isFailed, onRetry }: PageFooterProps) => {
  if (isLoading) {
    return (
      <output className={classes.footer}>
        <Loader size="sm" aria-hidden="true" /> Loading more…
      </output>
    );
  }
  if (!isFailed) return null;
  return (
    <div className={classes.footer} role="alert">
      The next entries could not be loaded.
      <Button variant="default" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
};
