import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button } from '@mantine/core';
import { DownloadButton } from '#trusts/download-button.tsx';
import classes from '#trusts/download-buttons.module.css';

interface Props {
  readonly trust: Pick<TrustSummary, 'id' | 'name' | 'file' | 'isSignedInInk'>;
}

/** The document to keep as it stands: a PDF marked PREVIEW before payment, then PDF and HTML; one that is signed, or must be, also to sign in ink. */
export const DownloadButtons = ({ trust }: Props) => {
  switch (trust.file) {
    case 'none':
      return null;
    case 'preview':
      return <TrustFile trust={trust} format="pdf" label="Download Preview (PDF)" saveAs={`${trust.name} (preview)`} />;
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
          <TrustFile trust={trust} format="pdf" label="Download PDF" saveAs={trust.name} />
          <TrustFile trust={trust} format="html" label="Download HTML" saveAs={trust.name} />
          {(trust.file === 'signed' || trust.isSignedInInk) && (
            <DownloadButton
              path="/trusts/{id}/document-to-sign.pdf"
              params={{ id: trust.id }}
              label="Download a copy to sign on paper"
              saveAs={`${trust.name}, to sign on paper.pdf`}
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

const TrustFile = ({ trust, format, label, saveAs }: FileProps) => (
  <DownloadButton
    path={`/trusts/{id}/document.${format}`}
    params={{ id: trust.id }}
    label={label}
    saveAs={`${saveAs}.${format}`}
  />
);
