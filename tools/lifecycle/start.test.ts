import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Operation } from '@evergrant/contract/operation.ts';
import { expect, test } from 'vitest';
import { openTestFolder, startReady, stopProduct, type Product } from '#lifecycle/start-product.ts';

const get = async (url: string): Promise<{ readonly status: number; readonly type: string; readonly body: string }> => {
  const response = await fetch(url);
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    body: await response.text(),
  };
};

interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const contract = resolve(import.meta.dirname, '../../packages/contract/src');

/** Every operation that the contract describes, whatever file it stands in. */
const readOperations = async (): Promise<readonly Operation[]> => {
  const names = readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const files = await Promise.all(names.map((name) => import(join(contract, name)) as Promise<object>));
  return files.flatMap((file) => Object.values(file).filter(isOperation));
};

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

const expectEveryOperation = async ({ paths, servers }: Document): Promise<void> => {
  const operations = await readOperations();
  expect(operations.length).toBeGreaterThan(30);
  expect(servers).toEqual([{ url: '/' }]);
  for (const { id, method, path } of operations) {
    const described = paths[`/api${path}`]?.[method];
    expect({ method, path, id: described?.operationId }).toEqual({ method, path, id });
    const named = described?.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(named ?? []).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const { description } of Object.values(described?.responses ?? {})) expect(description).not.toBe('');
  }
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
};

const expectWholeReferences = (document: Document): void => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    expect({ reference, kind: typeof found }).toEqual({ reference, kind: 'object' });
  }
};

const expectReference = async ({ url }: Product): Promise<void> => {
  const { status, body } = await get(`${url}/api/openapi.json`);
  expect(status).toBe(200);
  const document = JSON.parse(body) as Document;
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  await expectEveryOperation(document);
  expectWholeReferences(document);

  const page = await get(`${url}/api/docs`);
  expect(page).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(3);
  for (const file of files) expect(await get(`${url}${file}`)).toMatchObject({ status: 200 });
};

test('one command starts everything and says where it is', async () => {
  const product = await startReady(openTestFolder());
  const { url, sandboxUrl } = product;

  expect(product.output()).toMatch(new RegExp(`App +${url}\n`));
  expect(product.output()).toMatch(new RegExp(`Mailbox +${url}/dev/mailbox\n`));
  expect(product.output()).toMatch(new RegExp(`Payment sandbox +${sandboxUrl}\n`));
  expect(product.output()).toMatch(new RegExp(`API reference +${url}/api/docs\n`));

  expect(await get(`${url}/healthz`)).toMatchObject({ status: 200, body: '{"status":"alive"}' });
  expect(JSON.parse((await get(`${url}/readyz`)).body)).toEqual({ status: 'ready', database: true, jobs: true });
  expect((await get(url)).body).toContain('The web app stands here.');
  expect(await get(`${url}/dev/mailbox`)).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
  expect((await get(`${url}/dev/mailbox.json?to=nobody@example.org`)).body).toBe('[]');
  expect((await get(`${sandboxUrl}/healthz`)).status).toBe(200);
  expect((await get(`${url}/api/nothing`)).type).toContain('application/problem+json');
  await expectReference(product);

  expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
});
