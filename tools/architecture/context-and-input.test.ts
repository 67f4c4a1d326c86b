import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findLongLists } from '#architecture/find-parameters.ts';

const root = resolve(import.meta.dirname, '../..');

const texts = Object.fromEntries(
  globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

test('no function of the server is called with its arguments in an order of its own: a context, then an input', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(300);
  expect(findLongLists(texts)).toEqual([]);
});

test.each([
  "export const changeEmail = async (\n  context: Pick<Context, 'db' | 'clock'>,\n  accounts: Accounts,\n  { email }: Wanted,\n): Promise<void> => {",
  'export const findStep = (secret: Buffer, typed: string, now: Date): number => {',
  'const lockInvoice = async (tx: Tx, word: InvoiceWord, order: Order): Promise<Invoice> => {',
  "const note = ({ log }: Pick<Context, 'log'>, id: string, error: unknown): void => {",
  'export async function keep(tx: Tx, id: string, text: string): Promise<void> {',
  'export const act = (context: Context, id: string, work: () => void, last: string): void => {',
])('a longer list of parameters is found in: %s', (text) => {
  expect(findLongLists({ 'apps/server/src/probe.ts': text })).toEqual([expect.stringContaining('probe.ts: ')]);
});

test.each([
  'export const keep = async (tx: Tx, { id, text, at }: Kept): Promise<Map<string, number>> => {',
  'export const serve = <Body>(api: Api, operation: Operation<Body, Answer>, answer: (asked: Asked) => Promise<void>): void => {',
  'const problemOf = (status: number, code: string, detail: string): Problem => {',
])('a context with an input is left alone, and what is called back comes last: %s', (text) => {
  expect(findLongLists({ 'apps/server/src/probe.ts': text })).toEqual([]);
});
