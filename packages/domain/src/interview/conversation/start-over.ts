import type { Facts } from '#facts/facts.ts';
import type { Doubt, Interview } from '#interview/interview.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { openInterview } from '#interview/open-interview.ts';

/** The answers to tap when somebody wants to throw everything away. */
export const startOverChoices = ['Yes, start over', 'No, keep everything'] as const;

const nothing: Facts = {};

/** Asks once whether everything that is recorded shall really go. */
export const askToStartOver = (interview: Interview): Interview & { readonly doubt: Doubt } => ({
  ...interview,
  doubt: {
    proposed: nothing,
    startsOver: true,
    sentence:
      'Shall I really clear everything you have told me, and begin again with the first question? This cannot be undone.',
  },
});

/** True for the yes to that question. */
export const agreesToStartOver = ({ doubt }: Interview, message: string): boolean =>
  doubt?.startsOver === true && (/^\W*yes\W+(?:please\W+)?start over\W*$/iu.test(message) || isBareYes(message));

/** The interview as on the first day: nothing said in it is kept, notes neither. */
export const startOver = (interview: Interview): Interview => ({
  ...openInterview(interview.plan, interview.suggested, interview.laws, interview.known),
  ...(interview.register && { register: interview.register }),
});
