import { readTrust } from '@evergrant/contract/trusts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '#platform/call.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your document', 'Answer the questions for your document.');

const Trust = () => {
  const { trustId = '' } = useParams();
  const trust = useQuery({
    queryKey: ['trusts', trustId],
    queryFn: ({ signal }) => call(readTrust, { params: { id: trustId }, signal }),
  });
  return (
    <Page>{trust.data ? <PageHeading title={trust.data.name} subtitle={trust.data.type} /> : <LoadingState />}</Page>
  );
};
export default Trust;
