import { readdirSync, readFileSync } from 'node:fs';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { expect, test } from 'vitest';

interface Talk {
  readonly id: string;
  readonly documentType: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly truth: Readonly<Record<string, unknown>>;
}

interface SingleTurn {
  readonly id: string;
  readonly documentType: string;
  readonly asked: string | null;
  readonly expect: Readonly<Record<string, unknown>>;
}

const hands = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'sealed'] as const;
// The fourth hand wrote whole conversations alone.
const handsOfTurns = ['a', 'b', 'sealed'] as const;
const sizeOf: Partial<Record<(typeof hands)[number], number>> = { g: 12, i: 16, j: 12, l: 16, m: 12 };
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const talksOf = (hand: string): readonly Talk[] =>
  readdirSync(new URL(hand, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(read(`${hand}/${file}`)) as Talk);

const turnsOf = (hand: string): readonly SingleTurn[] =>
  read(`${hand}/turns.jsonl`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SingleTurn);

const asksOf = async (id: string): Promise<(field: string) => boolean> => {
  const made = madeTypes.find((type) => type.id === id);
  if (!made) throw new Error(`${id} cannot be made`);
  return (await made.load())(everyLaw).interview.asks;
};

test.each(hands)('every conversation of %s speaks of facts that its document asks', async (hand) => {
  const talks = talksOf(hand);
  expect(talks).toHaveLength(sizeOf[hand] ?? 24);
  for (const { id, documentType, answers, truth } of talks) {
    const asks = await asksOf(documentType);
    const fields = [...Object.keys(truth), ...Object.keys(answers)]
      .filter((key) => key !== '*' && key !== 'settings')
      .map((key) => key.replace(/^confirm:/u, '').replace(/\..*$/u, ''));
    expect([id, fields.filter((field) => !asks(field))]).toEqual([id, []]);
  }
});

test.each(handsOfTurns)('every single turn of %s speaks of facts that its document asks', async (hand) => {
  const turns = turnsOf(hand);
  expect(turns).toHaveLength(60);
  for (const { id, documentType, asked, expect: changed } of turns) {
    const asks = await asksOf(documentType);
    const fields = [...(asked === null ? [] : [asked.replace(/\..*$/u, '')]), ...Object.keys(changed)];
    expect([id, fields.filter((field) => !asks(field))]).toEqual([id, []]);
  }
});

test('nobody bears the name of somebody in another conversation', () => {
  const makers = hands.flatMap((hand) =>
    talksOf(hand).map(({ truth }) => JSON.stringify(truth.grantorName ?? truth.llcName)),
  );
  expect(new Set(makers).size).toBe(makers.length);
});
