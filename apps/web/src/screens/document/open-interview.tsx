import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationQuery } from '#assistant/api.ts';
import { useDocumentLanguage } from '#assistant/use-document-language.ts';
import { LanguageSwitch } from '#platform/language/language-switch.tsx';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { BenefitsCard } from '#assistant/benefits-card.tsx';
import { ChatWindow } from '#assistant/chat-window.tsx';
import { InterviewHeader } from '#assistant/interview-header.tsx';
import { lockedBecause, revisionNotice } from '#assistant/locked-because.ts';
import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import { paperDeskOf } from '#assistant/papers/paper-desk-of.ts';
import { AskedFact } from '#documents/facts-panel/asked-fact.tsx';
import { factsQuery } from '#documents/facts-panel/api.ts';
import { FactsPanel } from '#documents/facts-panel/facts-panel.tsx';
import { OutdatedNotice } from '#documents/outdated-notice.tsx';
import { PreviewOverlay } from '#documents/preview/preview-overlay.tsx';
import { useReadMark } from '#documents/preview/use-read-mark.ts';
import { SignedVersions } from '#documents/signed-versions.tsx';
import { wayOn } from '#documents/way-on.ts';
import { messageOf } from '#platform/api-problem.ts';
import { BeginRevision } from '#screens/document/begin-revision.tsx';
import { freshFields } from '#screens/document/fresh-fields.ts';
import classes from '#screens/document/interview.module.css';
import { ReviewOffer } from '#screens/document/review-offer.tsx';
import { useOtherTabs } from '#screens/document/use-other-tabs.ts';
import { useReadAgain } from '#screens/document/use-read-again.ts';
import { usePreviewOffer } from '#screens/document/use-preview-offer.ts';
import { useRevision } from '#screens/document/use-revision.ts';
import { WayOn } from '#screens/document/way-on.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSay } from '#platform/language/use-say.ts';

interface OpenInterviewProps {
  readonly document: DocumentSummary;
}

/** The interview of a document that is loaded: the conversation, the facts beside it, and the preview over both. */
export const OpenInterview = ({ document }: OpenInterviewProps) => {
  const interview = useInterview(document);
  const { conversation, preview, hasSpoken } = interview;
  const { language } = useSpoken();
  const type = findCard(document.documentTypeId);
  const isFresh = conversation.data?.messages.length === 0 && !hasSpoken;

  return (
    <>
      <Stack gap="lg">
        <OutdatedNotice document={document} isHere />
        <div className={classes.columns}>
          <ConversationColumn document={document} interview={interview} />
          <FactsColumn document={document} interview={interview} />
        </div>
        {type && isFresh && language === 'en' ? <BenefitsCard {...type} /> : null}
        <SignedVersions documentId={document.id} documentName={document.name} />
        <LegalLine brandName={brand.name} />
      </Stack>
      <PreviewOverlay
        documentId={document.id}
        name={document.name}
        isPaid={document.isPaid}
        isOpen={preview.isOpen}
        legalLine={<LegalLine brandName={brand.name} />}
        onClose={preview.close}
      />
    </>
  );
};

const useInterview = (document: DocumentSummary) => {
  const conversation = useQuery(conversationQuery(document.id));
  const facts = useQuery(factsQuery(document.id));
  const preview = usePreviewOffer(document.id);
  const [hasSpoken, setSpoken] = useState(false);
  const [wanted, want] = useState<{ readonly field: string }>();
  const revision = useRevision(document, facts.data);
  const isComplete = facts.data?.isComplete ?? false;
  const isRead = useReadMark(document.id, preview.isOpen && isComplete);
  const readAgain = useReadAgain(document.id);
  useOtherTabs(document.id, readAgain);
  useDocumentLanguage(document.id, readAgain);
  return {
    conversation,
    facts,
    isComplete,
    isRead,
    preview,
    hasSpoken,
    noteSpoken: () => setSpoken(true),
    wanted,
    want: (field: string) => want({ field }),
    readAgain,
    revision,
    locked: facts.data && !facts.data.isEditable ? lockedBecause(document) : revision.lockedBecause,
  };
};

interface ColumnProps extends OpenInterviewProps {
  readonly interview: ReturnType<typeof useInterview>;
}

const ConversationColumn = ({ document, interview }: ColumnProps) => {
  const { conversation, facts, isComplete, isRead, preview, revision, locked, noteSpoken, readAgain, want } = interview;
  const say = useSay();
  const warning = revision.isAsked ? undefined : revisionNotice(document);
  return (
    <div className={classes.stage}>
      <InterviewHeader
        name={document.name}
        type={document.type}
        progress={facts.data?.progress ?? document.progress}
        action={<HeaderActs preview={preview} />}
      />
      {facts.data?.isEditable && revision.isAsked ? (
        <BeginRevision signed={revision.signed} replaced={revision.replaced} onBegin={revision.begin} />
      ) : null}
      {conversation.data ? (
        <ChatWindow
          documentId={document.id}
          conversation={conversation.data}
          lockedBecause={locked}
          beginsRevision={revision.isAgreed}
          facts={facts.data}
          warning={facts.data?.isEditable ? warning : undefined}
          onSend={noteSpoken}
          onReply={preview.afterReply}
          onStale={readAgain}
          onChangeFact={want}
          onFacts={preview.afterFacts}
          renderForm={(form) => {
            const row = facts.data?.rows.find(({ field }) => field === form.field);
            return row ? <AskedFact row={row} {...form} /> : null;
          }}
        >
          <ReviewOffer documentId={document.id} facts={facts.data} />
          <WayOn step={wayOn(document, isComplete)} isRead={isRead} onRead={preview.open} />
        </ChatWindow>
      ) : (
        <Pending
          query={conversation}
          failure={say('Failed to load conversation')}
          label={say('Loading your conversation…')}
        />
      )}
    </div>
  );
};

const HeaderActs = ({ preview }: Pick<ColumnProps['interview'], 'preview'>) => {
  const say = useSay();
  return (
    <>
      <LanguageSwitch />
      <Button variant="default" onClick={preview.open}>
        {say('Preview Document')}
      </Button>
    </>
  );
};

const FactsColumn = ({ document, interview }: ColumnProps) => {
  const { conversation, facts, preview, revision, locked, wanted } = interview;
  const say = useSay();
  return facts.data ? (
    <FactsPanel
      documentId={document.id}
      facts={facts.data}
      lockedBecause={locked}
      beginsRevision={revision.isAgreed}
      fresh={freshFields(conversation.data, facts.data)}
      wanted={wanted}
      action={
        <BringPaper
          desk={paperDeskOf({
            documentId: document.id,
            beginsRevision: revision.isAgreed,
            onFacts: preview.afterFacts,
          })}
        />
      }
      onChange={preview.afterFactChange}
    />
  ) : (
    <Pending query={facts} failure={say('Failed to load trust data')} label={say('Loading what we have so far…')} />
  );
};

interface PendingProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly failure: string;
  readonly label: string;
}

const Pending = ({ query, failure, label }: PendingProps) => {
  const say = useSay();
  return (
    <Panel>
      {query.isError ? (
        <ErrorState title={failure} onRetry={() => void query.refetch()}>
          {say(messageOf(query.error, 'Your answers are safe. Please try again in a moment.'))}
        </ErrorState>
      ) : (
        <LoadingState label={label} />
      )}
    </Panel>
  );
};
