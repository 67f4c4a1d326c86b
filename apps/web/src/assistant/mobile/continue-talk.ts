import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import type { FactRow } from '@evergrant/domain/interview/describe-facts.ts';
import type { FormAsked } from '@evergrant/domain/interview/ladder/form-asked.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { startingType, type MadeType } from '@evergrant/domain/catalogue/document-types.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import type { SpokenInterview } from '@evergrant/domain/wording/spoken/in-english.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { PaperFindings } from '@evergrant/contract/papers.ts';
import type { KeptSpoken, KeptTaking } from '#assistant/mobile/kept-talk.ts';
import { NotTaken } from '#assistant/papers/not-taken.ts';
import { guessDocumentType } from '#assistant/mobile/guess-document-type.ts';

/** A talk as far as it went. The interview is that of the type that was guessed. */
export interface Talk {
  readonly type: MadeType;
  readonly interview: StoredInterview;
  readonly choices: readonly string[];
  /** Every fact as it is known now. */
  readonly rows: readonly FactRow[];
  /** The form of the open question, where it has one. */
  readonly form: FormAsked | undefined;
}

// What depends on the law of a state is said by the server, once the talk is saved there.
const engineOf = async (type: MadeType) => (await type.load())(noLaw).interview;

// The words of another language are loaded once somebody speaks it.
const speakingEngineOf = async (type: MadeType): Promise<SpokenInterview> => {
  const { spokenInterviewOf } = await import('@evergrant/domain/wording/spoken/spoken-interview.ts');
  return (await type.load())(noLaw, spokenInterviewOf).interview;
};

const engineIn = async (type: MadeType, language: Language): Promise<Engine> =>
  language === 'en' ? engineOf(type) : speakingEngineOf(type);

/** A new talk and how it is opened. */
export const beginTalk = async (
  language: Language = 'en',
): Promise<{ readonly talk: Talk; readonly reply: string }> => {
  const engine = await engineIn(startingType, language);
  const interview: StoredInterview = language === 'en' ? engine.open() : { ...engine.open(), language };
  const { reply, choices } = engine.welcome(interview);
  return { talk: talkOf(engine, { type: startingType, interview, choices }), reply };
};

const talkOf = (engine: Engine, now: Pick<Talk, 'type' | 'interview' | 'choices'>): Talk => ({
  ...now,
  rows: engine.describe(now.interview),
  form: engine.formAsked(now.interview),
});

interface Said {
  readonly said: readonly string[];
  /** What was taken of papers, each after how many messages. */
  readonly takings?: readonly KeptTaking[];
  /** Which languages were chosen, each after how many messages. */
  readonly spoken?: readonly KeptSpoken[];
  readonly today: string;
}

type Engine = Awaited<ReturnType<typeof engineOf>>;

const hearAgain = (engine: Engine, { said, takings = [], spoken = [], today }: Said): StoredInterview => {
  const turned = (heard: StoredInterview, after: number): StoredInterview =>
    spoken
      .filter((one) => one.after === after)
      .reduce(
        ({ language: _before, ...before }, { language }) => (language === 'en' ? before : { ...before, language }),
        heard,
      );
  const taken = (heard: StoredInterview, after: number): StoredInterview =>
    takings
      .filter((one) => one.after === after)
      .reduce(
        (before, one) => {
          const after = taking(engine, before, { ...one, today });
          return after.ok ? after.value : before;
        },
        turned(heard, after),
      );
  return said.reduce(
    (heard, one, at) => taken(engine.replyTo(heard, one, today).interview, at + 1),
    taken(engine.open(), 0),
  );
};

// What another type does not ask is left where the talk turns to it.
const taking = (engine: Engine, before: StoredInterview, { taken, cleared = [], today }: Taking) => {
  const asked = taken.flatMap((one) => (engine.asks(one.field) ? [{ ...one, field: one.field }] : []));
  const cleaned = cleared.reduce(
    (interview, field) => (engine.asks(field) ? engine.clear(interview, field) : interview),
    before,
  );
  return engine.take(cleaned, asked, today);
};

interface Taking {
  readonly taken: KeptTaking['taken'];
  readonly cleared?: KeptTaking['cleared'];
  readonly today: string;
}

/** What a text says for the talk as far as it went. */
export const readInTalk = async ({ type, interview }: Talk, text: string, today: string) => {
  const read = (await engineIn(type, languageOf(interview))).readPaper(interview, text, today);
  return PaperFindings.parse(read);
};

/** The talk after something was taken of a paper, filled in or taken back, and what is said to it; the reason in plain words where it cannot stand. */
export const takeInTalk = async (
  { type, interview, choices }: Talk,
  last: string,
  act: Taking,
): Promise<{ readonly talk: Talk; readonly reply: string | undefined; readonly cards: readonly FactCard[] }> => {
  const engine = await engineIn(type, languageOf(interview));
  const after = taking(engine, interview, act);
  if (!after.ok) throw new NotTaken(after.reason.message, after.reason.at);
  const said = engine.catchUp(after.value, { content: last, choices });
  return {
    talk: talkOf(engine, { type, interview: after.value, choices: said?.choices ?? choices }),
    reply: said?.text,
    cards: engine.cards(interview, after.value),
  };
};

/**
 * The talk after the last of all messages, and what is answered. Whoever turns to another type is asked its questions from
 * then on; it hears all that was said before, as the server does when the talk is saved.
 */
export const continueTalk = async (
  before: Talk,
  { said, takings = [], spoken = [], today }: Said,
): Promise<{ readonly talk: Talk; readonly reply: string; readonly cards: readonly FactCard[] }> => {
  const type = guessDocumentType(said) ?? startingType;
  const isSpoken = languageOf(before.interview) !== 'en' || spoken.length > 0;
  const engine = isSpoken ? await speakingEngineOf(type) : await engineOf(type);
  const earlier =
    type.id === before.type.id
      ? before.interview
      : hearAgain(engine, { said: said.slice(0, -1), takings, spoken, today });
  const { interview, reply, choices } = engine.replyTo(earlier, said.at(-1) ?? '', today);
  return { talk: talkOf(engine, { type, interview, choices }), reply, cards: engine.cards(earlier, interview) };
};

/** The talk in another language from now on, and how it is gone on with: the open question is asked anew. */
export const speakInTalk = async (
  { type, interview }: Talk,
  language: Language,
): Promise<{ readonly talk: Talk; readonly reply: string }> => {
  const engine = await speakingEngineOf(type);
  const { interview: spoken, reply, choices } = engine.speak(interview, language);
  return { talk: talkOf(engine, { type, interview: spoken, choices }), reply };
};
