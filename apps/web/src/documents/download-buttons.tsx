import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DownloadButton } from '#documents/download-button.tsx';
import classes from '#documents/download-buttons.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'file'>;
  /** Among other acts: only the signed file is seen at once, and leads. */
  readonly isFolded?: boolean;
}

/** The document to keep as it stands: a PDF marked PREVIEW before payment, then PDF and HTML; from payment on also the copy to sign in ink. */
export const DownloadButtons = ({ document, isFolded = false }: Props) => {
  const say = useSay();
  switch (document.file) {
    case 'none':
      return null;
    case 'preview':
      return (
        <DocumentFile
          document={document}
          format="pdf"
          label={say('Download Preview (PDF)')}
          saveAs={`${document.name} (preview)`}
        />
      );
    case 'being-prepared':
      return (
        <div className={classes.downloads} role="status">
          <Button variant="default" disabled>
            {say('Preparing…')}
          </Button>
        </div>
      );
    // The clean PDF is the copy to sign: one file has one button.
    case 'clean':
      return (
        <Copies isFolded={isFolded}>
          <CopyToSign document={document} />
          <DocumentFile document={document} format="html" label={say('Download HTML')} saveAs={document.name} />
        </Copies>
      );
    case 'signed':
      return (
        <>
          <DocumentFile
            document={document}
            format="pdf"
            label={say('Download PDF')}
            saveAs={document.name}
            isLead={isFolded}
          />
          <Copies isFolded={isFolded}>
            <DocumentFile document={document} format="html" label={say('Download HTML')} saveAs={document.name} />
            <CopyToSign document={document} />
          </Copies>
        </>
      );
  }
};

interface CopiesProps {
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

const Copies = ({ isFolded, children }: CopiesProps) => {
  const say = useSay();
  return isFolded ? (
    <details className={classes.folded}>
      <summary>{say('Copies to download')}</summary>
      <div className={classes.downloads}>{children}</div>
    </details>
  ) : (
    <div className={classes.downloads}>{children}</div>
  );
};

const CopyToSign = ({ document }: Pick<Props, 'document'>) => {
  const say = useSay();
  return (
    <DownloadButton
      path="/documents/{id}/document-to-sign.pdf"
      params={{ id: document.id }}
      label={say('Download a copy to sign on paper')}
      saveAs={`${document.name}, to sign on paper.pdf`}
    />
  );
};

interface FileProps extends Pick<Props, 'document'> {
  readonly format: 'pdf' | 'html';
  readonly label: string;
  readonly saveAs: string;
  readonly isLead?: boolean;
}

const DocumentFile = ({ document, format, saveAs, ...shown }: FileProps) => (
  <DownloadButton
    path={`/documents/{id}/document.${format}`}
    params={{ id: document.id }}
    saveAs={`${saveAs}.${format}`}
    {...shown}
  />
);
