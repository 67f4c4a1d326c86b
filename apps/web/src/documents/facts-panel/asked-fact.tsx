import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';
import { EditedFact } from '#documents/facts-panel/edited-fact.tsx';
import { EditorLook } from '#documents/facts-panel/editor-look.ts';
import { refusalOf } from '#documents/facts-panel/refusal-of.ts';

interface Props {
  readonly row: FactRow;
  readonly isSaving: boolean;
  readonly error: Error | undefined;
  readonly isFocused: boolean;
  readonly onSave: (value: FactValue) => void;
  readonly onClose: () => void;
}

/** The editor of one fact where it has just been asked. */
export const AskedFact = ({ error, onClose, ...editor }: Props) => (
  <EditorLook value="chat">
    <EditedFact {...editor} refusal={error && refusalOf(error)} onCancel={onClose} />
  </EditorLook>
);
