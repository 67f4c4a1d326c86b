import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { findDocumentType } from '@evergrant/domain/catalogue/document-types.ts';
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
import { LeaveForDashboard } from '#screens/trust/leave-for-dashboard.tsx';
import { usePreviewOffer } from '#screens/trust/use-preview-offer.ts';
import { factsQuery } from '#trusts/facts-panel/api.ts';
import { FactsPanel } from '#trusts/facts-panel/facts-panel.tsx';
import { trustQuery } from '#trusts/preview/api.ts';
import { PreviewOverlay } from '#trusts/preview/preview-overlay.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
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
  const type = findDocumentType(trust.documentTypeId);
  const locked = facts.data && !facts.data.isEditable ? lockedBecause(trust) : undefined;
  const warning = revisionNotice(trust);
  const isFresh = conversation.data?.messages.length === 0 && !hasSpoken;

  return (
    <>
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
      <Stack gap="lg">
        {facts.data?.isComplete && trust.status === 'draft' ? (
          <Notice tone="success">{completeWords(trust)}</Notice>
        ) : null}
        {warning && facts.data?.isEditable ? <Notice tone="attention">{warning}</Notice> : null}
        {type && isFresh ? <BenefitsCard {...type} /> : null}
        <div className={classes.columns}>
          {conversation.data ? (
            <ChatWindow
              trustId={trust.id}
              conversation={conversation.data}
              lockedBecause={locked}
              onSend={() => setSpoken(true)}
              onReply={preview.afterReply}
            />
          ) : (
            <Pending query={conversation} failure="Failed to load conversation" label="Loading your conversation…" />
          )}
          {facts.data ? (
            <FactsPanel
              trustId={trust.id}
              facts={facts.data}
              lockedBecause={locked}
              onChange={preview.afterFactChange}
            />
          ) : (
            <Pending query={facts} failure="Failed to load trust data" label="Loading what we have so far…" />
          )}
        </div>
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

const completeWords = (trust: TrustSummary): string =>
  trust.isPaid
    ? 'Every required question is answered. Check the facts; your document is being completed.'
    : 'Every required question is answered. Check the facts, read the preview, and go on to checkout when you are ready.';

const isUnknown = (error: unknown): boolean => error instanceof ApiProblem && [400, 404, 422].includes(error.status);
