import type { Language } from '@evergrant/domain/kit/language.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversationKey, conversationQuery, speak } from '#assistant/api.ts';
import { settleLanguage } from '#assistant/settle-language.ts';
import { messageOf } from '#platform/api-problem.ts';
import { chooseLanguage, chosenLanguage, speakHere } from '#platform/language/spoken-language.ts';
import { notifyError } from '#ui/notify.ts';

/**
 * While a document is on the page, the page speaks the language in which its conversation is held; whoever changes it there chooses it
 * for the browser too.
 * `onSpoken`: everything that is shown of the document is read again.
 */
export const useDocumentLanguage = (documentId: string, onSpoken: () => void): void => {
  const client = useQueryClient();
  const conversation = useQuery(conversationQuery(documentId));
  const { mutate, isPending } = useMutation({
    mutationFn: async (language: Parameters<typeof speak>[1]) => speak(documentId, language),
    onSuccess: (answer) => {
      client.setQueryData(conversationKey(documentId), answer);
      onSpoken();
    },
    onError: (error) => notifyError('The language could not be changed', messageOf(error, 'Please try again.')),
  });
  const { language, languages, messages } = conversation.data ?? {};
  const isFresh = messages?.length === 0;
  const seen = useRef<{ readonly documentId: string; readonly language: Language }>(undefined);

  useEffect(() => {
    if (language === undefined || languages === undefined) return;
    const before = seen.current?.documentId === documentId ? seen.current.language : undefined;
    seen.current = { documentId, language };
    const settled = settleLanguage({ before, now: language, languages, isFresh, chosen: chosenLanguage() });
    if (settled.choose) chooseLanguage(settled.choose);
    if (settled.speak) mutate(settled.speak);
  }, [documentId, language, languages, isFresh, mutate]);

  useEffect(() => {
    if (language === undefined || languages === undefined) return undefined;
    return speakHere({ language, languages, isChanging: isPending, change: mutate });
  }, [language, languages, isPending, mutate]);
};
