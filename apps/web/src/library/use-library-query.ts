import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategyCategoryId } from '#content/strategies/strategy.ts';
import { useVisit } from '#platform/use-visit.ts';

const pauseMs = 150;
const whileTyping = 'typing';

/** What is searched and filtered, kept in the address, so that a link can be shared and Back works. */
export const useLibraryQuery = () => {
  const { query } = useVisit();
  const visit = useQueryVisit();
  const asked = query.get('q') ?? '';
  const category = strategyCategories.find(({ id }) => id === query.get('category'))?.id;
  const [typed, setTyped] = useTypedWords(asked);
  // Only the words: what was chosen meanwhile stays chosen.
  const send = useDebouncedCallback((q: string) => visit({ q }, true), pauseMs);

  return {
    typed,
    asked: asked.trim(),
    category,
    type: (text: string) => {
      setTyped(text);
      send(text);
    },
    toggle: (id: StrategyCategoryId) => {
      send.cancel();
      visit({ q: typed, category: id === category ? undefined : id });
    },
    clear: () => {
      send.cancel();
      setTyped('');
      visit({ q: '', category: undefined });
    },
  };
};

const useQueryVisit = () => {
  const [, setParams] = useSearchParams();
  return (next: Readonly<Record<string, string | undefined>>, isTyping = false) =>
    setParams(
      (before) => {
        const params = new URLSearchParams(before);
        for (const [name, given] of Object.entries(next)) {
          const value = given?.trim();
          if (value) params.set(name, value);
          else params.delete(name);
        }
        return params;
      },
      // One step back leaves a search, however many letters it took.
      {
        preventScrollReset: true,
        state: isTyping ? whileTyping : null,
        replace: isTyping && isTypedAddress(),
      },
    );
};

// Asked of the browser itself: while much happens a page may not have been drawn anew for the words before.
const isTypedAddress = (): boolean => (window.history.state as { readonly usr?: unknown } | null)?.usr === whileTyping;

/** The words in the box. What comes from the address goes into it, except what the box itself has just sent there. */
const useTypedWords = (asked: string) => {
  const { key, state } = useLocation();
  const arrivedBy = useNavigationType();
  const [typed, setTyped] = useState(asked);
  const isOwnEcho = state === whileTyping && arrivedBy !== 'POP';
  const place = `${key} ${asked}`;
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    if (!isOwnEcho) setTyped(asked);
  }
  return [typed, setTyped] as const;
};
