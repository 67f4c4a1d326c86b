import type { Facts } from '#facts/facts.ts';
import type { Choice } from '#facts/define-fact.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

/** The answers that a closed question offers to this person; a spouse is offered to nobody who has none. */
export const choicesFor = ({ choices = [] }: Pick<FactQuestion, 'choices'>, facts: Facts): readonly Choice[] =>
  choices.filter(({ applies }) => !applies || applies(facts));
