import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { countLabel } from '#trusts/count-trusts.ts';
import { DeleteTrustDialog } from '#trusts/delete-trust-dialog.tsx';
import { TrustRow } from '#trusts/trust-row.tsx';
import classes from '#trusts/trust-row.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';

interface TrustListProps {
  readonly trusts: readonly TrustSummary[];
  readonly onManageWitnesses: (trust: TrustSummary) => void;
}

/** All documents of the member, or the way to the first one. */
export const TrustList = ({ trusts, onManageWitnesses }: TrustListProps) => {
  const [unwanted, setUnwanted] = useState<TrustSummary>();
  return (
    <Panel title="Your trusts" aside={countLabel(trusts.length)} padding="flush">
      {trusts.length === 0 ? <NoTrusts /> : null}
      <ul className={classes.list}>
        {trusts.map((trust) => (
          <TrustRow key={trust.id} trust={trust} onManageWitnesses={onManageWitnesses} onDelete={setUnwanted} />
        ))}
      </ul>
      {unwanted ? <DeleteTrustDialog trust={unwanted} onClose={() => setUnwanted(undefined)} /> : null}
    </Panel>
  );
};

const NoTrusts = () => (
  <EmptyState
    title="No trusts yet"
    action={
      <Button component={Link} to="/create-trust" variant="light">
        Create Your First Trust
      </Button>
    }
  >
    Get started by creating your first trust document
  </EmptyState>
);
