import { Problem } from '@evergrant/contract/problem.ts';
import {
  propertyUploadsPath,
  PropertyUpload,
  removePropertyUpload,
  submitProperty,
  type PropertySubmission,
} from '@evergrant/contract/properties.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';
import { call, urlOf } from '#platform/call.ts';
import type { SentFile } from '#properties/media-queue.ts';

/** Sends a property; the files were sent before. */
export const sendProperty = (body: PropertySubmission) => call(submitProperty, { body });

/** Takes a file back that was sent and not submitted. */
export const takeBack = (uploadId: string) => call(removePropertyUpload, { params: { uploadId } });

/** Sends one file, telling how far it is; the answer is its id. Only this old way of asking tells how much has been sent. */
export const sendFile = ({ medium, file, onProgress, signal }: SentFile): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      `${urlOf(propertyUploadsPath)}?${new URLSearchParams({ medium, name: file.name }).toString()}`,
    );
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(1, loaded / file.size)));
    request.addEventListener('load', () => {
      const answer = readJson(request.responseText);
      const taken = PropertyUpload.safeParse(answer);
      if (request.status === 200 && taken.success) return resolve(taken.data.uploadId);
      reject(new ApiProblem(problemOf(request.status, answer)));
    });
    request.addEventListener('error', () => reject(new Unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const problemOf = (status: number, answer: unknown): Problem => {
  const parsed = Problem.safeParse(answer);
  if (parsed.success) return parsed.data;
  return { type: 'about:blank', title: 'Something went wrong', status, code: 'unexpected' };
};
