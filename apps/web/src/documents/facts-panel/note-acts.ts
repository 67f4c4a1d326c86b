import type { FactEditing } from '#documents/facts-panel/use-fact-editing.ts';
import type { NoteActs } from '#documents/notes/note.tsx';

/** What can be done with what was noted. */
export const noteActs = ({ isBusy, perform }: FactEditing): NoteActs => ({
  isBusy,
  onChange: (words, to) => perform({ kind: 'change-note', words, to }),
  onRemove: (words) => perform({ kind: 'remove-note', words }),
});
