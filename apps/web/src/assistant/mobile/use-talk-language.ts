import { languages, type Language } from '@evergrant/domain/kit/language.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chosenLanguage, speakHere } from '#platform/language/spoken-language.ts';

interface Speaking {
  readonly isChanging: boolean;
  /** Nothing was said yet. */
  readonly isFresh: boolean;
  readonly speak: (language: Language) => void;
}

/** While a talk is on the page, the page speaks its language; one that has not begun begins in the language of the browser. */
export const useTalkLanguage = (language: Language, { isChanging, isFresh, speak }: Speaking): void => {
  const hasBegun = useRef(!isFresh);
  const change = useEffectEvent(speak);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (chosenLanguage() !== language) change(chosenLanguage());
  }, [language]);
  useEffect(
    () => speakHere({ language, languages, isChanging, change: (wanted) => change(wanted) }),
    [language, isChanging],
  );
};
