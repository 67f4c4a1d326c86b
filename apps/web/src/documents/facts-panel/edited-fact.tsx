import type { FactRow } from '@evergrant/contract/documents.ts';
import type { EditorProps } from '#documents/facts-panel/editor-frame.tsx';
import { EntriesEditor } from '#documents/facts-panel/entries-editor.tsx';
import { PlainEditor } from '#documents/facts-panel/plain-editor.tsx';

/** The right editor for a fact: entry by entry, or one input. */
export const EditedFact = (props: EditorProps & { readonly row: FactRow }) => {
  const { entries } = props.row;
  return entries ? <EntriesEditor {...props} form={entries} /> : <PlainEditor {...props} />;
};
