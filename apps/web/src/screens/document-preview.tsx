import { DocumentId } from '@evergrant/contract/documents.ts';
import { useParams } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { InvalidDocumentId } from '#screens/document-preview/invalid-document-id.tsx';
import { OwnPreview } from '#screens/document-preview/own-preview.tsx';
import { SamplePreview } from '#screens/document-preview/sample-preview.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Document preview', 'Read your document before you pay for it.');

const DocumentPreview = () => {
  const { documentId } = useParams();
  return (
    <Page>
      <Preview key={documentId} documentId={documentId} />
    </Page>
  );
};
export default DocumentPreview;

const Preview = ({ documentId }: { readonly documentId: string | undefined }) => {
  const say = useSay();
  if (documentId === undefined) {
    return (
      <SamplePreview>
        <Notice tone="info">
          {say('This is a sample with invented people. Your own document is made from your answers.')}
        </Notice>
      </SamplePreview>
    );
  }
  return DocumentId.safeParse({ id: documentId }).success ? (
    <OwnPreview documentId={documentId} />
  ) : (
    <InvalidDocumentId />
  );
};
