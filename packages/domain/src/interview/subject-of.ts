import type { Question } from '#interview/interview.ts';

/** What a question of its kind is about, as a key. */
export const subjectOf = (question: Question): string => {
  switch (question.kind) {
    case 'fact':
      return question.field;
    case 'detail':
      return `${question.field}.${question.entry}.${question.detail}`;
    case 'offer':
    case 'review':
    case 'known':
      return question.kind;
    case 'differs':
      return question.field;
    case 'namesake':
      return `${question.field}.${question.at}.${question.personId}`;
  }
};
