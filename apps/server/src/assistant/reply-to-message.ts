import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AssistantAnswer, TurnStep } from '@evergrant/contract/assistant.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import type { z } from 'zod';
import { lookUpInSpanish } from '#assistant/look-up-in-spanish.ts';
import { lookUpAnswer } from '#assistant/look-up-answer.ts';
import { consultModel, type Consulted } from '#assistant/model-reader/consult-model.ts';
import { mayStandBefore } from '#assistant/model-reader/word-courtesy.ts';
import { takeTurn, type Spoken, type TurnFrom } from '#assistant/take-turn.ts';
import { wordsOfReply } from '#assistant/words-of-reply.ts';
import type { DocumentRow } from '#documents/document-row.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

interface Said {
  readonly member: Member;
  readonly origin: Origin;
  readonly documentId: string;
  /** 1 to 4,000 characters. */
  readonly message: string;
  /** The same id again gets the stored answer again. */
  readonly clientMessageId?: string | undefined;
  readonly beginsRevision?: boolean | undefined;
  /** The last message that stood there when this one was sent, null for none. */
  readonly seen?: string | null | undefined;
  /** Takes the words of the reply one after the other, once the turn is kept. */
  readonly hear?: ((words: string) => void) | undefined;
  /** Hears what a language model is asked for. */
  readonly noteStep?: ((step: TurnStep) => void) | undefined;
  /** Aborts when the person has stopped the turn: before it is kept, nothing of it is. */
  readonly signal?: AbortSignal | undefined;
}

type Answer = z.input<typeof AssistantAnswer>;

/**
 * One turn of the conversation: records what was said and answers with the next question. A language model, where there is one, is
 * asked before anything is locked; the turn is the same without it.
 */
export const replyToMessage = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log' | 'settings' | 'languageModel'>,
  { clientMessageId = randomUUID(), ...said }: Said,
): Promise<Answer> => {
  const { hear, noteStep, message, ...turn } = said;
  const { userId } = said.member;
  const consulted = await consultModel(context, { ...turn, message, userId, clientMessageId, noteStep });

  const answer = await takeTurn(context, {
    ...turn,
    clientMessageId,
    speak: (from) => speak(from, { message, consulted }),
  });

  if (hear) for (const word of wordsOfReply(answer.response)) hear(word);
  return answer;
};

interface Heard {
  readonly message: string;
  readonly consulted: Consulted | undefined;
}

const speak = ({ document, type, told, today }: TurnFrom, { message, consulted }: Heard): Spoken => {
  const model = isOf(document, consulted) ? consulted : undefined;
  const turn = type.interview.replyTo(told, message, today, {
    second: model?.second,
    lookUp: languageOf(told) === 'es' ? lookUpInSpanish : lookUpAnswer,
  });
  const { facts } = turn.interview;
  return { message, turn, word: (reply) => withCourtesy(reply, { courtesy: model?.courtesy, facts }) };
};

// Answers that have changed meanwhile, in another window, are none that the model has seen.
const isOf = ({ interview }: DocumentRow, consulted: Consulted | undefined): boolean =>
  consulted !== undefined && isDeepStrictEqual(interview, consulted.interview);

const withCourtesy = (
  reply: string,
  { courtesy, facts }: { readonly courtesy: string | undefined; readonly facts: Facts },
): string => (courtesy && mayStandBefore(courtesy, { reply, facts }) ? `${courtesy} ${reply}` : reply);
