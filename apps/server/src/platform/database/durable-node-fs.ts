import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenModule {
  NODEFS: {
    stream_ops: Record<string, unknown>;
    realPath: (node: unknown) => string;
  };
}
interface EmscriptenStream {
  nfd?: number;
  node: unknown;
}

/** The embedded database's file system with an fsync that reaches the disk; the stock one ignores it. */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const started = await super.init(pg, options);
    const hooks = [started.emscriptenOpts.preRun ?? []].flat() as ((module: unknown) => void)[];
    started.emscriptenOpts.preRun = [...hooks, (module: unknown) => reachDisk(module as EmscriptenModule)];
    return started;
  }
}

/** The start parameters without `-F`, which would switch fsync off. */
export const durableStartParameters = (): string[] => {
  const { defaultStartParams } = PGlite as unknown as { defaultStartParams: readonly string[] };
  return [...defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];
};

const reachDisk = ({ NODEFS }: EmscriptenModule): void => {
  NODEFS.stream_ops['fsync'] = (stream: EmscriptenStream): number => {
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd);
      return 0;
    }
    const folder = openSync(NODEFS.realPath(stream.node), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    return 0;
  };
};
