import type { FieldId } from '#facts/facts.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { bareOrder, saysNothing } from '#interview/edits/split-orders.ts';
import { meantFields } from '#interview/edits/meant-fields.ts';
import { findThings, readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { calledField, namedField } from '#interview/asked/called-facts.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';

const startingOver = patternOf(
  'iu',
  String.raw`^\W*(?:(?:ok(?:ay)?|please|sorry|no|i want to|i'd like to|i would like to|can we|can i|could we`,
  String.raw`|let's|lets|just|you know what|wait|actually|hey|can you|we|i)[\s,.!]+)*`,
  String.raw`(?:start(?: all)? over|start (?:again|anew|afresh|fresh)|begin (?:again|anew|all over)|restart`,
  String.raw`|start from (?:scratch|the beginning|zero)|(?:delete|erase|clear|throw away|forget|wipe) `,
  String.raw`(?:it all|everything|all of it|all my answers|all the answers|everything i said|all that)|do `,
  String.raw`(?:it|this) all over again)(?:[\s,]+`,
  String.raw`(?:please|again|from the beginning|from scratch|and start over|now|with everything|completely`,
  String.raw`|the whole thing|everything))*\W*$`,
);

/** True for a wish to throw everything away: "start over", "begin again". */
export const wantsToStartOver = (message: string): boolean => startingOver.test(message);

const returns = patternOf(
  'iu',
  String.raw`^(?:(?:go|take me|get|move) )?back to\s+(?<what>.+)$|^`,
  String.raw`(?:change|fix|edit|update|correct|redo|modify|revise|revisit|look at|see)\s+(?<change>.+)$|^`,
  String.raw`(?:something|sth|one thing|a thing|there(?:'s| is) (?:something|a mistake|an error)) `,
  String.raw`(?:about|with|in|is wrong with|wrong with)\s+(?<about>.+?)`,
  String.raw`(?:\s+(?:is|looks|seems) (?:wrong|off|odd|not right|incorrect|strange))?$|^(?<wrong>.+?)`,
  String.raw`(?:['’]s|\s+(?:is|are|was|were|looks?|seems?))(?: all)? (?:wrong|off|incorrect|not right|odd)$`,
);

const excepted = patternOf(
  'iu',
  String.raw`^\W*(?:(?:yes|ok(?:ay)?|no)[\s,]+)?(?:everything|all|it|that|this|the rest|all of it)(?:'s| is| looks| seems| reads)?(?: all)?`,
  String.raw`(?: (?:good|fine|right|correct|great|ok|okay|perfect))?\s*,?\s*(?:except|but(?: not)?|except for|apart from|other than|only not|save)`,
  String.raw`(?: for)?\s+(?<what>(?:the|my|our|\p{L}+'s)\s.{2,40}|\p{L}[\p{L}' -]{2,30})$`,
);

const onlyWrong =
  /^\W*(?<what>[^.,;:!?]+?)(?:['’]s|\s+(?:is|are|was|were))(?: all)? (?:wrong|off|incorrect|not right)\W*$/iu;

/** What is said to be wrong by words that say nothing else: "birthday's wrong", "the house number was wrong". */
export const whatIsWrong = (text: string): string | undefined => {
  const what = onlyWrong.exec(text)?.groups?.['what'];
  return what === undefined || what.split(/\s+/u).length > 5 ? undefined : what;
};

/** The one fact of which somebody says that it alone is not right: "everything is fine except the boat". */
export const readException = (desk: Desk, message: string): FieldId | undefined => {
  const what = excepted.exec(message.replace(/[\s.!]+$/u, ''))?.groups?.['what'];
  if (what === undefined || what.split(/\s+/u).length > 5) return undefined;
  const fields = meantFields(desk.interview, what, desk.today);
  const { left } = readSlot(desk, what);
  const isThing = findThings(desk, what).length > 0 || readPlace(desk, what).left === '' || left === '';
  return isThing && fields.length === 1 ? fields[0] : undefined;
};

/** The fact that somebody wants to go back to without having said how it should be. */
export const readReturn = (desk: Desk, message: string): FieldId | undefined => {
  const [first = ''] = bareOrder(message).split(/(?<=\p{Ll})[.!?;]\s/u);
  const { what, change, about, wrong } = returns.exec(first)?.groups ?? {};
  const said = what ?? change ?? about ?? wrong;
  if (said === undefined) return undefined;
  const recorded = desk.questions.filter(({ field }) => desk.facts[field] !== undefined);
  const named = namedField(said, recorded);
  if (named !== undefined || said.split(/\s+/u).length > 7) return named;
  const place = readPlace(
    { questions: recorded },
    said.replace(/\b(?:answer|question|part|section|thing|whole)\b/giu, ' '),
  );
  return place.left === '' ? calledField(said, recorded) : undefined;
};

/** What is said in other sentences beside the wish to return to a question; it is kept. */
export const besideReturn = (desk: Desk, message: string): Pick<Reading, 'rest'> => {
  const others = splitSentences(message)
    .map(({ text }) => text.trim())
    .filter((text) => readReturn(desk, text) === undefined && readException(desk, text) === undefined);
  const rest = others.filter((text) => !saysNothing(text) && text.split(' ').length > 2);
  return rest.length === 0 || splitSentences(message).length < 2 ? {} : { rest };
};
