import { panelTitle } from '@evergrant/domain/execution/panel-title.ts';

interface Opened {
  readonly takesWitnesses: boolean;
  readonly isSignedInInk: boolean;
  /** Opened by the button that leads to one's own signature. */
  readonly startsSigning: boolean;
}

/** The title of the dialog of signatures: what it was opened for. */
export const dialogTitle = ({ takesWitnesses, isSignedInInk, startsSigning }: Opened): string => {
  if (!startsSigning) return panelTitle({ takesWitnesses });
  return isSignedInInk ? 'How to Sign It' : 'Sign the Document';
};
