import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import type { StateCode } from '#law/state-code.ts';

/** Makes up facts of one type under the law of a state. */
export type Generator = (state: StateCode) => fc.Arbitrary<Facts>;

/** The generator of a type: what its `…-facts.arbitrary.ts` exports under a name that ends in `FactsIn`. Throws where there is none. */
export const generatorOf = async (id: string): Promise<Generator> => {
  const [file] = globSync(`${catalogue}/${id}/*-facts.arbitrary.ts`);
  const made = file === undefined ? {} : ((await import(file)) as Readonly<Record<string, Generator>>);
  const [, generator] = Object.entries(made).find(([name]) => name.endsWith('FactsIn')) ?? [];
  if (!generator) throw new Error(`no facts are made up for ${id}`);
  return generator;
};

const catalogue = dirname(dirname(fileURLToPath(import.meta.url)));
