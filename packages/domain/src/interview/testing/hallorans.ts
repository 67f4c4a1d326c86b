import type { Facts, FieldId } from '#facts/facts.ts';
import type { Interview, Question, Turn } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

/** The day on which the tests talk. */
export const today = '2026-11-20';

/** A family of which everything but its property is known. */
export const known: Facts = {
  grantorName: 'Ruth Halloran',
  grantorAddress: '218 Larch St, Boise, ID 83702',
  grantorState: 'ID',
  grantorCounty: 'Ada',
  grantorDateOfBirth: '1960-02-03',
  maritalStatus: 'Married',
  spouseName: 'Tom Halloran',
  children: [
    { name: 'Amy Halloran', relationship: 'daughter' },
    { name: 'Joe Halloran', relationship: 'son' },
  ],
};

/** The same family with those who receive. */
export const takers: Facts = {
  ...known,
  beneficiaries: [
    { name: 'Amy Halloran', relationship: 'daughter' },
    { name: 'Joe Halloran', relationship: 'son' },
    { name: 'Daniel Reed', relationship: 'nephew' },
  ],
};

/** What is known without some of it. */
export const without = (...fields: readonly FieldId[]): Facts =>
  Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field as FieldId)));

/** The interview at a question. */
export const asking = (asked: Question | FieldId | null, facts: Facts = known): Interview => {
  const question: Question | null = typeof asked === 'string' ? { kind: 'fact', field: asked } : asked;
  return { ...openInterview(livingTrustPlan), facts, asked: question, trail: question ? [question] : [] };
};

/** What comes of an answer to a question, before anything that is asked back is answered. */
export const hear = (asked: Question | FieldId | null, message: string, facts?: Facts): Turn =>
  replyTo(asking(asked, facts), message, today);

/** What comes of an answer to a question, once what is asked back was found right. */
export const say = (asked: Question | FieldId | null, message: string, facts?: Facts): Turn =>
  replyAgreeing(asking(asked, facts), message, today);
