import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { loadSigning } from '#signing/api.ts';
import { openLiveConnection } from '#signing/live-connection.ts';
import { completedNotice, hasBecomeSigned, witnessNotices } from '#signing/witness-notices.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

export const signingKey = (documentId: string) => ['signing', documentId] as const;

interface Watch {
  readonly documentId: string;
  readonly isWatching: boolean;
  readonly onCompleted: () => void;
}

/** Witnesses and signatures of one document, kept up to date while someone is watching. */
export const useSigning = ({ documentId, isWatching, onCompleted }: Watch) => {
  const signing = useQuery({
    queryKey: signingKey(documentId),
    queryFn: () => loadSigning(documentId),
    enabled: isWatching,
  });
  const isLive = useLiveReload(documentId, isWatching);

  useNews(signing.data, onCompleted);
  return { signing, isLive };
};

const useLiveReload = (documentId: string, isWatching: boolean): boolean => {
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(true);

  useEffect(() => {
    if (!isWatching) return undefined;
    return openLiveConnection({
      url: `/api/documents/${documentId}/events`,
      onNews: () => void queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
      onState: setIsLive,
    });
  }, [queryClient, documentId, isWatching]);

  return isLive;
};

const useNews = (answer: SigningAnswer | undefined, onCompleted: () => void) => {
  const seen = useRef<SigningAnswer>(undefined);
  const tell = useEffectEvent((before: SigningAnswer, after: SigningAnswer) => {
    for (const { tone, title, message } of witnessNotices(before, after))
      (tone === 'success' ? notifySuccess : notifyError)(title, message);
    if (!hasBecomeSigned(before, after)) return;
    const { title, message } = completedNotice(after);
    notifySuccess(title, message);
    onCompleted();
  });

  useEffect(() => {
    if (answer === undefined) return;
    if (seen.current !== undefined) tell(seen.current, answer);
    seen.current = answer;
  }, [answer]);
};
