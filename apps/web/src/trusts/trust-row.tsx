import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#trusts/download-buttons.tsx';
import { StatusBadge } from '#trusts/status-badge.tsx';
import classes from '#trusts/trust-row.module.css';
import { witnessProgress } from '#trusts/witness-progress.ts';
import { formatDate } from '#ui/format-date.ts';

interface TrustRowProps {
  readonly trust: TrustSummary;
  readonly onManageWitnesses: (trust: TrustSummary) => void;
  readonly onDelete: (trust: TrustSummary) => void;
}

/** One document: what it is, how far it is, and what can be done with it. */
export const TrustRow = ({ trust, onManageWitnesses, onDelete }: TrustRowProps) => {
  const isDraft = trust.status === 'draft';
  const signatures = witnessProgress(trust);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3}>{trust.name}</Title>
        <StatusBadge status={trust.status} />
      </div>
      <Text size="sm" c="dimmed">
        Created {formatDate(trust.createdAt)} · Type: {trust.type}
      </Text>
      {isDraft ? <Answered trust={trust} /> : null}
      {signatures ? (
        <Text size="sm" mt="xs">
          {signatures}
        </Text>
      ) : null}
      <div className={classes.acts}>
        <Button
          variant={isDraft ? 'default' : 'light'}
          onClick={() => onManageWitnesses(trust)}
          aria-label={`Manage Witnesses of ${trust.name}`}
        >
          Manage Witnesses
        </Button>
        <Button
          variant="default"
          component={Link}
          to={`/trust-preview/${trust.id}`}
          aria-label={`Preview Document ${trust.name}`}
        >
          Preview Document
        </Button>
        <Button
          variant={isDraft ? 'light' : 'default'}
          component={Link}
          to={`/trust/${trust.id}`}
          aria-label={`Continue Editing ${trust.name}`}
        >
          Continue Editing
        </Button>
        {trust.status === 'signed' ? <DownloadButtons trustId={trust.id} trustName={trust.name} /> : null}
        <Button variant="subtle" color="red" onClick={() => onDelete(trust)} aria-label={`Delete ${trust.name}`}>
          Delete
        </Button>
      </div>
    </li>
  );
};

const Answered = ({ trust }: { readonly trust: TrustSummary }) => (
  <div className={classes.answered}>
    <Progress value={trust.progress} aria-label={`${trust.name}: answered`} size="sm" />
    <Text size="sm" c="dimmed">
      {trust.isInterviewComplete ? 'All questions answered. Next: review and checkout.' : `${trust.progress}% answered`}
    </Text>
  </div>
);
