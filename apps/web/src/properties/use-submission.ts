import type { TypedProperty } from '@evergrant/domain/properties/read-property.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '#platform/api-problem.ts';
import { FilesNotSent } from '#properties/explain-failure.ts';
import type { MediaQueue } from '#properties/media-queue.ts';

const shortestMs = 2_000;
const uploadField = /^uploadIds\.(?<id>.+)$/;

interface Ends {
  readonly onSubmitted: () => void;
  readonly onRefused: (error: Error) => void;
}

/** Submits the property once all files have arrived; sending the same again after a lost answer submits nothing twice. */
export const useSubmission = (queue: MediaQueue, { onSubmitted, onRefused }: Ends) => {
  const last = useRef({ said: '', key: '' });
  const keyOf = (said: string): string => {
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
    return last.current.key;
  };
  const send = async (typed: TypedProperty) => {
    const items = await queue.settled();
    const uploadIds = items.flatMap(({ state }) => (state.kind === 'sent' ? [state.uploadId] : []));
    if (uploadIds.length < items.length) throw new FilesNotSent(items.length - uploadIds.length);
    const idempotencyKey = keyOf(JSON.stringify([typed, uploadIds]));
    const { sendProperty } = await import('#properties/api.ts');
    return sendProperty({ ...typed, idempotencyKey, uploadIds });
  };
  return useMutation({
    mutationFn: async (typed: TypedProperty) => {
      const [answer] = await Promise.all([send(typed), pause(shortestMs)]);
      return answer;
    },
    onSuccess: () => {
      last.current = { said: '', key: '' };
      onSubmitted();
    },
    onError: (error) => {
      for (const { field, message } of error instanceof ApiProblem ? (error.errors ?? []) : []) {
        const id = uploadField.exec(field)?.groups?.['id'];
        if (id !== undefined) queue.lose(id, message);
      }
      onRefused(error);
    },
  });
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
