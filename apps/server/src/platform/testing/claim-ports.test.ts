import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { claimPorts } from '#platform/testing/claim-ports.ts';

test('no port is given to two tests, whoever asks and however often', async () => {
  const claims = await Promise.all(Array.from({ length: 40 }, () => claimPorts(3)));
  const elsewhere = await claimElsewhere(120);

  const ports = [...claims.flat(), ...elsewhere];
  expect(new Set(ports).size).toBe(240);
});

test('a claimed port is free to listen on, and none that the system hands out by itself', async () => {
  const [port = 0] = await claimPorts(1);
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();

  expect(port).toBeLessThan(32_768);
});

/** What a thread that knows nothing of this one is given. */
const claimElsewhere = async (wanted: number): Promise<readonly number[]> => {
  const url = new URL('claim-ports.ts', import.meta.url).href;
  const words = `import { parentPort } from 'node:worker_threads';
    const { claimPorts } = await import('${url}');
    parentPort.postMessage(await claimPorts(${wanted}));
    setInterval(() => undefined, 1000);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(words)}`));
  const [ports] = (await once(worker, 'message')) as [readonly number[]];
  await worker.terminate();
  return ports;
};
