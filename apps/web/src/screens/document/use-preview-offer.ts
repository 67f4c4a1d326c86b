import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { factsKey } from '#documents/facts-panel/api.ts';
import { tellOtherTabs } from '#documents/other-tabs.ts';
import { previewTurn } from '#documents/preview/preview-turn.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { notifySuccess } from '#ui/notify.ts';

/** Keeps chat, facts and preview in step, and offers the preview once, when it first becomes worth reading. */
export const usePreviewOffer = (documentId: string) => {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const wasOffered = useRef(false);
  const isDue = useRef(false);

  const offer = () => {
    wasOffered.current = true;
    setOpen(true);
    notifySuccess('Document Preview Ready!', 'Read it now, or later with the Preview Document button.');
  };

  const afterFactChange = () => {
    void client.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
    void client.invalidateQueries({ queryKey: conversationKey(documentId) });
    tellOtherTabs(documentId);
  };

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    afterReply: (answer: AssistantAnswer) => {
      const before = client.getQueryData<FactsAnswer>(factsKey(documentId));
      client.setQueryData(factsKey(documentId), answer.facts);
      void client.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
      const turn = previewTurn({
        before,
        after: answer.facts,
        isWorthReading: answer.shouldShowPreview,
        isDue: isDue.current,
      });
      isDue.current = turn === 'wait';
      if (turn === 'open' && !wasOffered.current) offer();
      tellOtherTabs(documentId);
    },
    afterFactChange,
    /** Facts that were changed outside their panel. */
    afterFacts: (facts: FactsAnswer) => {
      client.setQueryData(factsKey(documentId), facts);
      afterFactChange();
    },
  };
};
