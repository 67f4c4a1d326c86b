import { languageTags, spokenNow } from '#platform/language/language-tags.ts';

interface Heard {
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/** Speaks with the browser's own voice; whatever it is saying now ends. */
export const speak = (words: string, { onStart, onEnd }: Heard): void => {
  window.speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = languageTags[spokenNow()];
  speech.addEventListener('start', onStart);
  speech.addEventListener('end', onEnd);
  speech.addEventListener('error', onEnd);
  window.speechSynthesis.speak(speech);
};
