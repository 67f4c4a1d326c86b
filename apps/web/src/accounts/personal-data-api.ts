import { deleteAccount, previewDeletion } from '@evergrant/contract/personal-data.ts';
import type { DeleteAccountBody } from '@evergrant/contract/personal-data.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import { openBillingPortal } from '@evergrant/contract/purchases.ts';
import type { z } from 'zod';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';
import { call, urlOf } from '#platform/call.ts';

export const loadDeletionPreview = () => call(previewDeletion, {});

export const sendAccountDeletion = (body: z.input<typeof DeleteAccountBody>) => call(deleteAccount, { body });

export const openSubscriptionPage = () => call(openBillingPortal, {});

export interface LoadedExport {
  readonly file: Blob;
  readonly name: string;
}

/** Loads the archive of everything; `onProgress` hears how many bytes have arrived. Its size is not known before. */
export const loadExport = async (onProgress: (bytes: number) => void): Promise<LoadedExport> => {
  const response = await fetch(urlOf('/account/export'), { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok || !response.body) {
    const problem = Problem.safeParse(await response.json().catch(() => undefined));
    throw problem.success ? new ApiProblem(problem.data) : new Error('no export');
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    arrived += next.value.length;
    onProgress(arrived);
  }
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { file: new Blob(parts, { type: 'application/zip' }), name: name ?? 'my-data.zip' };
};
