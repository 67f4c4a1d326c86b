/** The title of the panel where signatures are collected, and of the button that opens it. */
export const panelTitle = ({ takesWitnesses }: { readonly takesWitnesses: boolean }): string =>
  takesWitnesses ? 'Manage Witnesses' : 'Manage Signatures';
