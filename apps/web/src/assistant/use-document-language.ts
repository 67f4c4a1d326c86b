import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversationKey, conversationQuery, speak } from '#assistant/api.ts';
import { messageOf } from '#platform/api-problem.ts';
import { chooseLanguage, chosenLanguage, speakHere } from '#platform/language/spoken-language.ts';
import { notifyError } from '#ui/notify.ts';

/**
 * While a document is on the page, the page speaks the language in which its conversation is held; another one is spoken by both.
 * `onSpoken`: everything that is shown of the document is read again.
 */
export const useDocumentLanguage = (documentId: string, onSpoken: () => void): void => {
  const client = useQueryClient();
  const conversation = useQuery(conversationQuery(documentId));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (language: Parameters<typeof speak>[1]) => speak(documentId, language),
    onSuccess: (answer) => {
      client.setQueryData(conversationKey(documentId), answer);
      chooseLanguage(answer.language);
      onSpoken();
    },
    onError: (error) => notifyError('The language could not be changed', messageOf(error, 'Please try again.')),
  });
  const { language, languages, messages } = conversation.data ?? {};
  const isFresh = messages?.length === 0;
  const hasAsked = useRef(false);

  // A conversation that has not begun begins in the language of the browser; one that has is gone on with in its own.
  useEffect(() => {
    if (language === undefined || languages === undefined || languages.length < 2) return;
    const chosen = chosenLanguage();
    if (!isFresh) chooseLanguage(language);
    else if (chosen !== language && languages.includes(chosen) && !hasAsked.current) {
      hasAsked.current = true;
      mutate(chosen);
    }
  }, [language, languages, isFresh, mutate]);

  useEffect(() => {
    if (language === undefined || languages === undefined) return undefined;
    return speakHere({
      language: isPending ? (variables ?? language) : language,
      languages,
      isChanging: isPending,
      change: mutate,
    });
  }, [language, languages, isPending, variables, mutate]);
};
