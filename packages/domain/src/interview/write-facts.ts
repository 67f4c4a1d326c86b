import type { Facts } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { parseFact, setFact } from '#interview/set-fact.ts';

/** Writes the facts that differ and that the document asks. What does not fit its shape there is left as it is. */
export const writeFacts = (interview: Interview, facts: Facts): Interview =>
  interview.plan.questions.reduce((written, { field }) => {
    if (facts[field] === undefined || isSameValue(written.facts[field], facts[field])) return written;
    const parsed = parseFact(field, facts[field]);
    return parsed.ok ? setFact(written, field, parsed.value) : written;
  }, interview);
