import {
  findInPaper,
  largestPaperInBytes,
  papersPath,
  type PaperFindings,
  PaperText,
  takeFromPaper,
} from '@evergrant/contract/papers.ts';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import type { Taken } from '#assistant/papers/take-all.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';
import { call, urlOf } from '#platform/call.ts';

/** The text of a file. What is too large is not sent. */
export const sendPaper = async (file: File, signal: AbortSignal): Promise<PaperText> => {
  if (file.size > largestPaperInBytes) throw new ApiProblem(tooLarge);
  const request = { method: 'POST', body: file, credentials: 'same-origin', signal } as const;
  const response = await fetch(urlOf(papersPath), request).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreachable();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return PaperText.parse(answer);
  const problem = Problem.safeParse(answer);
  throw problem.success ? new ApiProblem(problem.data) : new Error('The paper could not be read.');
};

const tooLarge: Problem = {
  type: 'about:blank',
  title: 'This file is too large',
  detail: 'We can read files of up to 10 MB. Bring the pages that matter, or copy their text and paste it.',
  status: 413,
  code: 'paper-too-large',
};

/** What a text says for a document. */
export const findIn = async (documentId: string, text: string): Promise<PaperFindings> =>
  call(findInPaper, { params: { id: documentId }, body: { text } });

/** Records what is taken of it. */
export const sendTaken = async (
  id: string,
  { taken, beginsRevision }: { readonly taken: readonly Taken[]; readonly beginsRevision: boolean },
): Promise<FactsAnswer> =>
  call(takeFromPaper, {
    params: { id },
    query: beginsRevision ? { beginsRevision: 'true' } : {},
    body: { taken: [...taken] },
  });
