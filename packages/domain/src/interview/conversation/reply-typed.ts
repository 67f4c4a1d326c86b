import { isLonger, isSamePerson } from '#facts/same-person.ts';
import { peopleIn } from '#facts/people-in.ts';
import { fieldOf } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { findQuestion } from '#interview/find-question.ts';
import { afterSelfSaid, askOwnName } from '#interview/conversation/who-speaks.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import type { Interview, Note, Turn, TypedFor } from '#interview/interview.ts';
import { withTypedFor } from '#interview/typist/typed-for.ts';
import { inMakersVoice } from '#interview/typist/makers-voice.ts';

/** The turn of a message that somebody types for the maker, heard in the maker's voice; what is noted stays as it was typed. */
export const replyTyped = (
  before: Interview,
  message: string,
  reply: (interview: Interview, message: string) => Turn,
): Turn => {
  const interview = withTypedFor(before, message);
  const { typedFor } = interview;
  if (typedFor && before.typedFor === undefined) return reply(interview, withoutTypist(message, typedFor));
  if (!typedFor || isLongText(interview)) return reply(interview, message);
  const waited = afterTypist(interview, typedFor, message);
  if (waited.interview.typedFor?.typist === undefined && namesSelf(waited)) return askOwnName(interview, message);
  return replyAsMaker(waited, reply);
};

// Who types is nobody whom the document names.
const withoutTypist = (message: string, { typist }: TypedFor): string =>
  typist === undefined
    ? message
    : message.replace(
        patternOf(
          'iu',
          String.raw`\b(?:i am|i['’]m|im|this is|my name is) ${typist}(?: here)?(?:,| and|\.)? *|\b${typist} here[,.]? *`,
        ),
        '',
      );

interface Typed {
  readonly interview: Interview;
  readonly message: string;
}

// What was said with "me" in it is heard once the name of whoever types is given.
const afterTypist = (interview: Interview, typedFor: TypedFor, message: string): Typed => {
  const waited = typedFor.typist === undefined ? afterSelfSaid(interview, message) : undefined;
  if (waited === undefined) return { interview, message };
  const { speaker: typist, ...now } = waited.interview;
  return { interview: typist ? { ...now, typedFor: { ...typedFor, typist } } : now, message: waited.message };
};

const namesSelf = ({ interview: { asked, plan }, message }: Typed): boolean => {
  const kind = asked?.kind === 'fact' || asked?.kind === 'detail' ? findQuestion(plan, asked.field)?.kind : undefined;
  return kind !== undefined && ofPeople.has(kind) && saysMe.test(message);
};

const ofPeople: ReadonlySet<FactKind> = new Set(['people', 'shares', 'gifts', 'party', 'parties'] as const);
const saysMe = /(?:^|[,;:.]|\b(?:and|for|to|just|only|with|wants?|says)) *(?:me|myself)\b/iu;

const replyAsMaker = ({ interview, message }: Typed, reply: (interview: Interview, message: string) => Turn): Turn => {
  const { typedFor } = interview;
  if (!typedFor) return reply(interview, message);
  const name = makerOf(interview);
  const others = peopleIn(interview.facts).flatMap((one) =>
    name !== undefined && isSamePerson(one.name, name) ? [] : one.name,
  );
  const heard = inMakersVoice(message, { typedFor: named(interview, typedFor), name, others });
  return heard.message === message
    ? reply(interview, message)
    : inTypedWords(reply(interview, heard.message), interview.notes ?? [], heard.asTyped);
};

const makerOf = ({ facts }: Interview): string | undefined => {
  const name = facts[fieldOf('maker-name')];
  return typeof name === 'string' ? name : undefined;
};

// Whoever types stands under their full name, once that is known.
const named = ({ facts }: Interview, typedFor: TypedFor): TypedFor => {
  const { typist } = typedFor;
  const full = typist && peopleIn(facts).find(({ name }) => isLonger(name, typist))?.name;
  return full ? { ...typedFor, typist: full } : typedFor;
};

const isLongText = ({ asked, plan }: Interview): boolean =>
  asked?.kind === 'fact' && findQuestion(plan, asked.field)?.kind === 'longText';

const inTypedWords = (turn: Turn, known: readonly Note[], asTyped: (words: string) => string): Turn => {
  const { notes } = turn.interview;
  if (notes === undefined) return turn;
  let { reply } = turn;
  const kept = notes.map((note) => {
    if (known.includes(note)) return note;
    const words = asTyped(note.words);
    reply = reply.replaceAll(`“${note.words}”`, () => `“${words}”`);
    return { ...note, words };
  });
  return { ...turn, reply, interview: { ...turn.interview, notes: kept } };
};
