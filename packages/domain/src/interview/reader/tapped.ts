import { wordKey } from '#kit/word-key.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { displayValue } from '#interview/display-fact.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { readChoice } from '#interview/asked/settings.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { FactValue, FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { saysUsual } from '#interview/acts/says-usual.ts';
import { commonAnswer, usualAnswer } from '#interview/usual-answer.ts';

/** A reply that is a choice or the usual answer of the open question, in its words or by that name: it means nothing else. */
export const readChosen = (interview: Interview, message: string): Reading | undefined => {
  const tapped = readTapped(interview, message);
  if (tapped === undefined) return readUsual(interview, message);
  return { act: 'answer', patch: [tapped], ...(findLosses(message).length > 0 && { isBereaved: true }) };
};

// Whoever asks for the usual answer gets it, agrees to those that are offered, or hears that there is none.
const readUsual = (interview: Interview, message: string): Reading | undefined => {
  const { asked, plan } = interview;
  if (interview.doubt !== null || !saysUsual(message)) return undefined;
  if (asked?.kind === 'offer') return { act: 'yes', patch: [] };
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  if (!question) return undefined;
  const value = commonAnswer(interview, question);
  if (value !== undefined)
    return { act: 'answer', patch: [{ field: question.field, value, evidence: message, confidence: 1 }] };
  return { act: 'usual', patch: [] };
};

// Whatever these words mean elsewhere.
const readTapped = (interview: Interview, message: string): Proposal | undefined => {
  const { asked, plan } = interview;
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  const value = question && tappedValue(interview, question, wordKey(message));
  return value === undefined
    ? undefined
    : { field: question?.field as FieldId, value, evidence: message, confidence: 1 };
};

const tappedValue = (interview: Interview, question: FactQuestion, said: string): unknown => {
  const { facts } = interview;
  const chosen = choicesFor(question, facts).find(({ label }) => wordKey(label) === said);
  if (chosen === undefined) return quoted(interview, question, said) ?? tappedUsual(interview, question, said);
  if (question.kind !== 'choices') return chosen.value;
  const before = (facts[question.field] ?? []) as readonly string[];
  return [...new Set([...before, chosen.value])];
};

// Words of the question itself ask nothing and put nothing off, whatever they mean elsewhere: `you decide it now`.
const quoted = ({ facts, laws }: Interview, question: FactQuestion, said: string): unknown => {
  const isQuote = said.split(' ').length >= 3 && ` ${wordKey(question.ask(facts, laws))} `.includes(` ${said} `);
  return question.kind === 'choice' && isQuote ? readChoice(said, choicesFor(question, facts)) : undefined;
};

const tappedUsual = (interview: Interview, question: FactQuestion, said: string): unknown => {
  if (question.choices || question.kind === 'yesNo') return undefined;
  const usual = usualAnswer(interview, question);
  if (usual === undefined) return undefined;
  return wordKey(displayValue(interview, question.field, usual as FactValue<FieldId>)) === said ? usual : undefined;
};
