import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AffiliateCard } from '#affiliates/affiliate-card.tsx';
import { educationTopics } from '#content/education-topics.ts';
import { PackageNotice } from '#payments/package-notice.tsx';
import { PaymentFailedNotice } from '#payments/payment-failed-notice.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import classes from '#screens/dashboard.module.css';
import { dialogTitle } from '#signing/dialog-title.ts';
import { WitnessPanel } from '#signing/witness-panel.tsx';
import { documentsQuery } from '#documents/api.ts';
import { QuickStats } from '#documents/quick-stats.tsx';
import { wordsForAll } from '#documents/words-for-all.ts';
import { DocumentList } from '#documents/document-list.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Dashboard', 'Your documents, how far they are and what comes next.');

const Dashboard = () => {
  const say = useSay();
  const client = useQueryClient();
  const list = useQuery(documentsQuery);
  const [panel, setPanel] = useSigningPanel(list.data?.documents ?? []);
  const words = wordsForAll(list.data?.documents ?? []);
  const reload = () => void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
  const closeWitnesses = () => {
    setPanel(undefined);
    reload();
  };

  return (
    <Page>
      <PageHeading
        title={say('Dashboard')}
        subtitle={say(`Manage your ${words.one}s and track progress`)}
        action={
          <Button component={Link} to="/create-trust" size="lg">
            {say(`Create New ${words.title}`)}
          </Button>
        }
      />
      <PaymentFailedNotice />
      <PackageNotice />
      <div className={classes.columns}>
        <OwnDocuments list={list} onManageWitnesses={(document) => setPanel({ document, startsSigning: false })} />
        <Stack gap="lg" component="aside" aria-label={say('Overview')}>
          {list.data ? <QuickStats documents={list.data.documents} /> : null}
          <AffiliateCard />
          <EducationCard />
        </Stack>
      </div>
      {panel ? (
        <WitnessPanel
          opened
          documentId={panel.document.id}
          documentName={panel.document.name}
          title={say(dialogTitle({ ...panel.document, startsSigning: panel.startsSigning }))}
          takesWitnesses={panel.document.takesWitnesses}
          startsSigning={panel.startsSigning}
          onClose={closeWitnesses}
          onCompleted={reload}
        />
      ) : null}
    </Page>
  );
};
export default Dashboard;

interface SigningPanel {
  readonly document: DocumentSummary;
  readonly startsSigning: boolean;
}

/** Which document is being signed or witnessed; `?sign=ID` in the address opens the pad of that one. */
const useSigningPanel = (documents: readonly DocumentSummary[]) => {
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<SigningPanel>();
  const linked = documents.find(({ id }) => id === address.get('sign'));
  const set = (panel: SigningPanel | undefined) => {
    setChosen(panel);
    if (address.has('sign')) setAddress({}, { replace: true });
  };
  return [chosen ?? (linked && { document: linked, startsSigning: true }), set] as const;
};

interface OwnDocumentsProps {
  readonly list: UseQueryResult<{ readonly documents: readonly DocumentSummary[] }>;
  readonly onManageWitnesses: (document: DocumentSummary) => void;
}

const OwnDocuments = ({ list, onManageWitnesses }: OwnDocumentsProps) => {
  const say = useSay();
  if (list.data) return <DocumentList documents={list.data.documents} onManageWitnesses={onManageWitnesses} />;
  return (
    <Panel title={say('Your trusts')}>
      {list.isError ? (
        <ErrorState title={say('Failed to load your trusts')} onRetry={() => void list.refetch()}>
          {say(messageOf(list.error, 'Please try again in a moment.'))}
        </ErrorState>
      ) : (
        <LoadingState label={say('Loading your trusts…')} />
      )}
    </Panel>
  );
};

const EducationCard = () => {
  const say = useSay();
  return (
    <Panel title={say('Legal Education Center')}>
      <ul className={classes.topics}>
        {educationTopics.map(({ title, to }) => (
          <li key={title}>
            <TextLink to={to}>{title}</TextLink>
          </li>
        ))}
      </ul>
      <Button component={Link} to="/legal-library" variant="default">
        {say('Browse the library')}
      </Button>
    </Panel>
  );
};
