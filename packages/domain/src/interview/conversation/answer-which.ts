import { tellingWords } from '#interview/edits/read-slot.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { joinSpoken } from '#kit/join-spoken.ts';
import { remark } from '#interview/conversation/remark.ts';
import type { Interview, Turn, WhichAsked } from '#interview/interview.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/** What a message says to “which one?”: one of what can be tapped, none of it, or nothing. */
export type WhichAnswer = { readonly kind: 'one'; readonly choice: string } | { readonly kind: 'none' | 'other' };

/** The interview that remembers which of several things it has asked for. */
export const askingWhich = (interview: Interview, which: WhichAsked): Interview => ({ ...interview, which });

/** Reads a message as the answer to what was asked last: a name, a place in the row, or the words of a chip. */
export const readWhich = ({ choices }: WhichAsked, message: string): WhichAnswer => {
  const said = wordKey(message);
  if (none.test(said)) return { kind: 'none' };
  // One order, or leave it: a yes is the order.
  const [order = '', leave = '', ...more] = choices;
  if (more.length === 0 && none.test(wordKey(leave)) && agrees.test(said)) return { kind: 'one', choice: order };
  const exact = choices.find((choice) => wordKey(choice) === said);
  if (exact !== undefined) return { kind: 'one', choice: exact };
  const [, place] = ordinal.exec(said) ?? [];
  const at = place === undefined ? -1 : place === 'last' ? choices.length - 1 : (places[place] ?? -1);
  if (choices[at] !== undefined) return { kind: 'one', choice: choices[at] };
  const words = tellingWords(message).filter((word) => !leading.has(word));
  if (words.length === 0 || words.length > fewWords) return { kind: 'other' };
  const fitting = choices.filter((choice) =>
    words.every((word) =>
      wordKey(choice)
        .split(' ')
        .some((one) => isSame(one, word)),
    ),
  );
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? { kind: 'one', choice: only } : { kind: 'other' };
};

/** The turn, with what was asked before and not answered: put once more, then its words are kept as a note. */
export const remindWhich = (before: Interview, turn: Turn, asked: WhichAsked): Turn => {
  const { interview } = turn;
  if (interview.which !== undefined) return turn;
  const { shown: _shown, ...unshown } = interview;
  const open: Interview = { ...unshown, ...(before.shown && { shown: before.shown }) };
  const { text } = phraseQuestion(open);
  if (asked.isAskedAgain || interview.doubt !== null || !turn.reply.endsWith(text)) {
    const { interview: noted, kept } = keepNotes(interview, [asked.words]);
    const words = kept.length === 0 ? '' : `Nothing is changed for “${asked.words}”; it stays in your notes.`;
    return { ...turn, interview: noted, reply: remark(interview, turn.reply, words) };
  }
  const said = turn.reply.slice(0, -text.length).trim();
  return {
    ...turn,
    interview: { ...open, which: { ...asked, isAskedAgain: true } },
    reply: joinSpoken([said, 'One thing is still open from before.', asked.sentence]),
    choices: asked.choices,
  };
};

const none = patternOf(
  'u',
  String.raw`^(?:(?:no|oh|ok|sorry|actually) )*(?:neither(?: one| of them)?|none(?: of (?:them|those|these))?|never ?mind|forget it`,
  String.raw`|nothing|leave it(?: as it is| alone)?|no(?:ne)?|cancel|keep (?:it|them|all|both)(?: as (?:it is|they are))?)$`,
);
const agrees =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|please|right|correct|exactly|absolutely|definitely|of course|do|take|out|it|so|that|him|her|them|remove)(?: |$))+$/u;
const ordinal = /^(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|1|2|3)(?: (?:one|of them))?(?: please)?$/u;
const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  '1': 0,
  second: 1,
  '2nd': 1,
  '2': 1,
  third: 2,
  '3rd': 2,
  '3': 2,
  fourth: 3,
};
const leading = new Set("i mean meant want wanted say said remove take delete change i'm im yes ok".split(' '));
const fewWords = 4;

const isSame = (one: string, word: string): boolean => one === word || one === `${word}s` || `${one}s` === word;
