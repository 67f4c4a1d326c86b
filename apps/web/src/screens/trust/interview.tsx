import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { conversationQuery } from '#assistant/api.ts';
import { BenefitsCard } from '#assistant/benefits-card.tsx';
import { ChatWindow } from '#assistant/chat-window.tsx';
import { InterviewHeader } from '#assistant/interview-header.tsx';
import { lockedBecause, revisionNotice } from '#assistant/locked-because.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import classes from '#screens/trust/interview.module.css';
import { BeginRevision } from '#screens/trust/begin-revision.tsx';
import { LeaveForDashboard } from '#screens/trust/leave-for-dashboard.tsx';
import { usePreviewOffer } from '#screens/trust/use-preview-offer.ts';
import { useRevision } from '#screens/trust/use-revision.ts';
import { WayOn } from '#screens/trust/way-on.tsx';
import { wayOn } from '#trusts/way-on.ts';
import { factsQuery } from '#trusts/facts-panel/api.ts';
import { FactsPanel } from '#trusts/facts-panel/facts-panel.tsx';
import { trustQuery } from '#trusts/preview/api.ts';
import { PreviewOverlay } from '#trusts/preview/preview-overlay.tsx';
import { SignedVersions } from '#trusts/signed-versions.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** The document of an address: loads it, or says why not. */
export const Interview = ({ trustId }: { readonly trustId: string }) => {
  const trust = useQuery(trustQuery(trustId));

  if (trust.data) return <OpenInterview trust={trust.data} />;
  if (isUnknown(trust.error)) return <LeaveForDashboard reason="Trust not found" />;
  if (!trust.isError) return <LoadingState label="Loading your document…" />;
  return (
    <>
      <PageHeading title="Your document" />
      <Panel>
        <ErrorState
          title="Error Loading Trust"
          onRetry={() => void trust.refetch()}
          action={
            <Button component={Link} to="/dashboard">
              Return to Dashboard
            </Button>
          }
        >
          Failed to load trust: {messageOf(trust.error, 'the server did not answer as expected')}
        </ErrorState>
      </Panel>
    </>
  );
};

const OpenInterview = ({ trust }: { readonly trust: TrustSummary }) => {
  const conversation = useQuery(conversationQuery(trust.id));
  const facts = useQuery(factsQuery(trust.id));
  const preview = usePreviewOffer(trust.id);
  const [hasSpoken, setSpoken] = useState(false);
  const type = findCard(trust.documentTypeId);
  const revision = useRevision(trust, facts.data);
  const locked = facts.data && !facts.data.isEditable ? lockedBecause(trust) : revision.lockedBecause;
  const warning = revision.isAsked ? undefined : revisionNotice(trust);
  const isFresh = conversation.data?.messages.length === 0 && !hasSpoken;

  return (
    <>
      <Stack gap="lg">
        <div className={classes.columns}>
          <div className={classes.stage}>
            <InterviewHeader
              name={trust.name}
              type={trust.type}
              progress={facts.data?.progress ?? trust.progress}
              action={
                <Button variant="default" onClick={preview.open}>
                  Preview Document
                </Button>
              }
            />
            {facts.data?.isEditable && revision.isAsked ? <BeginRevision onBegin={revision.begin} /> : null}
            {conversation.data ? (
              <ChatWindow
                trustId={trust.id}
                conversation={conversation.data}
                lockedBecause={locked}
                beginsRevision={revision.isAgreed}
                warning={facts.data?.isEditable ? warning : undefined}
                onSend={() => setSpoken(true)}
                onReply={preview.afterReply}
              >
                <WayOn step={wayOn(trust, facts.data?.isComplete ?? false)} onRead={preview.open} />
              </ChatWindow>
            ) : (
              <Pending query={conversation} failure="Failed to load conversation" label="Loading your conversation…" />
            )}
          </div>
          {facts.data ? (
            <FactsPanel
              trustId={trust.id}
              facts={facts.data}
              lockedBecause={locked}
              beginsRevision={revision.isAgreed}
              onChange={preview.afterFactChange}
            />
          ) : (
            <Pending query={facts} failure="Failed to load trust data" label="Loading what we have so far…" />
          )}
        </div>
        {type && isFresh ? <BenefitsCard {...type} /> : null}
        <SignedVersions trustId={trust.id} trustName={trust.name} />
        <LegalLine brandName={brand.name} />
      </Stack>
      <PreviewOverlay
        trustId={trust.id}
        name={trust.name}
        isPaid={trust.isPaid}
        isOpen={preview.isOpen}
        legalLine={<LegalLine brandName={brand.name} />}
        onClose={preview.close}
      />
    </>
  );
};

interface PendingProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly failure: string;
  readonly label: string;
}

const Pending = ({ query, failure, label }: PendingProps) => (
  <Panel>
    {query.isError ? (
      <ErrorState title={failure} onRetry={() => void query.refetch()}>
        {messageOf(query.error, 'Your answers are safe. Please try again in a moment.')}
      </ErrorState>
    ) : (
      <LoadingState label={label} />
    )}
  </Panel>
);

const isUnknown = (error: unknown): boolean => error instanceof ApiProblem && [400, 404, 422].includes(error.status);
