import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import type { UndoRefusal } from '@evergrant/domain/interview/cards/undo-card.ts';
import { and, eq } from 'drizzle-orm';
import { messages } from '#assistant/tables.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { Refused } from '#platform/refused.ts';

interface Undone extends WhoseInterview {
  readonly messageId: string;
  readonly field: string;
}

/** Puts a fact back to what it was before a message, while it still has the value that the message gave it. */
export const undoFact = async (context: InterviewChanges, { messageId, field, ...whose }: Undone) => {
  const [said] = await context.db
    .select({ cards: messages.cards })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.documentId, whose.documentId)));
  const card = said?.cards.find((one) => one.field === field);

  return changeInterview(context, {
    ...whose,
    // Whose document it is has been asked by now, so that a stranger learns nothing of its messages.
    change: ({ type, interview, today }) => {
      const required = requireCard(card);
      const undone = type.interview.undo(interview, required, today);
      if (undone.ok) return undone.value;
      throw refusalBy[undone.reason](required);
    },
  });
};

const requireCard = (card: FactCard | undefined): FactCard => {
  if (card) return card;
  throw new Refused('absent', { code: 'card-not-found', message: 'This message has changed no such answer.' });
};

const refusalBy: { readonly [Reason in UndoRefusal]: (card: FactCard) => Refused } = {
  'changed-since': ({ label }) =>
    new Refused('conflict', {
      code: 'changed-since',
      title: 'Changed since',
      message: `“${label}” has been changed since, so it stays as it is now. You can change it yourself.`,
    }),
  'does-not-fit': ({ label }) =>
    new Refused('conflict', {
      code: 'does-not-fit',
      title: 'Not put back',
      message: `What stood under “${label}” before does not fit your other answers any more. You can change it yourself.`,
    }),
};
