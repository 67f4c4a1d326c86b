import { useEffect, useState } from 'react';
import { loadStrategyText, strategies } from '#content/strategies.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

type Texts = ReadonlyMap<string, StrategyText>;

interface LibraryTexts {
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed';
  readonly texts: Texts;
  readonly retry: () => void;
}

const none: Texts = new Map();

/** The full texts of all guides, fetched once they are wanted for a search. */
export const useLibraryTexts = (areWanted: boolean): LibraryTexts => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly attempt: number; readonly texts: Texts | undefined }>();
  const isReady = loaded?.texts !== undefined;

  useEffect(() => {
    if (!areWanted || isReady) return;
    let isHere = true;
    loadAll().then(
      (texts) => isHere && setLoaded({ attempt, texts }),
      () => isHere && setLoaded({ attempt, texts: undefined }),
    );
    return () => {
      isHere = false;
    };
  }, [areWanted, isReady, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  if (loaded?.texts) return { state: 'ready', texts: loaded.texts, retry };
  if (!areWanted) return { state: 'waiting', texts: none, retry };
  return { state: loaded?.attempt === attempt ? 'failed' : 'loading', texts: none, retry };
};

const loadAll = async (): Promise<Texts> =>
  new Map(
    await Promise.all(
      strategies.map(async ({ id }): Promise<[string, StrategyText]> => [id, await loadStrategyText(id)]),
    ),
  );
