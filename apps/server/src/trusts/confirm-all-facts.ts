import { confirmAllFacts as confirmAllInInterview } from '@evergrant/domain/interview/confirm-fact.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#trusts/change-interview.ts';

/** Marks every recorded fact as looked at and right. */
export const confirmAllFacts = async (context: InterviewChanges, input: WhoseInterview) =>
  changeInterview(context, input, confirmAllInInterview);
