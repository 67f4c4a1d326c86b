import { expect, test } from 'vitest';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionsOf } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const wordsPerSection = (change: Facts): readonly (readonly [string, number])[] => {
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return sectionsOf(result.value).map(({ id, blocks }) => [id, textOfBlocks(blocks).split(/\s+/u).length]);
};

test('no section of an operating agreement is too long to be read, whatever was chosen', () => {
  const managed: Facts = {
    management: 'manager',
    managers: [{ name: 'Ada Park' }, { name: 'Lee Chan' }],
    contributesByShare: false,
  };
  for (const majorDecisions of ['unanimous', 'supermajority', 'majority'] as const)
    for (const transferLimit of ['firstRefusal', 'consent', 'free'] as const)
      for (const buySell of ['all', 'death', 'none'] as const)
        for (const change of [{}, managed]) {
          const sections = wordsPerSection({ ...change, majorDecisions, transferLimit, buySell });
          expect(sections.filter(([, words]) => words > 250)).toEqual([]);
        }
});
