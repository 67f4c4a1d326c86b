import type { Entry, Ledger } from '#stripe-sandbox/ledger.ts';
import type { Session, SessionPlan, WireEvent, WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** What one act changes: objects as they are afterwards, and what to tell about it. */
export interface Change {
  readonly objects?: readonly WireObject[];
  readonly events?: readonly WireEvent[];
  readonly entries?: readonly Entry[];
}

/** The sandbox's own records, in the words of the API. */
export interface Books {
  readonly findObject: <Found extends WireObject>(kind: Found['object'], id: string) => Found | undefined;
  readonly listObjects: (kind: string) => readonly WireObject[];
  readonly findPlan: (sessionId: string) => SessionPlan | undefined;
  readonly listSessions: () => readonly Session[];
  readonly findEntry: Ledger['find'];
  readonly listEntries: Ledger['list'];
  /** Writes a change in one piece, then tells those who wait for events. */
  readonly write: (change: Change) => void;
}

export interface Outbound {
  /** The entries that make sure that an event will be told, whatever happens. */
  readonly promise: (event: WireEvent) => readonly Entry[];
  readonly wake: () => void;
}

export const keepBooks = (ledger: Ledger, outbound: Outbound): Books => {
  const listObjects = (kind: string): readonly WireObject[] => ledger.list(kind) as readonly WireObject[];

  return {
    findObject: <Found extends WireObject>(kind: Found['object'], id: string) =>
      ledger.find(kind, id) as Found | undefined,
    listObjects,
    findPlan: (sessionId) => ledger.find('plan', sessionId) as SessionPlan | undefined,
    listSessions: () => listObjects('checkout.session') as readonly Session[],
    findEntry: ledger.find,
    listEntries: ledger.list,
    write: ({ objects = [], events = [], entries = [] }) => {
      const told = [...objects, ...events].map((value) => ({ table: value.object, key: value.id, value }));
      ledger.commit([...told, ...entries, ...events.flatMap(outbound.promise)]);
      outbound.wake();
    },
  };
};
