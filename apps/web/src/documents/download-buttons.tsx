import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import { DownloadButton } from '#documents/download-button.tsx';
import classes from '#documents/download-buttons.module.css';

interface Props {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'file' | 'isSignedInInk'>;
}

/** The document to keep as it stands: a PDF marked PREVIEW before payment, then PDF and HTML; one that is signed, or must be, also to sign in ink. */
export const DownloadButtons = ({ document }: Props) => {
  switch (document.file) {
    case 'none':
      return null;
    case 'preview':
      return (
        <DocumentFile
          document={document}
          format="pdf"
          label="Download Preview (PDF)"
          saveAs={`${document.name} (preview)`}
        />
      );
    case 'being-prepared':
      return (
        <div className={classes.downloads} role="status">
          <Button variant="default" disabled>
            Preparing…
          </Button>
        </div>
      );
    case 'clean':
    case 'signed':
      return (
        <div className={classes.downloads}>
          <DocumentFile document={document} format="pdf" label="Download PDF" saveAs={document.name} />
          <DocumentFile document={document} format="html" label="Download HTML" saveAs={document.name} />
          {(document.file === 'signed' || document.isSignedInInk) && (
            <DownloadButton
              path="/documents/{id}/document-to-sign.pdf"
              params={{ id: document.id }}
              label="Download a copy to sign on paper"
              saveAs={`${document.name}, to sign on paper.pdf`}
            />
          )}
        </div>
      );
  }
};

interface FileProps extends Props {
  readonly format: 'pdf' | 'html';
  readonly label: string;
  readonly saveAs: string;
}

const DocumentFile = ({ document, format, label, saveAs }: FileProps) => (
  <DownloadButton
    path={`/documents/{id}/document.${format}`}
    params={{ id: document.id }}
    label={label}
    saveAs={`${saveAs}.${format}`}
  />
);
