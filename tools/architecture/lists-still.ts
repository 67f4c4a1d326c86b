/** How many lists of more than 60 words a file of the conversation still has. */
export const listsStill: Readonly<Record<string, number>> = {
  'packages/domain/src/interview/answers/agrees-in.ts': 2,
  'packages/domain/src/interview/grounding/is-courtesy.ts': 1,
  'packages/domain/src/interview/notes/keep-notes.ts': 1,
  'packages/domain/src/interview/acts/bare-yes.ts': 1,
  'packages/domain/src/interview/reader/property/property-talk.ts': 1,
  'packages/domain/src/interview/acts/says-usual.ts': 1,
  'packages/domain/src/interview/language/spanish/is-spanish.ts': 1,
};
