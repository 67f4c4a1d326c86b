import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import { DownloadButton } from '#documents/download-button.tsx';
import classes from '#documents/download-buttons.module.css';

interface Props {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'file'>;
}

/** The document to keep as it stands: a PDF marked PREVIEW before payment, then PDF and HTML; from payment on also the copy to sign in ink. */
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
    // The clean PDF is the copy to sign: one file has one button.
    case 'clean':
      return (
        <div className={classes.downloads}>
          <CopyToSign document={document} />
          <DocumentFile document={document} format="html" label="Download HTML" saveAs={document.name} />
        </div>
      );
    case 'signed':
      return (
        <div className={classes.downloads}>
          <DocumentFile document={document} format="pdf" label="Download PDF" saveAs={document.name} />
          <DocumentFile document={document} format="html" label="Download HTML" saveAs={document.name} />
          <CopyToSign document={document} />
        </div>
      );
  }
};

const CopyToSign = ({ document }: Props) => (
  <DownloadButton
    path="/documents/{id}/document-to-sign.pdf"
    params={{ id: document.id }}
    label="Download a copy to sign on paper"
    saveAs={`${document.name}, to sign on paper.pdf`}
  />
);

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
