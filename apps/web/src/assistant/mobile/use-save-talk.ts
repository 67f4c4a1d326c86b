import { clearFact, createDocument } from '@evergrant/contract/documents.ts';
import { aiTrustAssistant } from '@evergrant/contract/assistant.ts';
import { useRef, useState } from 'react';
import { wantedDocument } from '#assistant/mobile/wanted-document.ts';
import { speak } from '#assistant/api.ts';
import type { KeptSpoken, KeptTaking } from '#assistant/mobile/kept-talk.ts';
import { sendTaken } from '#assistant/papers/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
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

interface Kept {
  readonly said: readonly string[];
  readonly takings: readonly KeptTaking[];
  readonly spoken: readonly KeptSpoken[];
}

// What another type does not ask, or cannot stand with what was said, stays out; the rest of the talk is saved.
const saveTakings = async (id: string, takings: readonly KeptTaking[]): Promise<void> => {
  for (const { taken, cleared = [] } of takings) {
    for (const field of cleared) await unlessRefused(call(clearFact, { params: { id, field }, query: {} }));
    if (taken.length > 0) await unlessRefused(sendTaken(id, { taken, beginsRevision: false }));
  }
};

const unlessRefused = async (sent: Promise<unknown>): Promise<unknown> =>
  sent.catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
  });

/** Turns what was said into a real document of the member, message by message; a failed save goes on where it stopped. */
export const useSaveTalk = ({ said, takings, spoken }: Kept, onSaved: (documentId: string) => void) => {
  const [saved, setSaved] = useState<number>();
  const begun = useRef<Begun>(undefined);

  const save = async (): Promise<void> => {
    setSaved(0);
    try {
      const wanted = wantedDocument(said);
      if (begun.current?.documentTypeId !== wanted.documentTypeId) begun.current = undefined;
      begun.current ??= await begin(wanted);
      const { documentId, messageIds } = begun.current;
      const takenAfter = (count: number) => takings.filter(({ after }) => after === count);
      const speakAfter = async (count: number) => {
        for (const { after, language } of spoken) if (after === count) await speak(documentId, language);
      };
      await speakAfter(0);
      await saveTakings(documentId, takenAfter(0));
      for (const [index, message] of said.entries()) {
        const clientMessageId = (messageIds[index] ??= crypto.randomUUID());
        await call(aiTrustAssistant, { body: { message, trustId: documentId, clientMessageId } });
        await speakAfter(index + 1);
        await saveTakings(documentId, takenAfter(index + 1));
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
