import type { AffiliateDetail } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applicationQuery } from '#administration/api.ts';
import classes from '#administration/application-detail.module.css';
import { DecisionButtons } from '#administration/decision-buttons.tsx';
import { Facts, type FactsByLabel } from '#administration/list-row.tsx';
import { StatusBadge } from '#administration/status-badge.tsx';
import { methodLabels } from '#administration/words.ts';
import { messageOf } from '#platform/api-problem.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One application: what was told, where the money goes, what was earned, and what can be decided. */
export const ApplicationDetail = ({ id, onClose }: Props) => {
  const detail = useQuery(applicationQuery(id));
  return (
    <div className={classes.detail}>
      <Button variant="default" onClick={onClose} className={classes.back}>
        Back to the list
      </Button>
      {detail.isPending ? <LoadingState label="Loading the application…" /> : null}
      {detail.isError && !detail.data ? (
        <ErrorState title="Failed to load admin portal data" onRetry={() => void detail.refetch()}>
          {messageOf(detail.error, 'Please try again in a moment.')}
        </ErrorState>
      ) : null}
      {detail.data ? <Loaded detail={detail.data} /> : null}
    </div>
  );
};

const Loaded = ({ detail }: { readonly detail: AffiliateDetail }) => {
  const { affiliate, commissions } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {affiliate.name}
        </Title>
        <StatusBadge status={affiliate.status} />
      </div>
      <Facts
        facts={{
          Email: affiliate.email,
          Code: affiliate.affiliateCode,
        }}
      />
      <Told label="Website" text={detail.website} />
      <Told label="Social media" text={detail.socialMedia} />
      <Told label="Marketing experience" text={detail.experience} />
      <Told label="Motivation" text={detail.motivation} />
      <Told label="Payout method" text={methodLabels[affiliate.payoutMethod]} />
      <Told
        label="Payout details"
        text={detail.payoutDetails ?? 'They cannot be opened any more. Ask the affiliate for them.'}
      />
      <Text size="sm" c="dimmed" mb="md">
        That you have seen the payout details is in the audit log.
      </Text>
      <Title order={3} size="h4">
        Commission summary
      </Title>
      <Facts facts={summaryOf(commissions)} />
      <DecisionButtons affiliate={affiliate} />
    </>
  );
};

const Told = ({ label, text }: { readonly label: string; readonly text: string | null }) =>
  text === null || text === '' ? null : (
    <div className={classes.told}>
      <Title order={3} size="h5">
        {label}
      </Title>
      <p>{text}</p>
    </div>
  );

const summaryOf = (commissions: AffiliateDetail['commissions']): FactsByLabel => ({
  Conversions: String(commissions.conversions),
  Earned: formatMoneyExactly(commissions.earnedInCents),
  Paid: formatMoneyExactly(commissions.paidInCents),
  Pending: formatMoneyExactly(commissions.pendingInCents),
  'Held for review': commissions.held === 0 ? null : String(commissions.held),
});
