import { plainText } from '#assembly/plain-text.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { lostWords } from '#review/testing/lost-words.ts';
import type { Facts } from '#facts/facts.ts';
import { agencyRule } from '#law/agency-rule.ts';
import { everyLaw } from '#law/every-law.ts';
import { maskNumbers } from '#facts/mask-numbers.ts';
import { madeIn } from '#law/made-in.ts';

const type = durableFinancialPoa(everyLaw);

/** What is wrong with the power of attorney of sound facts: refused without a reason in the law, or a fact that is lost. */
export const faultsOf = (facts: Facts): readonly string[] => {
  const document = type.finish(facts, '2026-11-20');
  if (!document.ok)
    return document.reason.map(({ field }) => field).filter((field) => !reasonsInLaw(facts).includes(field));
  const text = plainText(document.value);
  return [
    ...wordsOf(facts).filter((words) => !text.includes(words)),
    ...lostWords(printedOf(facts), document.value),
    ...type.findings(facts, document.value).flatMap(({ level, message }) => (level === 'error' ? [message] : [])),
    ...(text.includes('To be completed') ? ['a blank is left'] : []),
    ...reasonsInLaw(facts).map((field) => `${field} should have been refused`),
  ];
};

// Asked to know that the principal is of age, and not printed.
const printedOf = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([field]) => field !== 'grantorDateOfBirth'));

const reasonsInLaw = ({ grantorState, agencyStart }: Facts): readonly string[] => {
  const law = everyLaw(grantorState);
  if (!law) return [];
  return [
    ...(madeIn('financial-power-of-attorney', law).state === 'blocked' ? ['grantorState'] : []),
    ...(agencyStart === 'onIncapacity' && !agencyRule(law).mayBeSpringing ? ['agencyStart'] : []),
  ];
};

const wordsOf = (facts: Facts): readonly string[] =>
  [
    facts.grantorName,
    ...(facts.grantorAka ?? []),
    facts.grantorAddress,
    facts.agent?.name,
    facts.agent?.relationship,
    ...(facts.successorAgents ?? []).map(({ name }) => name),
    facts.specialInstructions && maskNumbers(facts.specialInstructions),
    facts.agencyStart === 'onIncapacity' ? 'takes effect only when' : 'takes effect as soon as',
    facts.agentScope === 'everything' ? 'real property: buy, sell' : 'no authority over real property',
    facts.isAgentPaid === true ? 'compensation that is reasonable' : 'serves without compensation',
  ].filter((words) => words !== undefined);
