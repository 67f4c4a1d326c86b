import { clearFact, createDocument } from '@evergrant/contract/documents.ts';
import { aiTrustAssistant } from '@evergrant/contract/assistant.ts';
import { useState } from 'react';
import { wantedDocument } from '#assistant/mobile/wanted-document.ts';
import { speak } from '#assistant/api.ts';
import type { KeptSave, KeptSpoken, KeptTaking } from '#assistant/mobile/kept-talk.ts';
import { sendTaken } from '#assistant/papers/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { call } from '#platform/call.ts';
import { rememberSession } from '#platform/session.ts';
import { notifyError } from '#ui/notify.ts';

const begin = async (wanted: ReturnType<typeof wantedDocument>): Promise<KeptSave> => {
  const { id } = await call(createDocument, { body: wanted });
  return { documentId: id, documentTypeId: wanted.documentTypeId, sent: [] };
};

/** A talk that can be saved. */
export interface ToSave {
  readonly said: readonly string[];
  readonly takings: readonly KeptTaking[];
  readonly spoken: readonly KeptSpoken[];
  /** What an earlier save has begun. */
  readonly begun: KeptSave | undefined;
  readonly keepBegun: (begun: KeptSave | undefined) => void;
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
export const useSaveTalk = (
  { said, takings, spoken, begun, keepBegun }: ToSave,
  onSaved: (documentId: string) => void,
) => {
  const [saved, setSaved] = useState<number>();

  const save = async (): Promise<void> => {
    setSaved(0);
    try {
      const wanted = wantedDocument(said);
      let save = begun?.documentTypeId === wanted.documentTypeId ? begun : await begin(wanted);
      keepBegun(save);
      const { documentId } = save;
      const takenAfter = (count: number) => takings.filter(({ after }) => after === count);
      const speakAfter = async (count: number) => {
        for (const { after, language } of spoken) if (after === count) await speak(documentId, language);
      };
      await speakAfter(0);
      await saveTakings(documentId, takenAfter(0));
      for (const [index, message] of said.entries()) {
        save = withMessage(save, index, message);
        keepBegun(save);
        const clientMessageId = save.sent[index]?.id;
        await call(aiTrustAssistant, {
          body: { message, trustId: documentId, ...(clientMessageId && { clientMessageId }) },
        });
        await speakAfter(index + 1);
        await saveTakings(documentId, takenAfter(index + 1));
        setSaved(index + 1);
      }
      onSaved(documentId);
    } catch (error) {
      setSaved(undefined);
      if (error instanceof ApiProblem && error.status === 404) keepBegun(undefined);
      tellFailure(error);
    }
  };
  return { save: () => void save(), saved };
};

// A message keeps the id under which it was sent.
const withMessage = (save: KeptSave, at: number, words: string): KeptSave =>
  save.sent[at]?.words === words
    ? save
    : { ...save, sent: [...save.sent.slice(0, at), { id: crypto.randomUUID(), words }] };

const tellFailure = (error: unknown): void => {
  if (!(error instanceof ApiProblem) || error.status !== 401)
    return notifyError(
      'Not saved yet',
      messageOf(error, 'Your conversation is still here. Please try again in a moment.'),
    );
  notifyError('Signed Out', 'You have been signed out. Your conversation is kept: log in, and it is here.');
  rememberSession(null);
};
