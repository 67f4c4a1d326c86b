import type { DocumentSummary, FactsAnswer } from '@evergrant/contract/documents.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { AddQuestion } from '#documents/attorney-list/add-question.tsx';
import { aboutDocument } from '#documents/attorney-list/about-document.ts';
import { PrintButton } from '#documents/attorney-list/print-button.tsx';
import { wordsOf } from '#documents/attorney-list/words-of.ts';
import { QuestionSheet } from '#documents/attorney-list/question-sheet.tsx';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { factsQuery, useFactAct } from '#documents/facts-panel/api.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { reviewQuery } from '#documents/review/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { LeaveForDashboard } from '#screens/document/leave-for-dashboard.tsx';
import { useAfterChange } from '#screens/review-document/use-after-change.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { notifyError } from '#ui/notify.ts';
import { Page } from '#ui/page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export const meta = () =>
  pageMeta('Questions for an attorney', 'The questions of your document for an attorney, to print and take along.');

const DocumentQuestions = () => {
  const { documentId } = useParams();
  if (!documentId) return <LeaveForDashboard reason="No trust ID provided" />;
  return (
    <Page width="reading">
      <Questions key={documentId} documentId={documentId} />
    </Page>
  );
};
export default DocumentQuestions;

const Questions = ({ documentId }: { readonly documentId: string }) => {
  const say = useSay();
  const document = useQuery(documentQuery(documentId));
  const facts = useQuery({ ...factsQuery(documentId), enabled: document.isSuccess });
  const review = useQuery({ ...reviewQuery(documentId), enabled: document.isSuccess });

  const failed = [document, facts, review].find((query) => query.isError);
  if (failed?.error instanceof ApiProblem && [400, 404, 422].includes(failed.error.status))
    return <LeaveForDashboard reason="Trust not found" />;
  if (failed)
    return (
      <ErrorState isPage title={say('The list could not be loaded')} onRetry={() => void failed.refetch()}>
        {say(messageOf(failed.error, 'Your questions are safe. Please try again in a moment.'))}
      </ErrorState>
    );
  if (!document.data || !facts.data || !review.data) return <LoadingState label={say('Loading your questions…')} />;

  return <LoadedQuestions document={document.data} facts={facts.data} review={review.data} />;
};

interface LoadedProps {
  readonly document: DocumentSummary;
  readonly facts: FactsAnswer;
  readonly review: ReviewAnswer;
}

const LoadedQuestions = ({ document, facts: { notes, isEditable }, review }: LoadedProps) => {
  const say = useSay();
  const act = useFactAct({ documentId: document.id, beginsRevision: false, onChange: useAfterChange(document.id) });
  const perform = (next: Parameters<typeof act.mutate>[0]) =>
    act.mutate(next, { onError: (error) => notifyError('Not saved', messageOf(error, 'Please try again.')) });

  return (
    <>
      <Link to={`/trust/${document.id}/review`} className={classes.back}>
        <IconChevronLeft size={18} aria-hidden /> {say('Back to the review')}
      </Link>
      <PageHeading
        title={say('Questions for an attorney')}
        subtitle={say(`${brand.name} does not answer these. A licensed attorney can.`)}
        action={<PrintButton />}
      />
      <QuestionSheet
        about={aboutDocument(document, review)}
        questions={wordsOf(notes, true)}
        wishes={wordsOf(notes, false)}
        onRemove={isEditable ? (words) => perform({ kind: 'remove-note', words }) : undefined}
      >
        <EmptyState title={say('No questions yet')}>
          {say(
            'When you ask the assistant something that it cannot answer, your question is kept here. You can also add one below.',
          )}
        </EmptyState>
      </QuestionSheet>
      {isEditable ? (
        <AddQuestion isBusy={act.isPending} onAdd={(words) => perform({ kind: 'ask-attorney', words })} />
      ) : null}
      <LegalLine brandName={brand.name} />
    </>
  );
};
