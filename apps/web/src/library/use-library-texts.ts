import { useEffect, useState } from 'react';
import { loadStrategyText, strategies } from '#content/strategies.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';
import type { createSearch } from '#library/search.ts';

type Texts = ReadonlyMap<string, StrategyText>;

interface LibraryTexts {
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed';
  readonly texts: Texts;
  /** Comes with the texts: who only reads the list does not load a search engine. */
  readonly createSearch: typeof createSearch | undefined;
  readonly retry: () => void;
}

const none: Texts = new Map();

/** The full texts of all guides and the means to search them, fetched once they are wanted for a search. */
export const useLibraryTexts = (areWanted: boolean): LibraryTexts => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded & { readonly attempt: number }>();
  const isReady = loaded?.texts !== undefined && loaded.createSearch !== undefined;

  useEffect(() => {
    if (!areWanted || isReady) return;
    let isHere = true;
    void load().then((parts) => isHere && setLoaded({ ...parts, attempt }));
    return () => {
      isHere = false;
    };
  }, [areWanted, isReady, attempt]);

  const stateNow = (): LibraryTexts['state'] => {
    if (isReady) return 'ready';
    if (!areWanted) return 'waiting';
    return loaded?.attempt === attempt ? 'failed' : 'loading';
  };
  return {
    state: stateNow(),
    texts: loaded?.texts ?? none,
    createSearch: loaded?.createSearch,
    retry: () => setAttempt((before) => before + 1),
  };
};

interface Loaded {
  readonly texts: Texts | undefined;
  readonly createSearch: typeof createSearch | undefined;
}

// Without the texts, titles can be searched still.
const load = async (): Promise<Loaded> => {
  const [texts, search] = await Promise.allSettled([loadAll(), import('#library/search.ts')]);
  return {
    texts: texts.status === 'fulfilled' ? texts.value : undefined,
    createSearch: search.status === 'fulfilled' ? search.value.createSearch : undefined,
  };
};

const loadAll = async (): Promise<Texts> =>
  new Map(
    await Promise.all(
      strategies.map(async ({ id }): Promise<[string, StrategyText]> => [id, await loadStrategyText(id)]),
    ),
  );
