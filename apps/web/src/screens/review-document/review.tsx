import type { DocumentSummary, FactsAnswer } from '@evergrant/contract/documents.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { lockedBecause, revisionNotice } from '#assistant/locked-because.ts';
import { useDocumentLanguage } from '#assistant/use-document-language.ts';
import { factsQuery } from '#documents/facts-panel/api.ts';
import { useFactEditing, type FactEditing, type WantedFact } from '#documents/facts-panel/use-fact-editing.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { Answers, OpenAnswers, UsualAnswers } from '#documents/review/answers.tsx';
import { reviewQuery } from '#documents/review/api.ts';
import { MustFix, WorthKnowing } from '#documents/review/checks.tsx';
import { NotesInOwnWords } from '#documents/review/notes-in-own-words.tsx';
import { openRows, usualRows } from '#documents/review/open-rows.ts';
import { ReviewBar } from '#documents/review/review-bar.tsx';
import classes from '#documents/review/review.module.css';
import { reviewState } from '#documents/review/review-state.ts';
import { SummaryLetter } from '#documents/review/summary-letter.tsx';
import { toCheck } from '#documents/review/to-check.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { BeginRevision } from '#screens/document/begin-revision.tsx';
import { LeaveForDashboard } from '#screens/document/leave-for-dashboard.tsx';
import { useOtherTabs } from '#screens/document/use-other-tabs.ts';
import { useReadAgain } from '#screens/document/use-read-again.ts';
import { useRevision } from '#screens/document/use-revision.ts';
import { AttorneyWay } from '#screens/review-document/attorney-way.tsx';
import { ReviewHead } from '#screens/review-document/review-head.tsx';
import { useAfterChange } from '#screens/review-document/use-after-change.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** The review of the document of an address: loads it, or says why not. */
export const Review = ({ documentId }: { readonly documentId: string }) => {
  const say = useSay();
  const document = useQuery(documentQuery(documentId));
  const facts = useQuery({ ...factsQuery(documentId), enabled: document.isSuccess });
  const review = useQuery({ ...reviewQuery(documentId), enabled: document.isSuccess });
  const readAgain = useReadAgain(documentId);
  useOtherTabs(documentId, readAgain);
  useDocumentLanguage(documentId, readAgain);

  if (document.data && facts.data && review.data)
    return <LoadedReview document={document.data} facts={facts.data} review={review.data} />;
  const failed = [document, facts, review].find((query) => query.isError);
  if (!failed) return <LoadingState label={say('Loading what you have told us…')} />;
  if (isUnknown(failed.error)) return <LeaveForDashboard reason="Trust not found" />;
  return (
    <Panel>
      <ErrorState
        isPage
        title={say('The review could not be loaded')}
        onRetry={() => void failed.refetch()}
        action={
          <Button component={Link} to={`/trust/${documentId}`}>
            {say('Back to the conversation')}
          </Button>
        }
      >
        {say(messageOf(failed.error, 'Your answers are safe. Please try again in a moment.'))}
      </ErrorState>
    </Panel>
  );
};

const isUnknown = (error: unknown): boolean => error instanceof ApiProblem && [400, 404, 422].includes(error.status);

interface LoadedProps {
  readonly document: DocumentSummary;
  readonly facts: FactsAnswer;
  readonly review: ReviewAnswer;
}

const LoadedReview = ({ document, facts, review }: LoadedProps) => {
  const revision = useRevision(document, facts);
  const afterChange = useAfterChange(document.id);
  const [wanted, want] = useState<WantedFact>();
  const editing = useFactEditing(
    { documentId: document.id, beginsRevision: revision.isAgreed, onChange: afterChange },
    wanted,
  );
  const locked = facts.isEditable ? revision.lockedBecause : lockedBecause(document);
  const isLocked = locked !== undefined;

  return (
    <>
      <ReviewHead document={document} state={review.state} />
      <Standing document={document} facts={facts} locked={locked} revision={revision} />
      <Columns {...{ document, facts, review, isLocked, editing, want }} />
      <ReviewBar
        documentId={document.id}
        state={reviewState(facts, toCheck(facts, review).mustFix.length)}
        isBusy={editing.isBusy}
        onConfirm={() => editing.perform({ kind: 'confirm-all', takesUsual: true })}
      />
    </>
  );
};

interface ColumnsProps extends LoadedProps {
  readonly isLocked: boolean;
  readonly editing: FactEditing;
  readonly want: (fact: WantedFact) => void;
}

const Columns = ({ document, facts, review, isLocked, editing, want }: ColumnsProps) => {
  const say = useSay();
  const shown = { facts, isLocked, editing };
  const checks = { facts, review, onEdit: isLocked ? undefined : (field: string) => want({ field }) };
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <MustFix {...checks} />
        <OpenAnswers {...shown} />
        <SummaryLetter
          summary={review.summary}
          hasOpen={openRows(facts).length > 0}
          hasUsual={usualRows(facts).length > 0}
        />
      </div>
      <aside className={classes.aside} aria-label={say('What to check')}>
        <WorthKnowing {...checks} />
        <AttorneyWay documentId={document.id} notes={facts.notes} />
      </aside>
      <div className={classes.main}>
        <UsualAnswers {...shown} />
        <Answers {...shown} />
        <NotesInOwnWords
          notes={facts.notes}
          ownWords={review.ownWords ?? undefined}
          isLocked={isLocked}
          editing={editing}
        />
        <LegalLine brandName={brand.name} />
      </div>
    </div>
  );
};

interface StandingProps extends Pick<LoadedProps, 'document' | 'facts'> {
  readonly locked: string | undefined;
  readonly revision: ReturnType<typeof useRevision>;
}

// Of a document that is finished already: why nothing can be changed, or what a change would do.
const Standing = ({ document, facts, locked, revision }: StandingProps) => {
  const say = useSay();
  if (facts.isEditable && revision.isAsked)
    return <BeginRevision signed={revision.signed} replaced={revision.replaced} onBegin={revision.begin} />;
  const words = locked ?? revisionNotice(document);
  return words === undefined ? null : <Notice tone="info">{say(words)}</Notice>;
};
