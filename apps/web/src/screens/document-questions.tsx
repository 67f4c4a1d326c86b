import { brand } from '@evergrant/domain/brand/brand.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { AddQuestion } from '#documents/attorney-list/add-question.tsx';
import { aboutDocument } from '#documents/attorney-list/about-document.ts';
import { QuestionSheet } from '#documents/attorney-list/question-sheet.tsx';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { factsQuery, useFactAct } from '#documents/facts-panel/api.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { reviewQuery } from '#documents/review/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
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
  const document = useQuery(documentQuery(documentId));
  const facts = useQuery({ ...factsQuery(documentId), enabled: document.isSuccess });
  const review = useQuery({ ...reviewQuery(documentId), enabled: document.isSuccess });
  const act = useFactAct({ documentId, beginsRevision: false, onChange: useAfterChange(documentId) });

  const failed = [document, facts, review].find((query) => query.isError);
  if (failed?.error instanceof ApiProblem && [400, 404, 422].includes(failed.error.status))
    return <LeaveForDashboard reason="Trust not found" />;
  if (failed)
    return (
      <ErrorState isPage title="The list could not be loaded" onRetry={() => void failed.refetch()}>
        {messageOf(failed.error, 'Your questions are safe. Please try again in a moment.')}
      </ErrorState>
    );
  if (!document.data || !facts.data || !review.data) return <LoadingState label="Loading your questions…" />;

  const perform = (next: Parameters<typeof act.mutate>[0]) =>
    act.mutate(next, { onError: (error) => notifyError('Not saved', messageOf(error, 'Please try again.')) });
  const questions = facts.data.notes.flatMap(({ words, isQuestion }) => (isQuestion === true ? [words] : []));
  const { isEditable } = facts.data;

  return (
    <>
      <Link to={`/trust/${documentId}/review`} className={classes.back}>
        <IconChevronLeft size={18} aria-hidden /> Back to the review
      </Link>
      <PageHeading
        title="Questions for an attorney"
        subtitle={`${brand.name} does not answer these. A licensed attorney can.`}
        action={
          <Button
            size="lg"
            className={classes.screenOnly}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <QuestionSheet
        about={aboutDocument(document.data, review.data)}
        questions={questions}
        onRemove={isEditable ? (words) => perform({ kind: 'remove-note', words }) : undefined}
      >
        <div className={classes.screenOnly}>
          <EmptyState title="No questions yet">
            When you ask the assistant something that it cannot answer, your question is kept here. You can also add one
            below.
          </EmptyState>
        </div>
      </QuestionSheet>
      {isEditable ? (
        <AddQuestion isBusy={act.isPending} onAdd={(words) => perform({ kind: 'ask-attorney', words })} />
      ) : null}
      <LegalLine brandName={brand.name} />
    </>
  );
};
