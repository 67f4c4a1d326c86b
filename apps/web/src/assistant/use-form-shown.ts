import type { FormAsked } from '@evergrant/contract/assistant.ts';
import { useState } from 'react';

/** Whether the form for the open question is shown: as the advisor offers it, until the person wants it otherwise. */
export const useFormShown = (form: FormAsked | undefined, question: string | undefined) => {
  const [wish, setWish] = useState<{ readonly question: string | undefined; readonly isShown: boolean }>();
  // Before anything was said there is no message, and no wish either.
  const own = wish !== undefined && wish.question === question ? wish : undefined;
  return {
    form: form !== undefined && (own?.isShown ?? form.isOpen) ? form : undefined,
    /** It was asked for, so that it takes the focus. */
    isWished: own !== undefined,
    show: () => setWish({ question, isShown: true }),
    hide: () => setWish({ question, isShown: false }),
  };
};
