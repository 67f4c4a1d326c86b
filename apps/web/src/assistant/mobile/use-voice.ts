import { useRef, useState } from 'react';
import { notifySuccess } from '#ui/notify.ts';

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: () => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
}

/** Speaking instead of typing, where the browser can listen; elsewhere the button says so. */
export const useVoice = (onHeard: (text: string) => void) => {
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);

  const toggle = () => {
    if (isListening) return running.current?.stop();
    const recognition = createRecognition();
    if (!recognition) return notifySuccess('Voice input feature coming soon');
    recognition.lang = 'en-US';
    recognition.interimResults = false;
    recognition.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
    recognition.onerror = () => notifySuccess('Nothing was heard', 'Please try again, or type your answer.');
    recognition.onend = () => setListening(false);
    running.current = recognition;
    recognition.start();
    setListening(true);
  };
  return { isListening, toggle };
};

const createRecognition = (): Recognition | undefined => {
  const browser = window as unknown as Record<string, (new () => Recognition) | undefined>;
  const Recognizer = browser['SpeechRecognition'] ?? browser['webkitSpeechRecognition'];
  return Recognizer && new Recognizer();
};
