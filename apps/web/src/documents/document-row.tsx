import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { panelTitle } from '@evergrant/domain/execution/panel-title.ts';
import { Button, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#documents/download-buttons.tsx';
import { StatusBadge } from '#documents/status-badge.tsx';
import classes from '#documents/document-row.module.css';
import { wayOn } from '#documents/way-on.ts';
import { witnessProgress } from '#documents/witness-progress.ts';
import { formatDate } from '#ui/format-date.ts';

interface DocumentRowProps {
  readonly document: DocumentSummary;
  readonly onManageWitnesses: (document: DocumentSummary) => void;
  readonly onDelete: (document: DocumentSummary) => void;
}

/** One document: what it is, how far it is, and what can be done with it. */
export const DocumentRow = ({ document, onManageWitnesses, onDelete }: DocumentRowProps) => {
  const isDraft = document.status === 'draft';
  const signatures = witnessProgress(document);
  const next = wayOn(document, document.isInterviewComplete)?.act;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3}>{document.name}</Title>
        <StatusBadge status={document.status} />
      </div>
      <Text size="sm" c="dimmed">
        Created {formatDate(document.createdAt)} · Type: {document.type}
      </Text>
      {isDraft ? <Answered document={document} /> : null}
      {signatures ? (
        <Text size="sm" mt="xs">
          {signatures}
        </Text>
      ) : null}
      <div className={classes.acts}>
        {next ? (
          <Button component={Link} to={next.to} aria-label={`${next.label}: ${document.name}`}>
            {next.label}
          </Button>
        ) : null}
        <Button
          variant={isDraft || next ? 'default' : 'light'}
          onClick={() => onManageWitnesses(document)}
          aria-label={`${panelTitle(document)} of ${document.name}`}
        >
          {panelTitle(document)}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={`/trust-preview/${document.id}`}
          aria-label={`Preview Document ${document.name}`}
        >
          Preview Document
        </Button>
        <Button
          variant={isDraft && !next ? 'light' : 'default'}
          component={Link}
          to={`/trust/${document.id}`}
          aria-label={`Continue Editing ${document.name}`}
        >
          Continue Editing
        </Button>
        {isDraft ? null : <DownloadButtons document={document} />}
        {document.executedVersionCount > (document.status === 'signed' ? 1 : 0) ? (
          <Button
            variant="default"
            component={Link}
            to={`/trust-preview/${document.id}#signed-versions`}
            aria-label={`Signed Versions of ${document.name}`}
          >
            Signed Versions
          </Button>
        ) : null}
        <Button variant="subtle" color="red" onClick={() => onDelete(document)} aria-label={`Delete ${document.name}`}>
          Delete
        </Button>
      </div>
    </li>
  );
};

const Answered = ({ document }: { readonly document: DocumentSummary }) => (
  <div className={classes.answered}>
    <Progress value={document.progress} aria-label={`${document.name}: answered`} size="sm" />
    <Text size="sm" c="dimmed">
      {document.isInterviewComplete
        ? 'All questions answered. Next: review and checkout.'
        : `${document.progress}% answered`}
    </Text>
  </div>
);
