import { ApiProblem } from '#platform/api-problem.ts';

/** What a toast or banner says. */
export interface Announcement {
  readonly title: string;
  readonly message: string;
}

/** The server's own words for a refusal; for every other failure the words of this screen. */
export const announcementOf = (error: unknown, fallback: string): Announcement => {
  if (error instanceof ApiProblem && error.status < 500 && error.detail !== undefined) {
    return { title: error.title, message: error.detail };
  }
  return { title: 'Error', message: fallback };
};
