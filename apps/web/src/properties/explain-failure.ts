import { ApiProblem, messageOf, Unreachable } from '#platform/api-problem.ts';
import type { FileFailure } from '#properties/media-queue.ts';

/** Why a file was not taken. What is wrong with the file itself stays wrong; everything else is worth another try. */
export const explainFileFailure = (error: unknown): FileFailure => {
  const isFinal = error instanceof ApiProblem && ['not-a-medium', 'file-too-large'].includes(error.code);
  if (error instanceof ApiProblem && error.status < 500) {
    return { message: messageOf(error, 'This file was not taken.'), mayRetry: !isFinal };
  }
  return { message: 'The file could not be sent. Check your connection and try again.', mayRetry: true };
};

/** Some of the chosen files did not arrive, and the person has to decide what becomes of them. */
export class FilesNotSent extends Error {
  override readonly name = 'FilesNotSent';
  constructor(count: number) {
    super(
      count === 1
        ? 'One of your files has not been sent. Send it again or remove it.'
        : `${count} of your files have not been sent. Send them again or remove them.`,
    );
  }
}

/** The words under `Submission Failed`: the reason where there is one, and what to do. */
export const explainSubmission = (error: unknown): string => {
  return `${reasonOf(error)} Please try again or contact support.`.trim();
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Unreachable) return 'We could not reach the server. What you typed is still here.';
  return error instanceof FilesNotSent ? error.message : messageOf(error, '');
};
