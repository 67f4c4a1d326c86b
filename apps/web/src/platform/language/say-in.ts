import type { Language } from '@evergrant/domain/kit/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { Say } from '#platform/language/use-say.ts';

const listeners = new Set<() => void>();
const asWritten: Say = (words) => words;
let inSpanish: Say | undefined;
let loading: Promise<void> | undefined;

/** What says a sentence in a language; until its words are loaded, in English. */
export const useSayIn = (language: Language): Say => {
  useEffect(() => {
    if (language === 'es') void loadSpanish();
  }, [language]);
  return useSyncExternalStore(
    onLoaded,
    () => sayIn(language),
    () => asWritten,
  );
};

/** The same, outside of a component. */
export const sayIn = (language: Language): Say => (language === 'es' ? (inSpanish ?? asWritten) : asWritten);

const loadSpanish = async (): Promise<void> => {
  loading ??= (async () => {
    const [{ spanishScreens }, { translate }] = await Promise.all([
      import('@evergrant/domain/wording/spanish/screens.ts'),
      import('@evergrant/domain/wording/translation/translate.ts'),
    ]);
    inSpanish = remembering((words) => spanishScreens.local.day(words) ?? translate(spanishScreens, words).text);
    for (const listener of listeners) listener();
  })().catch(() => {
    loading = undefined;
  });
  return loading;
};

// A page says the same sentences whenever it is drawn again.
const remembering = (say: Say): Say => {
  const said = new Map<string, string>();
  return (words) => {
    const known = said.get(words);
    if (known !== undefined) return known;
    const fresh = say(words);
    said.set(words, fresh);
    return fresh;
  };
};

const onLoaded = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
