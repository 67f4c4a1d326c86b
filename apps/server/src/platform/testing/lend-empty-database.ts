import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#platform/database/database.ts';
import { describeEmbedded, openEmbedded } from '#platform/database/open-embedded.ts';
import { emptyDatabase, noteBeginning, type Beginning } from '#platform/testing/empty-database.ts';
import { loadEmptyDatabase } from '#platform/testing/load-empty-database.ts';

interface Kept {
  readonly pglite: PGlite;
  readonly beginning: Beginning;
}

// Loaded with the file: making it the first time takes longer than a test may.
const dump = await loadEmptyDatabase();

const resting: Kept[] = [];

/**
 * An empty embedded database, until it is closed. Starting one takes a second of the processor and emptying one a tenth,
 * so those of a worker serve all of its test files, one after the other.
 */
export const lendEmptyDatabase = async (): Promise<Database> => {
  const kept = (await wakeOne()) ?? (await openOne());
  const { pglite, giveBack } = lend(kept.pglite);

  return {
    ...(await describeEmbedded(pglite)),
    close: async () => {
      giveBack();
      resting.push(kept);
    },
  };
};

/** One that rested and could be emptied; what a test did to its tables themselves cannot be undone. */
const wakeOne = async (): Promise<Kept | undefined> => {
  for (let kept = resting.pop(); kept; kept = resting.pop()) {
    if (await emptyDatabase(kept.pglite, kept.beginning)) return kept;
    await kept.pglite.close();
  }
  return undefined;
};

const openOne = async (): Promise<Kept> => {
  const { db } = await openEmbedded({ memory: true, load: dump });
  const { $client: pglite } = db as unknown as { readonly $client: PGlite };
  return { pglite, beginning: await noteBeginning(pglite) };
};

/** Whoever still holds it after it was given back is told that it is closed, as before. */
const lend = (pglite: PGlite): { readonly pglite: PGlite; readonly giveBack: () => void } => {
  let isOver = false;
  const lent = new Proxy(pglite, {
    get: (it, name) => {
      if (isOver) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(it, name, it);
      return typeof value === 'function' ? (value.bind(it) as unknown) : value;
    },
  });
  return { pglite: lent, giveBack: () => void (isOver = true) };
};
