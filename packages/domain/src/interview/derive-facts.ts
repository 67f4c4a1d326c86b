import { findQuestion } from '#interview/find-question.ts';
import type { FieldId } from '#facts/facts.ts';
import { stateInAddress } from '#law/states-in-text.ts';
import type { Interview } from '#interview/interview.ts';
import { setFact } from '#interview/set-fact.ts';

/** The facts that were given, and those that follow from them: an address says its state. */
export const withDerived = (recorded: readonly FieldId[]): readonly FieldId[] =>
  recorded.includes('grantorAddress') ? [...recorded, 'grantorState'] : recorded;

/** Records what the person said along with something else: the state that stands in their home address. */
export const deriveFacts = (interview: Interview, recorded: readonly FieldId[]): Interview => {
  if (!recorded.includes('grantorAddress') || recorded.includes('grantorState')) return interview;
  if (!findQuestion(interview.plan, 'grantorState')) return interview;
  const state = interview.facts.grantorAddress ? stateInAddress(interview.facts.grantorAddress) : undefined;
  return state && state !== interview.facts.grantorState ? setFact(interview, 'grantorState', state) : interview;
};
