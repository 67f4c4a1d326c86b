import type { FormAsked } from '@evergrant/contract/assistant.ts';
import type { ReactNode } from 'react';
import { FormInChat, type FormToFill } from '#assistant/form-in-chat.tsx';
import type { ChatOptions } from '#assistant/use-chat.ts';
import { useFilling } from '#assistant/use-filling.ts';
import { useFormShown } from '#assistant/use-form-shown.ts';

/** The form of the open question as it stands in the conversation, and how it is asked for where it does not. */
export interface ChatForm {
  readonly shown: ReactNode;
  readonly onForm: (() => void) | undefined;
}

interface Options extends ChatOptions {
  readonly form: FormAsked | undefined;
  readonly renderForm: (form: FormToFill) => ReactNode;
  /** Where the focus goes once the form is gone. */
  readonly after: () => void;
}

/** Answers the open question by a form. */
export const useChatForm = ({ form: asked, renderForm, ...options }: Options): ChatForm => {
  const { after, conversation } = options;
  const { form, isWished, show, hide } = useFormShown(asked, conversation.messages.at(-1)?.id);
  const { save, forget, isSaving, error } = useFilling(options);
  if (!form) return { shown: null, onForm: asked && show };
  const { field } = form;
  const close = () => {
    forget();
    hide();
    after();
  };
  return {
    shown: (
      <FormInChat key={field}>
        {renderForm({
          ...{ field, isSaving, error, isFocused: isWished },
          ...{ onSave: (value) => save(field, value), onClose: close },
        })}
      </FormInChat>
    ),
    onForm: undefined,
  };
};
