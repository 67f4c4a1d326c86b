import { randomUUID } from 'node:crypto';
import { longestMessage, type AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { FactValue } from '@evergrant/contract/documents.ts';
import type { z } from 'zod';
import { takeTurn } from '#assistant/take-turn.ts';
import { refuseFact } from '#documents/refuse-fact.ts';
import { requireField } from '#documents/require-field.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

interface Filled {
  readonly member: Member;
  readonly origin: Origin;
  readonly documentId: string;
  readonly field: string;
  readonly value: FactValue;
  /** The same id again gets the stored answer again. */
  readonly clientMessageId?: string | undefined;
  readonly beginsRevision?: boolean | undefined;
  /** The last message that stood there, null for none. */
  readonly seen?: string | null | undefined;
}

/** One turn of the conversation in which a fact is filled in instead of said; recorded as from the facts panel. */
export const answerByForm = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { field, value, clientMessageId = randomUUID(), ...turn }: Filled,
): Promise<z.input<typeof AssistantAnswer>> =>
  takeTurn(context, {
    ...turn,
    clientMessageId,
    speak: ({ type, told, today }) => {
      const filled = type.interview.replyToForm(told, { field: requireField(type, field), value }, today);
      if (!filled.ok) throw refuseFact(filled.reason);
      const { said, ...spoken } = filled.value;
      return { message: said.slice(0, longestMessage), turn: spoken };
    },
  });
