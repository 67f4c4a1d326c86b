import type { FactRow } from '@evergrant/contract/trusts.ts';
import type { EditorProps } from '#trusts/facts-panel/editor-frame.tsx';
import { EntriesEditor } from '#trusts/facts-panel/entries-editor.tsx';
import { PlainEditor } from '#trusts/facts-panel/plain-editor.tsx';

/** The right editor for the kind of a fact. */
export const EditedFact = (props: EditorProps & { readonly row: FactRow }) => {
  switch (props.row.kind) {
    case 'people':
    case 'party':
    case 'parties':
    case 'shares':
    case 'gifts':
    case 'assets':
      return <EntriesEditor {...props} />;
    case 'text':
    case 'longText':
    case 'date':
    case 'choice':
    case 'yesNo':
    case 'number':
    case 'state':
    case 'address':
      return <PlainEditor {...props} />;
  }
};
