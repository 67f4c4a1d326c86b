import type { DocumentAnswer, TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { PreviewActions } from '#screens/trust-preview/preview-actions.tsx';
import { PreviewColumns } from '#screens/trust-preview/preview-columns.tsx';
import { SamplePreview } from '#screens/trust-preview/sample-preview.tsx';
import { documentQuery, trustQuery } from '#trusts/preview/api.ts';
import { FindingsList } from '#trusts/preview/findings-list.tsx';
import { SignedVersions } from '#trusts/signed-versions.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** A document of the member; without one, the sample and the reason. */
export const OwnPreview = ({ trustId }: { readonly trustId: string }) => {
  const trust = useQuery(trustQuery(trustId));
  const document = useQuery({ ...documentQuery(trustId), enabled: trust.isSuccess });

  if (trust.data && document.data) return <LoadedPreview trust={trust.data} document={document.data} />;

  const failed = [trust, document].find((query) => query.isError);
  if (!failed) return <LoadingState label="Loading your document…" />;
  if (failed.error instanceof ApiProblem && failed.error.status === 404) {
    return (
      <SamplePreview>
        <Notice tone="attention">
          Trust not found - No trust found with this ID. This is a sample with invented people.
        </Notice>
      </SamplePreview>
    );
  }
  return (
    <SamplePreview>
      <Notice tone="error" title="Your document could not be loaded">
        {messageOf(failed.error, 'Something went wrong on our side; your answers are safe.')} This is a sample with
        invented people until it can be.
        <Button mt="sm" display="block" variant="default" onClick={() => void failed.refetch()}>
          Try Again
        </Button>
      </Notice>
    </SamplePreview>
  );
};

interface LoadedProps {
  readonly trust: TrustSummary;
  readonly document: DocumentAnswer;
}

const LoadedPreview = ({ trust, document }: LoadedProps) => (
  <>
    <PageHeading title={trust.name} subtitle={`${trust.type}, ${document.progress}% complete`} />
    <PreviewColumns
      title={`${document.isPreview ? 'Preview of ' : ''}${trust.name}`}
      html={document.html}
      aside={
        <>
          <PreviewActions trust={trust} />
          <SignedVersions trustId={trust.id} trustName={trust.name} />
          <Panel title="What to check">
            <FindingsList findings={document.findings} />
          </Panel>
        </>
      }
    />
  </>
);
