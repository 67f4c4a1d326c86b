import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { useMutation } from '@tanstack/react-query';
import { putBack, type Undone } from '#assistant/api.ts';
import type { CardActs } from '#assistant/cards/fact-cards.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { notifyError } from '#ui/notify.ts';

interface Options {
  readonly documentId: string;
  readonly facts: FactsAnswer | undefined;
  readonly beginsRevision: boolean;
  readonly onChangeFact: (field: string) => void;
  readonly onFacts: (facts: FactsAnswer) => void;
  /** The button that was pressed is gone: where the focus goes. */
  readonly after: () => void;
}

/** What can be done to the facts that cards show; undefined while the facts are loading. */
export const useCardActs = (options: Options): CardActs | undefined => {
  const { documentId, facts, beginsRevision, onChangeFact, onFacts, after } = options;
  const undoing = useMutation({
    mutationFn: async (undone: Undone) => putBack(documentId, undone),
    onSuccess: (answer) => {
      onFacts(answer);
      after();
    },
    onError: (error) => notifyError('Not Undone', messageOf(error, 'This could not be put back. Please try again.')),
  });
  return (
    facts && {
      displayOf: (field) => facts.rows.find((row) => row.field === field)?.display ?? '',
      canChange: (field) => facts.rows.some((row) => row.field === field),
      isBusy: undoing.isPending,
      onChange: onChangeFact,
      onUndo: (messageId, field) => undoing.mutate({ messageId, field, beginsRevision }),
    }
  );
};
