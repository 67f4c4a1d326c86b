import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiProblem } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { announcementOf } from '#signing/announcement.ts';
import { loadWitnessPage } from '#signing/api.ts';
import { DeclineForm } from '#signing/decline-form.tsx';
import { RefreshBanner } from '#signing/refresh-banner.tsx';
import { witnessPageKey } from '#signing/use-witnessing.ts';
import { Declined, InvalidLink, SignedOnPaper, ThankYou } from '#signing/witness-endings.tsx';
import { WitnessFrame } from '#signing/witness-frame.tsx';
import { WitnessInvitation } from '#signing/witness-invitation.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

// The address carries the witness's private token: no search engine keeps it, no other site is told it.
export const meta = () => [
  ...pageMeta('Sign a document', 'Read a document and sign it, by a private link.'),
  { name: 'referrer', content: 'no-referrer' },
];

const WitnessSigning = () => {
  const { token = '' } = useParams();
  return <WitnessFrame>{token === '' ? <InvalidLink /> : <WitnessStates key={token} token={token} />}</WitnessFrame>;
};
export default WitnessSigning;

const WitnessStates = ({ token }: { readonly token: string }) => {
  const say = useSay();
  const page = useQuery({
    queryKey: witnessPageKey(token),
    queryFn: () => loadWitnessPage(token),
    // Whoever waits for the owner's signature sees by themselves when it is time.
    refetchInterval: ({ state }) => (state.data?.state === 'waiting-for-owner' ? lookAgainMs : false),
  });

  if (isInvalidLink(page.error)) return <InvalidLink />;
  if (page.data) return <LinkState token={token} page={page.data} />;
  if (page.isPending) return <LoadingState label={say('Loading your invitation…')} />;
  return (
    <RefreshBanner
      message={say(loadFailure(page.error))}
      isBusy={page.isFetching}
      onRefresh={() => void page.refetch()}
    />
  );
};

const lookAgainMs = 15_000;

const LinkState = ({ token, page }: { readonly token: string; readonly page: WitnessPage }) => {
  switch (page.state) {
    case 'already-signed':
      return <ThankYou page={page} isNew={false} />;
    case 'declined':
      return <Declined page={page} />;
    case 'on-paper':
      return (
        <SignedOnPaper page={page}>
          <DeclineForm token={token} page={page} />
        </SignedOnPaper>
      );
    case 'ready':
    case 'waiting-for-owner':
      return <WitnessInvitation token={token} page={page} />;
  }
};

const isInvalidLink = (error: unknown): boolean =>
  error instanceof ApiProblem && [400, 404, 410, 422].includes(error.status) && !isAboutTheDocument(error);

// The link is good but its document is not: the server says what to do.
const isAboutTheDocument = ({ code }: ApiProblem): boolean => /^document-/u.test(code);

const loadFailure = (error: unknown): string =>
  announcementOf(error, 'Failed to load witness information. Please try refreshing the page.').message;
