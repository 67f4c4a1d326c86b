import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#trusts/download-buttons.tsx';
import { StatusBadge } from '#trusts/status-badge.tsx';
import classes from '#trusts/trust-row.module.css';
import { wayOn } from '#trusts/way-on.ts';
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
  const next = wayOn(trust, trust.isInterviewComplete)?.act;
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
        {next ? (
          <Button component={Link} to={next.to} aria-label={`${next.label}: ${trust.name}`}>
            {next.label}
          </Button>
        ) : null}
        <Button
          variant={isDraft || next ? 'default' : 'light'}
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
          variant={isDraft && !next ? 'light' : 'default'}
          component={Link}
          to={`/trust/${trust.id}`}
          aria-label={`Continue Editing ${trust.name}`}
        >
          Continue Editing
        </Button>
        {isDraft ? null : <DownloadButtons trust={trust} />}
        {trust.executedVersionCount > (trust.status === 'signed' ? 1 : 0) ? (
          <Button
            variant="default"
            component={Link}
            to={`/trust-preview/${trust.id}#signed-versions`}
            aria-label={`Signed Versions of ${trust.name}`}
          >
            Signed Versions
          </Button>
        ) : null}
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
