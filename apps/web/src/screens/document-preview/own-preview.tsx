import type { DocumentHtml, DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { PreviewActions } from '#screens/document-preview/preview-actions.tsx';
import { PreviewColumns } from '#screens/document-preview/preview-columns.tsx';
import { SamplePreview } from '#screens/document-preview/sample-preview.tsx';
import { useDocumentLanguage } from '#assistant/use-document-language.ts';
import { useReadAgain } from '#screens/document/use-read-again.ts';
import { documentHtmlQuery, documentQuery } from '#documents/preview/api.ts';
import { useReadMark } from '#documents/preview/use-read-mark.ts';
import { FindingsList } from '#documents/preview/findings-list.tsx';
import { OutdatedNotice } from '#documents/outdated-notice.tsx';
import { SignedVersions } from '#documents/signed-versions.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** A document of the member; without one, the sample and the reason. */
export const OwnPreview = ({ documentId }: { readonly documentId: string }) => {
  const say = useSay();
  const document = useQuery(documentQuery(documentId));
  useDocumentLanguage(documentId, useReadAgain(documentId));
  const text = useQuery({ ...documentHtmlQuery(documentId), enabled: document.isSuccess });

  useReadMark(documentId, text.data !== undefined && document.data?.isInterviewComplete === true);

  if (document.data && text.data) return <LoadedPreview document={document.data} text={text.data} />;

  const failed = [document, text].find((query) => query.isError);
  if (!failed) return <LoadingState label={say('Loading your document…')} />;
  if (failed.error instanceof ApiProblem && failed.error.status === 404) {
    return (
      <SamplePreview>
        <Notice tone="attention">
          {say('Trust not found - No trust found with this ID. This is a sample with invented people.')}
        </Notice>
      </SamplePreview>
    );
  }
  return (
    <SamplePreview>
      <Notice tone="error" title={say('Your document could not be loaded')}>
        {say(
          `${messageOf(failed.error, 'Something went wrong on our side; your answers are safe.')} This is a sample with invented people until it can be.`,
        )}
        <Button mt="sm" display="block" variant="default" onClick={() => void failed.refetch()}>
          {say('Try Again')}
        </Button>
      </Notice>
    </SamplePreview>
  );
};

interface LoadedProps {
  readonly document: DocumentSummary;
  readonly text: DocumentHtml;
}

const LoadedPreview = ({ document, text }: LoadedProps) => {
  const say = useSay();
  return (
    <>
      <PageHeading
        title={document.name}
        subtitle={`${say(document.type)}, ${say(text.progress === 100 ? 'all questions answered' : `${text.progress}% complete`)}`}
      />
      <OutdatedNotice document={document} />
      <PreviewColumns
        title={text.isPreview ? say(`Preview of ${document.name}`) : document.name}
        html={text.html}
        aside={
          <>
            <PreviewActions document={document} />
            <SignedVersions documentId={document.id} documentName={document.name} />
            <Panel title={say('What to check')}>
              <FindingsList findings={text.findings} />
            </Panel>
          </>
        }
      />
    </>
  );
};
