import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems hand out by themselves (from 32768 on Linux, 49152 elsewhere): no connection
// that leaves and nobody who listens "anywhere" is given one of these between the claim and its use.
const first = 12_000;
const count = 8_000;

/**
 * Ports on which nobody listens and which no other test takes until this process ends, all different.
 * Whoever claims one listens on its twin for as long, so that the system itself tells two that want the same.
 */
export const claimPorts = async (wanted: number): Promise<readonly number[]> => {
  const claimed: number[] = [];
  let next = Math.floor(Math.random() * count);
  for (let tried = 0; tried < count && claimed.length < wanted; tried += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await claim(port)) claimed.push(port);
  }
  if (claimed.length === wanted) return claimed;
  throw new Error(`Of the ports ${first} to ${first + count - 1} not even ${wanted} are free.`);
};

/** One such port. */
export const claimPort = async (): Promise<number> => {
  const [port = 0] = await claimPorts(1);
  return port;
};

const claim = async (port: number): Promise<boolean> => {
  const twin = await hold(port + count);
  if (!twin) return false;
  const probe = await hold(port);
  if (!probe) {
    twin.close();
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** Listens without keeping the process alive; nothing when somebody else does. */
const hold = async (port: number) => {
  const server = createServer().unref();
  try {
    await once(server.listen(port), 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
};
