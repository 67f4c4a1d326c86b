import { languages, type Language } from '@evergrant/domain/kit/language.ts';
import { useSyncExternalStore } from 'react';

/** In which language a page speaks, in which it can, and how it comes to speak another. */
export interface Spoken {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly isChanging: boolean;
  readonly change: (language: Language) => void;
}

const key = 'evergrant-language';
const listeners = new Set<() => void>();
let chosen: Spoken | undefined;
let here: Spoken | undefined;

/** The language of this browser, or the one of the document on the page, which its conversation has. */
export const useSpoken = (): Spoken => useSyncExternalStore(onChange, spokenNow, () => english);

/** The language of this browser, whatever the page speaks. */
export const useChosenLanguage = (): Language => useSyncExternalStore(onChange, chosenLanguage, () => english.language);

/** The language that was chosen in this browser. */
export const chosenLanguage = (): Language => browserSpoken().language;

/** Speaks another language from now on, and at the next visit. */
export const chooseLanguage = (language: Language): void => {
  if (language === chosenLanguage()) return;
  keep(language);
  chosen = spokenIn(language);
  tell();
};

/** While a document is on the page it says in which language; returns what ends that. */
export const speakHere = (spoken: Spoken): (() => void) => {
  here = spoken;
  tell();
  return () => {
    if (here !== spoken) return;
    here = undefined;
    tell();
  };
};

const spokenIn = (language: Language): Spoken => ({ language, languages, isChanging: false, change: chooseLanguage });

const english = spokenIn('en');

const spokenNow = (): Spoken => here ?? browserSpoken();

const browserSpoken = (): Spoken => (chosen ??= spokenIn(kept()));

const kept = (): Language => {
  try {
    return languages.find((language) => language === localStorage.getItem(key)) ?? 'en';
  } catch {
    return 'en';
  }
};

const keep = (language: Language): void => {
  try {
    if (language === 'en') localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    // A browser that keeps nothing is asked again at the next visit.
  }
};

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
};

// Another tab speaks another language now.
const readAgain = ({ key: changed }: StorageEvent): void => {
  if (changed !== key) return;
  chosen = undefined;
  tell();
};

const tell = (): void => {
  for (const listener of listeners) listener();
};
