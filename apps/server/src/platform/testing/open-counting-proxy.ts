import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Connections to a database, by the name that programs give themselves there. */
interface Count {
  /** Begun so far. */
  attempts: number;
  /** Begun and neither let in nor refused. */
  inFlight: number;
  mostInFlight: number;
  /** Let in and not ended. */
  open: number;
}

/** Stands before a PostgreSQL and counts who connects; it can take the database away. */
export interface CountingProxy {
  readonly url: string;
  readonly countOf: (name: string) => Readonly<Count>;
  readonly names: () => readonly string[];
  /** Breaks all connections and refuses new ones. */
  readonly takeAway: () => void;
  readonly giveBack: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a proxy before the server of this `postgres://` address. */
export const openCountingProxy = async (databaseUrl: string): Promise<CountingProxy> => {
  const counts = new Map<string, Count>();
  const sockets = new Set<Socket>();
  let isAway = false;
  const countOf = (name: string): Count => {
    const count = counts.get(name) ?? { attempts: 0, inFlight: 0, mostInFlight: 0, open: 0 };
    counts.set(name, count);
    return count;
  };

  const peer = new URL(databaseUrl);
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => sockets.delete(client));
    client.once('data', (startup) => {
      const end = follow(countOf(nameIn(startup)));
      client.once('close', end.ended);
      if (isAway) return client.destroy();
      const upstream = connect(Number(peer.port), peer.hostname);
      upstream.on('error', () => client.destroy());
      upstream.once('data', end.letIn);
      upstream.once('close', () => client.destroy());
      client.once('close', () => upstream.destroy());
      upstream.write(startup);
      return void client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    countOf,
    names: () => [...counts.keys()],
    takeAway: () => {
      isAway = true;
      breakAll();
    },
    giveBack: () => void (isAway = false),
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Counts one connection through its life. */
const follow = (count: Count) => {
  let state: 'in flight' | 'open' | 'ended' = 'in flight';
  count.attempts += 1;
  count.inFlight += 1;
  count.mostInFlight = Math.max(count.mostInFlight, count.inFlight);
  return {
    letIn: (): void => {
      if (state !== 'in flight') return;
      state = 'open';
      count.inFlight -= 1;
      count.open += 1;
    },
    ended: (): void => {
      if (state === 'in flight') count.inFlight -= 1;
      if (state === 'open') count.open -= 1;
      state = 'ended';
    },
  };
};

// The first message holds pairs of names and values, each ended by a NUL (PostgreSQL, message formats: StartupMessage).
const nameIn = (startup: Buffer): string => {
  const parts = startup.toString('utf8', 8).split('\0');
  const at = parts.indexOf('application_name');
  return at < 0 ? 'pool' : (parts[at + 1] ?? 'pool');
};
