import { useEffect, useRef, useState } from 'react';
import { useIsClient } from '#assistant/voice/use-is-client.ts';
import { languageTags, spokenNow } from '#platform/language/language-tags.ts';
import { notifySuccess } from '#ui/notify.ts';

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

/** Speaking instead of typing: whether the browser listens now, and how that is begun and ended. */
export interface Dictation {
  readonly isListening: boolean;
  readonly toggle: () => void;
}

/** What is heard goes to `onHeard`, to be checked before it is sent; undefined where the browser cannot listen. */
export const useDictation = (onHeard: (words: string) => void): Dictation | undefined => {
  const isClient = useIsClient();
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  });
  useEffect(() => () => running.current?.abort(), []);

  const toggle = () => {
    if (isListening) return running.current?.stop();
    const Recognizer = findRecognizer();
    if (!Recognizer) return undefined;
    const recognition = new Recognizer();
    recognition.lang = languageTags[spokenNow()];
    recognition.interimResults = false;
    recognition.onresult = ({ results }) => hear.current(results[0]?.[0]?.transcript.trim() ?? '');
    recognition.onerror = ({ error }) => {
      const words = wordsFor(error);
      if (words) notifySuccess(...words);
    };
    recognition.onend = () => setListening(false);
    running.current = recognition;
    // The voice of the page is not what the person says.
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
    recognition.start();
    setListening(true);
    return undefined;
  };
  return isClient && findRecognizer() ? { isListening, toggle } : undefined;
};

const findRecognizer = (): (new () => Recognition) | undefined => {
  const browser = window as unknown as Record<string, (new () => Recognition) | undefined>;
  return browser['SpeechRecognition'] ?? browser['webkitSpeechRecognition'];
};

const wordsFor = (error: string): readonly [string, string] | undefined => {
  if (error === 'aborted') return undefined;
  if (error === 'not-allowed' || error === 'service-not-allowed')
    return ['The Microphone Is Not Allowed', 'Allow it for this page in your browser, or type your answer.'];
  return ['Nothing Was Heard', 'Please try again, or type your answer.'];
};
