import type { AdminProperty } from '@evergrant/contract/administration-records.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Anchor, Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { propertiesQuery, propertyFileAddress, sendPropertyRemoval } from '#administration/api.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useDecision } from '#administration/use-decision.ts';
import { useWanted } from '#administration/use-wanted.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-date.ts';

/** Submitted properties with their photos and videos, to be saved. */
export const PropertiesTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...propertiesQuery(state.wanted), placeholderData: keepPreviousData });
  const [removed, setRemoved] = useState<AdminProperty>();
  const removal = useDecision({
    send: sendPropertyRemoval,
    done: () => 'Submission deleted',
    failed: 'Submission not deleted',
  });
  const remove = ({ id }: AdminProperty) => {
    setRemoved(undefined);
    removal.mutate(id);
  };
  return (
    <>
      <ListTools state={state} searches="Words of the address, or the sender’s name or email" found="" />
      <PagedList
        label="Property submissions"
        list={list}
        estimate={190}
        empty={{ title: 'No submissions found', text: 'Properties that owners submit appear here with their files.' }}
      >
        {(row) => <Submission row={row} isBusy={removal.isPending} onDelete={() => setRemoved(row)} />}
      </PagedList>
      {removed ? (
        <AskBeforeDeletion
          submission={removed}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(undefined)}
        />
      ) : null}
    </>
  );
};

interface SubmissionProps {
  readonly row: AdminProperty;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

const Submission = ({ row, isBusy, onDelete }: SubmissionProps) => (
  <ListRow
    title={`${row.address}, ${row.city}, ${row.state} ${row.zipCode}`}
    facts={{
      From: row.submitterName,
      Phone: <Anchor href={`tel:${row.submitterPhone}`}>{row.submitterPhone}</Anchor>,
      Email: <Anchor href={`mailto:${row.submitterEmail}`}>{row.submitterEmail}</Anchor>,
      Submitted: formatDate(row.createdAt),
      Type: row.propertyType,
      Condition: row.condition,
      'Estimated value': row.estimatedValueInCents === null ? null : formatMoney(row.estimatedValueInCents),
      Notes: row.notes,
      Files: row.files.length === 0 ? 'None' : <FileLinks files={row.files} />,
    }}
  >
    <Button
      variant="default"
      disabled={isBusy}
      onClick={onDelete}
      aria-label={`Delete the submission of ${row.address}`}
    >
      Delete
    </Button>
  </ListRow>
);

const size = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const FileLinks = ({ files }: Pick<AdminProperty, 'files'>) =>
  files.map(({ id, name, sizeInBytes }, position) => (
    <span key={id}>
      {position === 0 ? '' : ', '}
      <Anchor href={propertyFileAddress(id)} download>
        {name}
      </Anchor>{' '}
      ({size.format(Math.max(sizeInBytes / 1_000_000, 0.1))})
    </span>
  ));

interface AskProps {
  readonly submission: AdminProperty;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const AskBeforeDeletion = ({ submission, onConfirm, onCancel }: AskProps) => (
  <ConfirmDialog
    isOpen
    isDangerous
    title="Delete this submission?"
    confirmLabel="Delete submission"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    What {submission.submitterName} sent about {submission.address} is deleted for good, with its photos and videos.
    This cannot be undone.
  </ConfirmDialog>
);
