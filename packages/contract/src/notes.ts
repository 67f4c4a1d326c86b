import { z } from 'zod';
import { DocumentId, FactsAnswer } from '#documents.ts';
import { operation } from '#operation.ts';

const tag = 'documents';

/** The words of the note, exactly as they are kept. */
export const RemoveNoteBody = z.object({ words: z.string().min(1).max(4000) }).meta({ id: 'RemoveNoteBody' });

/** A note as it stands, and what it says from now on. */
export const ChangeNoteBody = z
  .object({ words: z.string().min(1).max(4000), to: z.string().trim().min(2).max(500) })
  .meta({ id: 'ChangeNoteBody' });

export const removeNote = operation({
  id: 'removeNote',
  method: 'post',
  path: '/documents/{id}/remove-note',
  tag,
  access: 'member',
  summary: 'Remove what was noted in the words of the person',
  params: DocumentId,
  body: RemoveNoteBody,
  answer: FactsAnswer,
});
export const changeNote = operation({
  id: 'changeNote',
  method: 'post',
  path: '/documents/{id}/change-note',
  tag,
  access: 'member',
  summary: 'Change what was noted in the words of the person',
  params: DocumentId,
  body: ChangeNoteBody,
  answer: FactsAnswer,
});
