import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { tellAssistant, type Said } from '#assistant/api.ts';
import { Unreachable } from '#platform/api-problem.ts';

interface Options {
  readonly onAnswer: (answer: AssistantAnswer, said: Said) => void;
  readonly onFailure: (error: Error, said: Said) => void;
}

interface Outgoing extends Said {
  readonly signal: AbortSignal;
}

/** A reply faster than this would flash by unread; the typing indicator explains that something was understood. */
const shortestReplyInMs = 400;

/** One message on its way to the server; without a connection it waits for one, and it can be stopped. */
export const useSending = ({ onAnswer, onFailure }: Options) => {
  const stopping = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: async ({ signal, ...said }: Outgoing) => {
      signal.throwIfAborted();
      const [answer] = await Promise.all([tellAssistant(said, signal), pause(shortestReplyInMs)]);
      signal.throwIfAborted();
      return answer;
    },
    // A line that is just back may refuse the first request; the same id is never recorded twice.
    retry: (failures, error) => failures < 2 && error instanceof Unreachable,
    retryDelay: 700,
    onSuccess: onAnswer,
    onError: (error, said) => {
      if (!said.signal.aborted) onFailure(error, said);
    },
  });
  return {
    send: (said: Said) => {
      stopping.current = new AbortController();
      sending.mutate({ ...said, signal: stopping.current.signal });
    },
    stop: () => {
      stopping.current?.abort();
      sending.reset();
    },
    said: sending.variables,
    isPending: sending.isPending,
    isPaused: sending.isPaused,
    sentAt: new Date(sending.submittedAt).toISOString(),
    error: sending.isError ? sending.error : undefined,
  };
};

const pause = async (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
