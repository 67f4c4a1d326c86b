import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { startingType, type MadeType } from '@evergrant/domain/catalogue/document-types.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { guessDocumentType } from '#assistant/mobile/guess-document-type.ts';

/** A talk as far as it went. The interview is that of the type that was guessed. */
export interface Talk {
  readonly type: MadeType;
  readonly interview: StoredInterview;
  readonly choices: readonly string[];
}

// What depends on the law of a state is said by the server, once the talk is saved there.
const engineOf = async (type: MadeType) => (await type.load())(noLaw).interview;

/** A new talk and how it is opened. */
export const beginTalk = async (): Promise<{ readonly talk: Talk; readonly reply: string }> => {
  const engine = await engineOf(startingType);
  const interview = engine.open();
  const { reply, choices } = engine.welcome(interview);
  return { talk: { type: startingType, interview, choices }, reply };
};

/**
 * The talk after the last of all messages, and what is answered. Whoever turns to another type is asked its questions from
 * then on; it hears all that was said before, as the server does when the talk is saved.
 */
export const continueTalk = async (
  before: Talk,
  { said, today }: { readonly said: readonly string[]; readonly today: string },
): Promise<{ readonly talk: Talk; readonly reply: string; readonly cards: readonly FactCard[] }> => {
  const type = guessDocumentType(said) ?? startingType;
  const engine = await engineOf(type);
  const earlier =
    type.id === before.type.id
      ? before.interview
      : said.slice(0, -1).reduce((heard, one) => engine.replyTo(heard, one, today).interview, engine.open());
  const { interview, reply, choices } = engine.replyTo(earlier, said.at(-1) ?? '', today);
  return { talk: { type, interview, choices }, reply, cards: engine.cards(earlier, interview) };
};
