import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from '#personal-data/zip-files.ts';

const names = Array.from({ length: 20 }, (_, index) => `file-${index}.txt`);

async function* files() {
  for (const name of names) yield { name, bytes: Buffer.from('Evergrant '.repeat(100)) };
}

test('between two files of an archive everybody else has a turn, so no download makes others wait for all of it', async () => {
  let turns = 0;
  let isOver = false;
  const countTurn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(countTurn);
  };
  setImmediate(countTurn);

  const bytes = new Uint8Array(await new Response(zipFiles(files(), new Date('2026-03-02T15:00:00Z'))).arrayBuffer());
  isOver = true;

  expect(Object.keys(unzipSync(bytes))).toEqual(names);
  expect(turns).toBeGreaterThanOrEqual(names.length - 1);
});
