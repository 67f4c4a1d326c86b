import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';

/** Why an answer that somebody chose in their own words is not offered to them; empty where they chose none of those. */
export const whyWithheld = ({ asked, plan, facts }: Interview, message: string): string => {
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  const low = message.toLowerCase();
  const meant = question?.choices?.find(({ applies, cues }) => applies?.(facts) === false && cues.test(low));
  return meant?.withheld ?? '';
};
