import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { startingType } from '@evergrant/domain/catalogue/document-types.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import { PreviewActions } from '#screens/document-preview/preview-actions.tsx';
import { PreviewColumns } from '#screens/document-preview/preview-columns.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

const nameOfSample = findCard(startingType.id)?.name ?? startingType.inWords;

/** A whole sample document, assembled in the browser; `children` says why it is shown. */
export const SamplePreview = ({ children }: { readonly children: ReactNode }) => {
  const say = useSay();
  const sample = useQuery({ queryKey: ['sample-document'], queryFn: assembleSample, staleTime: Infinity });
  return (
    <>
      <PageHeading title={say(nameOfSample)} subtitle={say('Sample document')} />
      <div style={{ marginBottom: '1.5rem' }}>{children}</div>
      {sample.isPending ? <LoadingState label={say('Assembling the sample…')} /> : null}
      {sample.isError ? (
        <ErrorState title={say('The sample could not be shown')} onRetry={() => void sample.refetch()}>
          {say('Check your internet connection and try again.')}
        </ErrorState>
      ) : null}
      {sample.data ? (
        <PreviewColumns
          title={say(`Sample ${nameOfSample}`)}
          html={sample.data}
          aside={<PreviewActions document={undefined} />}
        />
      ) : null}
    </>
  );
};

/** The clause library is large, so it is fetched only when a sample is asked for. */
const assembleSample = async (): Promise<string> => {
  const { sampleDocumentHtml } = await import('#documents/preview/sample-document.ts');
  return sampleDocumentHtml(new Date().toISOString().slice(0, 10));
};
