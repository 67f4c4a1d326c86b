import type { FieldId } from '#facts/facts.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import { readPlace } from '#interview/edits/read-slot.ts';
import { calledField, namedField } from '#interview/reader/called-facts.ts';

const startingOver =
  /^\W*(?:(?:ok(?:ay)?|please|sorry|no|i want to|i'd like to|i would like to|can we|can i|could we|let's|lets|just|you know what|wait|actually|hey|can you|we|i)[\s,.!]+)*(?:start(?: all)? over|start (?:again|anew|afresh|fresh)|begin (?:again|anew|all over)|restart|start from (?:scratch|the beginning|zero)|(?:delete|erase|clear|throw away|forget|wipe) (?:it all|everything|all of it|all my answers|all the answers|everything i said|all that)|do (?:it|this) all over again)(?:[\s,]+(?:please|again|from the beginning|from scratch|and start over|now|with everything|completely|the whole thing|everything))*\W*$/iu;

/** True for a wish to throw everything away: "start over", "begin again". */
export const wantsToStartOver = (message: string): boolean => startingOver.test(message);

const returns =
  /^(?:(?:go|take me|get|move) )?back to\s+(?<what>.+)$|^(?:change|fix|edit|update|correct|redo|modify|revise|revisit|look at|see)\s+(?<change>.+)$|^(?:something|sth|one thing|a thing|there(?:'s| is) (?:something|a mistake|an error)) (?:about|with|in|is wrong with|wrong with)\s+(?<about>.+?)(?:\s+(?:is|looks|seems) (?:wrong|off|odd|not right|incorrect|strange))?$|^(?<wrong>.+?)\s+(?:is|are|looks?|seems?)(?: all)? (?:wrong|off|incorrect|not right|odd)$/iu;

/** The fact that somebody wants to go back to without having said how it should be. */
export const readReturn = (desk: Desk, message: string): FieldId | undefined => {
  const { what, change, about, wrong } = returns.exec(bareOrder(message))?.groups ?? {};
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
