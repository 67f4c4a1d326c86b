import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { factsKey } from '#trusts/facts-panel/api.ts';
import { assembledDocumentQuery, trustQuery } from '#trusts/preview/api.ts';
import { notifySuccess } from '#ui/notify.ts';

/** From this progress on a preview is worth reading. */
const previewFrom = 80;
/** Anything shorter is no document. */
const shortestDocument = 100;

/** Keeps chat, facts and preview in step, and offers the preview once, when it first becomes worth reading. */
export const usePreviewOffer = (trustId: string) => {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const wasOffered = useRef(false);

  const offer = async () => {
    wasOffered.current = true;
    try {
      const document = await client.fetchQuery(assembledDocumentQuery(trustId));
      if (document.html.length <= shortestDocument) return;
      setOpen(true);
      notifySuccess('Document Preview Ready!', 'Read it now, or later with the Preview Document button.');
    } catch {
      // The preview is an offer: its button is there to try again, and says what is wrong.
    }
  };

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    afterReply: (answer: AssistantAnswer) => {
      const before = client.getQueryData<FactsAnswer>(factsKey(trustId));
      const wasWorthIt = before !== undefined && (before.isComplete || before.progress >= previewFrom);
      client.setQueryData(factsKey(trustId), answer.facts);
      void client.invalidateQueries({ queryKey: trustQuery(trustId).queryKey });
      if (answer.shouldShowPreview && !wasWorthIt && !wasOffered.current) void offer();
    },
    afterFactChange: () => {
      void client.invalidateQueries({ queryKey: trustQuery(trustId).queryKey });
      void client.invalidateQueries({ queryKey: conversationKey(trustId) });
    },
  };
};
