import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { panelTitle } from '@evergrant/domain/execution/panel-title.ts';
import { Button, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#documents/download-buttons.tsx';
import { OutdatedNotice } from '#documents/outdated-notice.tsx';
import { StatusBadge } from '#documents/status-badge.tsx';
import classes from '#documents/document-row.module.css';
import { wayOn } from '#documents/way-on.ts';
import { witnessProgress } from '#documents/witness-progress.ts';
import { useSay } from '#platform/language/use-say.ts';
import { formatDate } from '#ui/format-date.ts';

interface DocumentRowProps {
  readonly document: DocumentSummary;
  readonly onManageWitnesses: (document: DocumentSummary) => void;
  readonly onDelete: (document: DocumentSummary) => void;
}

/** One document: what it is, how far it is, and what can be done with it. */
export const DocumentRow = ({ document, ...acts }: DocumentRowProps) => {
  const say = useSay();
  const signatures = witnessProgress(document);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3}>{document.name}</Title>
        <StatusBadge document={document} />
      </div>
      <Text size="sm" c="dimmed">
        {say(`Created ${formatDate(document.createdAt)} · Type: ${document.type}`)}
      </Text>
      {document.status === 'draft' ? <Answered document={document} /> : null}
      {signatures ? (
        <Text size="sm" mt="xs">
          {say(signatures)}
        </Text>
      ) : null}
      <OutdatedNotice document={document} />
      <DocumentActs document={document} {...acts} />
    </li>
  );
};

const Answered = ({ document }: { readonly document: DocumentSummary }) => {
  const say = useSay();
  return (
    <div className={classes.answered}>
      <Progress value={document.progress} aria-label={say(`${document.name}: answered`)} size="sm" />
      <Text size="sm" c="dimmed">
        {say(
          document.isInterviewComplete
            ? 'All questions answered. Next: review and checkout.'
            : `${document.progress}% answered`,
        )}
      </Text>
    </div>
  );
};

// The one act that leads on stands first and is the only green one; what is only kept or removed stands last.
const DocumentActs = ({ document, onManageWitnesses, onDelete }: DocumentRowProps) => {
  const say = useSay();
  const { id, name, status } = document;
  const isDraft = status === 'draft';
  const next = wayOn(document, document.isInterviewComplete)?.act;
  const leadsToAnswers = isDraft && !next;
  const edit = (
    <ActLink
      label={say('Continue Editing')}
      variant={leadsToAnswers ? 'filled' : 'default'}
      to={`/trust/${id}`}
      about={name}
    />
  );
  return (
    <div className={classes.acts}>
      {next ? (
        <Button component={Link} to={next.to} aria-label={`${say(next.label)}: ${name}`}>
          {say(next.label)}
        </Button>
      ) : null}
      {leadsToAnswers ? edit : null}
      {isDraft ? null : <DownloadButtons document={document} isFolded />}
      <ActLink label={say('Preview Document')} to={`/trust-preview/${id}`} about={name} />
      {leadsToAnswers ? null : edit}
      <Button
        variant="default"
        onClick={() => onManageWitnesses(document)}
        aria-label={say(`${panelTitle(document)} of ${name}`)}
      >
        {say(panelTitle(document))}
      </Button>
      {document.executedVersionCount > (status === 'signed' ? 1 : 0) ? (
        <ActLink label={say('Signed Versions')} to={`/trust-preview/${id}#signed-versions`} about={`of ${name}`} />
      ) : null}
      <Button
        variant="subtle"
        color="red"
        className={classes.remove}
        onClick={() => onDelete(document)}
        aria-label={say(`Delete ${name}`)}
      >
        {say('Delete')}
      </Button>
    </div>
  );
};

interface ActLinkProps {
  readonly label: string;
  readonly to: string;
  /** What is read out after the label, so that each row's link has a name of its own. */
  readonly about: string;
  readonly variant?: 'default' | 'filled';
}

const ActLink = ({ label, to, about, variant = 'default' }: ActLinkProps) => (
  <Button variant={variant} component={Link} to={to} aria-label={`${label} ${about}`}>
    {label}
  </Button>
);
