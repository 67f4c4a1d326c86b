import { expect, test, type APIResponse, type Page } from '@playwright/test';

interface Request {
  readonly method?: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`. */
  readonly path: string;
  readonly body?: unknown;
}

/** Asks the API as the person whose browser this is, and expects it to be granted. */
export const callApi = async <Answer = unknown>(page: Page, request: Request): Promise<Answer> => {
  const answer = await tryApi(page, request);
  expect(answer.ok(), `${request.path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
};

/** Asks the API; the answer may be a refusal. */
export const tryApi = async (page: Page, { method = 'post', path, body }: Request): Promise<APIResponse> =>
  page.request.fetch(`/api${path}`, {
    method: method.toUpperCase(),
    headers: { origin: test.info().project.use.baseURL ?? '' },
    // A connection that was idle may be closed at the moment it is used again; browsers try once more too.
    maxRetries: 2,
    ...(method === 'get' ? {} : { data: body ?? {} }),
  });
