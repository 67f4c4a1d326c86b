import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { useEffect, useState } from 'react';
import { keepWords, noWords, parseWords, readWords, wordsKey, type KeptWords } from '#assistant/words/kept-words.ts';
import { wasRecorded, withoutAttempt, wordsToOpenWith } from '#assistant/words/was-recorded.ts';
import { useSession } from '#platform/session.ts';

interface Whose {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  readonly isSending: boolean;
}

/** What somebody types for a document, kept in this browser under their account until the server has it. */
export const useKeptWords = ({ documentId, conversation, isSending }: Whose) => {
  const session = useSession();
  const key = session.state === 'signed-in' ? wordsKey(session.user.id, documentId) : undefined;
  const [here, setHere] = useState<KeptWords>(() =>
    key === undefined ? noWords : wordsToOpenWith(readWords(key), conversation),
  );

  // The answer may have been lost on its way back, or another window has sent the same.
  const isThere = here.attempt !== undefined && !isSending && wasRecorded(conversation, here.attempt);
  const words = isThere ? withoutAttempt(here) : here;
  useEffect(() => {
    if (isThere && key !== undefined) keepWords(key, words);
  });

  const change = (next: (before: KeptWords) => KeptWords): void =>
    setHere((before) => {
      const after = next(isThere ? withoutAttempt(before) : before);
      if (key !== undefined) keepWords(key, after);
      return after;
    });

  useEffect(() => {
    const follow = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (key === undefined || changed !== key) return;
      // What was typed here is not touched; what both windows showed changes in both.
      setHere((typed) => (typed.text === parseWords(oldValue).text ? parseWords(newValue) : typed));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  return { words, change };
};
