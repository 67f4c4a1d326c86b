import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { countLabel } from '#documents/count-documents.ts';
import { DeleteDocumentDialog } from '#documents/delete-document-dialog.tsx';
import { DocumentRow } from '#documents/document-row.tsx';
import { wordsForAll } from '#documents/words-for-all.ts';
import classes from '#documents/document-row.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';

interface DocumentListProps {
  readonly documents: readonly DocumentSummary[];
  readonly onManageWitnesses: (document: DocumentSummary) => void;
}

/** All documents of the member, or the way to the first one. */
export const DocumentList = ({ documents, onManageWitnesses }: DocumentListProps) => {
  const say = useSay();
  const [unwanted, setUnwanted] = useState<DocumentSummary>();
  return (
    <Panel title={say(`Your ${wordsForAll(documents).one}s`)} aside={countLabel(documents)} padding="flush">
      {documents.length === 0 ? <NoDocuments /> : null}
      <ul className={classes.list}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onManageWitnesses={onManageWitnesses}
            onDelete={setUnwanted}
          />
        ))}
      </ul>
      {unwanted ? <DeleteDocumentDialog document={unwanted} onClose={() => setUnwanted(undefined)} /> : null}
    </Panel>
  );
};

const NoDocuments = () => {
  const say = useSay();
  return (
    <EmptyState
      title={say('No trusts yet')}
      action={
        <Button component={Link} to="/create-trust" variant="light">
          {say('Create Your First Trust')}
        </Button>
      }
    >
      {say('Get started by creating your first trust document')}
    </EmptyState>
  );
};
