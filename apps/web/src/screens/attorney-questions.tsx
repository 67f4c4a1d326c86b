import { brand } from '@evergrant/domain/brand/brand.ts';
import { Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsClient } from '#assistant/voice/use-is-client.ts';
import { documentsQuery } from '#documents/api.ts';
import { wordsOf } from '#documents/attorney-list/words-of.ts';
import { AddQuestion } from '#documents/attorney-list/add-question.tsx';
import { keepQuestions, readQuestions, withQuestion } from '#documents/attorney-list/kept-questions.ts';
import { PrintButton } from '#documents/attorney-list/print-button.tsx';
import { QuestionSheet } from '#documents/attorney-list/question-sheet.tsx';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { factsQuery } from '#documents/facts-panel/api.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () =>
  pageMeta(
    'Questions for an attorney',
    'Note what you want to ask an attorney about your estate plan, and print the list with room to write.',
  );

/** The list of questions for an attorney: of somebody without an account on this device, and those of a member’s documents. */
const AttorneyQuestions = () => {
  const session = useSession();
  // The page is made before anybody’s device is known.
  const isClient = useIsClient();
  return (
    <Page width="reading">
      <PageHeading
        title="Questions for an attorney"
        subtitle={`What ${brand.name} cannot answer, a licensed attorney can. Print the list and take it along.`}
        action={<PrintButton />}
      />
      {session.state === 'signed-in' ? <OfDocuments /> : null}
      {isClient ? <OnThisDevice /> : null}
      <LegalLine brandName={brand.name} />
    </Page>
  );
};
export default AttorneyQuestions;

const OnThisDevice = () => {
  const [questions, setQuestions] = useState(readQuestions);
  const change = (next: readonly string[]) => {
    setQuestions(next);
    keepQuestions(next);
  };
  return (
    <>
      <QuestionSheet
        title="My own questions"
        about={[{ label: 'About', value: 'My estate plan' }]}
        questions={questions}
        onRemove={(question) => change(questions.filter((one) => one !== question))}
      >
        <EmptyState title="No questions yet">Write down what you want to ask. It stays on this device.</EmptyState>
      </QuestionSheet>
      <AddQuestion isBusy={false} onAdd={(question) => change(withQuestion(questions, question))} />
    </>
  );
};

const OfDocuments = () => {
  const list = useQuery(documentsQuery);
  const documents = list.data?.documents ?? [];
  const facts = useQueries({ queries: documents.map(({ id }) => factsQuery(id)) });
  if (list.isError)
    return (
      <Panel>
        <ErrorState title="Your documents could not be loaded" onRetry={() => void list.refetch()}>
          The questions that belong to them are safe.
        </ErrorState>
      </Panel>
    );
  if (list.isPending || facts.some(({ isPending }) => isPending))
    return <LoadingState label="Loading the questions of your documents…" />;
  return documents.map(({ id, name, type }, index) => {
    const notes = facts[index]?.data?.notes ?? [];
    if (notes.length === 0) return null;
    return (
      <div key={id} className={classes.ofDocument}>
        <QuestionSheet
          title={name}
          about={[{ label: 'Document', value: `${name} (${type})` }]}
          questions={wordsOf(notes, true)}
          wishes={wordsOf(notes, false)}
        />
        <Text className={classes.screenOnly} my="sm">
          <TextLink to={`/trust/${id}/questions`}>Add or remove questions of {name}</TextLink>
        </Text>
      </div>
    );
  });
};
