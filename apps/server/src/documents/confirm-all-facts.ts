import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';

interface Confirmed extends WhoseInterview {
  /** The usual settings were read with all the rest, and are wanted. */
  readonly takesUsual?: boolean;
}

/** Marks every recorded fact as looked at and right. */
export const confirmAllFacts = async (context: InterviewChanges, { takesUsual, ...whose }: Confirmed) =>
  changeInterview(context, {
    ...whose,
    change: ({ type: { interview: engine }, interview }) =>
      engine.confirmAll(takesUsual === true ? engine.takeUsual(interview) : interview),
  });
