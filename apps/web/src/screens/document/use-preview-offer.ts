import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { factsKey } from '#documents/facts-panel/api.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { notifySuccess } from '#ui/notify.ts';

/** From this progress on a preview is worth reading. */
const previewFrom = 80;

/** Keeps chat, facts and preview in step, and offers the preview once, when it first becomes worth reading. */
export const usePreviewOffer = (documentId: string) => {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const wasOffered = useRef(false);

  const offer = () => {
    wasOffered.current = true;
    setOpen(true);
    notifySuccess('Document Preview Ready!', 'Read it now, or later with the Preview Document button.');
  };

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    afterReply: (answer: AssistantAnswer) => {
      const before = client.getQueryData<FactsAnswer>(factsKey(documentId));
      const wasWorthIt = before !== undefined && (before.isComplete || before.progress >= previewFrom);
      client.setQueryData(factsKey(documentId), answer.facts);
      void client.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
      if (answer.shouldShowPreview && !wasWorthIt && !wasOffered.current) offer();
    },
    afterFactChange: () => {
      void client.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
      void client.invalidateQueries({ queryKey: conversationKey(documentId) });
    },
  };
};
