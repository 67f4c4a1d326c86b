import { findSizeMistake, mediaLimits, type Medium } from '@evergrant/domain/properties/media-kinds.ts';

/** Where a chosen file stands. `sent`: how much of it, from 0 to 1. */
export type MediaState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'sent'; readonly uploadId: string }
  | { readonly kind: 'failed'; readonly message: string; readonly mayRetry: boolean };

export interface MediaItem {
  readonly id: number;
  readonly medium: Medium;
  readonly file: File;
  readonly state: MediaState;
}

export interface SentFile {
  readonly medium: Medium;
  readonly file: File;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** What a failed file is told, and whether sending it again could help. */
export interface FileFailure {
  readonly message: string;
  readonly mayRetry: boolean;
}

interface Transport {
  readonly send: (sending: SentFile) => Promise<string>;
  readonly takeBack: (uploadId: string) => Promise<unknown>;
  readonly explain: (error: unknown) => FileFailure;
}

export interface MediaQueue {
  readonly items: () => readonly MediaItem[];
  /** Calls `listener` after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes chosen files and begins to send them; answers how many were too many. */
  readonly add: (medium: Medium, files: readonly File[]) => number;
  readonly retry: (id: number) => void;
  /** Takes a file back, also from the server. */
  readonly remove: (id: number) => void;
  /** Says that the server has no such upload any more. */
  readonly lose: (uploadId: string, message: string) => void;
  /** Forgets all files, because they are submitted. */
  readonly clear: () => void;
  /** Resolves once no file waits or is being sent. */
  readonly settled: () => Promise<readonly MediaItem[]>;
}

const lanes = 2;

/** The photos and videos of one form, each sent by itself as soon as it is chosen, two at a time. */
export const createMediaQueue = (transport: Transport): MediaQueue => {
  const list = createMediaList();
  const { pump, abort } = createSender(list, transport);
  let lastId = 0;

  return {
    items: list.items,
    subscribe: list.subscribe,
    add: (medium, files) => {
      const room = mediaLimits[medium].count - list.items().filter((item) => item.medium === medium).length;
      const taken = files.slice(0, Math.max(0, room));
      const added = taken.map((file): MediaItem => ({ id: (lastId += 1), medium, file, state: begin(medium, file) }));
      list.change([...list.items(), ...added]);
      pump();
      return files.length - taken.length;
    },
    retry: (id) => {
      list.update(id, { kind: 'waiting' });
      pump();
    },
    remove: (id) => {
      const item = list.find(id);
      list.change(list.items().filter((one) => one.id !== id));
      abort(id);
      // What cannot be taken back now is removed by the server within a day.
      if (item?.state.kind === 'sent') void transport.takeBack(item.state.uploadId).catch(() => undefined);
    },
    lose: (uploadId, message) => {
      const lost = list.items().find(({ state }) => state.kind === 'sent' && state.uploadId === uploadId);
      if (lost) list.update(lost.id, { kind: 'failed', message, mayRetry: true });
    },
    clear: () => list.change([]),
    settled: () => settledItems(list),
  };
};

type MediaList = ReturnType<typeof createMediaList>;

const createMediaList = () => {
  let items: readonly MediaItem[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly MediaItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    items: () => items,
    find: (id: number): MediaItem | undefined => items.find((item) => item.id === id),
    change,
    update: (id: number, state: MediaState): void =>
      change(items.map((item) => (item.id === id ? { ...item, state } : item))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Sends what waits, as many files at a time as there are lanes. */
const createSender = (list: MediaList, { send, takeBack, explain }: Transport) => {
  const aborts = new Map<number, AbortController>();

  const sendOne = async ({ id, medium, file }: MediaItem): Promise<void> => {
    const abort = new AbortController();
    aborts.set(id, abort);
    list.update(id, { kind: 'sending', sent: 0 });
    const onProgress = (sent: number) => list.update(id, { kind: 'sending', sent });
    try {
      const uploadId = await send({ medium, file, onProgress, signal: abort.signal });
      // Taken back at the moment at which it arrived.
      if (!list.find(id)) await takeBack(uploadId).catch(() => undefined);
      else list.update(id, { kind: 'sent', uploadId });
    } catch (error) {
      if (list.find(id)) list.update(id, { kind: 'failed', ...explain(error) });
    } finally {
      if (aborts.get(id) === abort) aborts.delete(id);
      pump();
    }
  };
  const pump = (): void => {
    for (let free = lanes - aborts.size; free > 0; free -= 1) {
      const next = list.items().find(({ state }) => state.kind === 'waiting');
      if (!next) return;
      void sendOne(next);
    }
  };

  return { pump, abort: (id: number): void => aborts.get(id)?.abort() };
};

const settledItems = (list: MediaList): Promise<readonly MediaItem[]> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      if (list.items().some(({ state }) => state.kind === 'waiting' || state.kind === 'sending')) return false;
      end();
      resolve(list.items());
      return true;
    };
    const end = list.subscribe(look);
    look();
  });

const begin = (medium: Medium, file: File): MediaState => {
  const message = findSizeMistake(medium, file.size);
  return message ? { kind: 'failed', message, mayRetry: false } : { kind: 'waiting' };
};
