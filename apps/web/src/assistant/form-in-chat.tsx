import type { FactValue } from '@evergrant/contract/documents.ts';
import type { ReactNode } from 'react';
import classes from '#assistant/chat-window.module.css';

/** What a form for the open question is given. */
export interface FormToFill {
  readonly field: string;
  readonly isSaving: boolean;
  readonly error: Error | undefined;
  /** It was asked for, so that it takes the focus. */
  readonly isFocused: boolean;
  readonly onSave: (value: FactValue) => void;
  readonly onClose: () => void;
}

/** The form by which the open question can be answered. What is typed in it neither scrolls the conversation nor is read out. */
export const FormInChat = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.form} aria-live="off" data-keeps-place>
    {children}
  </div>
);
