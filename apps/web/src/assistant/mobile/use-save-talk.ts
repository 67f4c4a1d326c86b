import { createDocument } from '@evergrant/contract/documents.ts';
import { aiTrustAssistant } from '@evergrant/contract/assistant.ts';
import { useRef, useState } from 'react';
import { wantedDocument } from '#assistant/mobile/wanted-document.ts';
import { messageOf } from '#platform/api-problem.ts';
import { call } from '#platform/call.ts';
import { notifyError } from '#ui/notify.ts';

interface Begun {
  readonly documentId: string;
  readonly documentTypeId: string;
  /** One id a message, so that a repeated save records nothing twice. */
  readonly messageIds: string[];
}

const begin = async (wanted: ReturnType<typeof wantedDocument>): Promise<Begun> => {
  const { id } = await call(createDocument, { body: wanted });
  return { documentId: id, documentTypeId: wanted.documentTypeId, messageIds: [] };
};

/** Turns what was said into a real document of the member, message by message; a failed save goes on where it stopped. */
export const useSaveTalk = (said: readonly string[], onSaved: (documentId: string) => void) => {
  const [saved, setSaved] = useState<number>();
  const begun = useRef<Begun>(undefined);

  const save = async (): Promise<void> => {
    setSaved(0);
    try {
      const wanted = wantedDocument(said);
      if (begun.current?.documentTypeId !== wanted.documentTypeId) begun.current = undefined;
      begun.current ??= await begin(wanted);
      const { documentId, messageIds } = begun.current;
      for (const [index, message] of said.entries()) {
        const clientMessageId = (messageIds[index] ??= crypto.randomUUID());
        await call(aiTrustAssistant, { body: { message, trustId: documentId, clientMessageId } });
        setSaved(index + 1);
      }
      onSaved(documentId);
    } catch (error) {
      setSaved(undefined);
      notifyError('Not saved yet', messageOf(error, 'Your conversation is still here. Please try again in a moment.'));
    }
  };
  return { save: () => void save(), saved };
};
