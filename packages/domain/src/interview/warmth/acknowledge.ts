import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { firstName } from '#interview/warmth/first-name.ts';
import { inTurn } from '#interview/warmth/in-turn.ts';

/**
 * Says in passing what was understood, so that a misunderstanding is heard at once; empty when nothing was. Only what has changed is
 * read back; how it is said changes from turn to turn.
 */
export const acknowledge = (interview: Interview, recorded: readonly FieldId[]): string => {
  const given = recorded.filter((field) => interview.facts[field] !== undefined);
  const [only] = given;
  if (only === undefined) return '';
  const opener = openerFor(interview, given);
  if (given.length > 1)
    return `${opener}. I have written down:\n${given.map((field) => `• ${labelOf(interview, field)}: ${displayFact(interview, field)}`).join('\n')}\n`;
  // A yes or a no to a long question has just been said, and stands beside the conversation.
  if (findQuestion(interview.plan, only)?.kind === 'yesNo' && labelOf(interview, only).length > longLabel)
    return `${opener}.`;
  const words = needsLabel(interview, only) ? `. ${labelOf(interview, only)}` : '';
  return `${opener}${words}: ${displayFact(interview, only)}.`.replace(/\.\.$/u, '.');
};

// A yes, a number or nothing at all does not say of what.
const needsLabel = (interview: Interview, field: FieldId): boolean => {
  const { kind } = findQuestion(interview.plan, field) ?? {};
  return kind === 'yesNo' || kind === 'number' || kind === 'choices' || displayFact(interview, field) === 'None';
};

const longLabel = 36;

const labelOf = ({ plan }: Interview, field: FieldId): string => findQuestion(plan, field)?.label ?? field;

const openers = ['Good', 'All right', 'Noted', 'Fine', 'Got it'] as const;

// By name when somebody has just given it, and now and then afterwards.
const openerFor = (interview: Interview, recorded: readonly FieldId[]): string => {
  const name = firstName(interview);
  const turn = interview.trail.length;
  const isNew = recorded.some((field) => findQuestion(interview.plan, field)?.role === 'maker-name');
  if (name !== undefined && isNew) return `Nice to meet you, ${name}`;
  const thanks = `Thank you, ${name}`;
  if (name !== undefined && turn % 6 === 0 && interview.said?.startsWith(thanks) !== true) return thanks;
  return inTurn(openers, { said: interview.said, at: turn });
};
