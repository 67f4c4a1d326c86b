import { isOfEngine } from '#architecture/engines.ts';
import type { Import } from '#architecture/read-imports.ts';

interface Border {
  readonly name: string;
  readonly isCrossedBy: (found: Import) => boolean;
}

const mayUse: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/rendering': ['packages/domain'],
  'packages/ports': [],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/rendering', 'packages/ports'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/rendering'],
};

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\.arbitrary\.ts$/.test(file);
const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const capabilityOf = (path: string): string | undefined => /^apps\/(?:server|web)\/src\/([\w-]+)\//.exec(path)?.[1];
const documentTypeOf = (path: string): string | undefined =>
  /^packages\/domain\/src\/catalogue\/([\w-]+)\//.exec(path)?.[1];
// The types themselves, and what a type is.
const isOfTypes = (path: string): boolean => /^packages\/domain\/src\/(?:catalogue|document-type)\//.test(path);
const serviceOf = (path: string): string | undefined => /^packages\/ports\/src\/([\w-]+)\//.exec(path)?.[1];
const isServer = (path: string): boolean => path.startsWith('apps/server/src/');
const isWeb = (path: string): boolean => path.startsWith('apps/web/src/');

// The libraries that read language are used in one folder, which gives the rest of the domain its own words for what they find.
const isOfLanguage = (path: string): boolean => path.startsWith('packages/domain/src/interview/language/');
const languageLibraries = new Set(['compromise', 'chrono-node']);

const composers = new Set(['apps/server/src/main.ts', 'apps/server/src/compose.ts']);
const webShared = new Set(['ui', 'platform', 'content', 'screens']);

/** Every border of ARCHITECTURE.md that imports can cross. */
export const borders: readonly Border[] = [
  {
    name: 'arrows between workspaces point inward',
    isCrossedBy: ({ file, target }) => {
      const [from, to] = [workspaceOf(file), workspaceOf(target)];
      const allowed = mayUse[from];
      return allowed !== undefined && /^(packages|apps)\//.test(target) && to !== from && !allowed.includes(to);
    },
  },
  {
    name: 'the domain imports itself, zod, fraction.js and the libraries of language',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('packages/domain/') &&
      !isTest(file) &&
      !target.startsWith('packages/domain/') &&
      target !== 'zod' &&
      target !== 'fraction.js' &&
      !languageLibraries.has(target),
  },
  {
    name: 'libraries of language are used in one folder',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('packages/domain/') && !isOfLanguage(file) && languageLibraries.has(target),
  },
  {
    name: 'engines know no document type',
    isCrossedBy: ({ file, target }) => isOfEngine(file) && !isTest(file) && isOfTypes(target),
  },
  {
    name: 'engines know no clauses',
    isCrossedBy: ({ file, target }) =>
      isOfEngine(file) && !isTest(file) && target.startsWith('packages/domain/src/clauses/'),
  },
  {
    name: 'document types do not know each other',
    isCrossedBy: ({ file, target }) => {
      const [from, to] = [documentTypeOf(file), documentTypeOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    },
  },
  {
    name: 'clauses know no document type',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('packages/domain/src/clauses/') && !isTest(file) && isOfTypes(target),
  },
  {
    name: 'a passage gets references and definitions from the engine, typed by its lists',
    isCrossedBy: ({ file, target }) =>
      target === 'packages/domain/src/assembly/marks.ts' && !file.startsWith('packages/domain/src/assembly/'),
  },
  {
    name: 'names of people are compared in one place',
    isCrossedBy: ({ file, target }) =>
      target === 'packages/domain/src/facts/name-key.ts' &&
      file !== 'packages/domain/src/facts/same-person.ts' &&
      !isTest(file),
  },
  {
    name: 'apps reach a document type through the catalogue',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('apps/') && !isTest(file) && documentTypeOf(target) !== undefined,
  },
  {
    name: 'ports do not know each other',
    isCrossedBy: ({ file, target }) => {
      const [from, to] = [serviceOf(file), serviceOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    },
  },
  {
    name: 'tables, routes and jobs are private to their capability',
    isCrossedBy: ({ file, target }) => {
      if (!/^apps\/server\/src\/[\w-]+\/(tables|routes|jobs)\.ts$/.test(target) || isTest(file)) return false;
      if (target.startsWith('apps/server/src/platform/')) return false;
      const isRegistry = file === 'apps/server/src/app.ts' || file === 'apps/server/src/worker.ts';
      return capabilityOf(file) !== capabilityOf(target) && !(isRegistry && !target.endsWith('/tables.ts'));
    },
  },
  {
    name: 'only the composition root chooses adapters',
    isCrossedBy: ({ file, target, isType }) => {
      const port = /^packages\/ports\/src\/([\w-]+)\/([\w-]+)\.ts$/.exec(target);
      return port !== null && isServer(file) && !isTest(file) && !isType && port[1] !== port[2] && !composers.has(file);
    },
  },
  {
    name: 'the platform knows no capability',
    isCrossedBy: ({ file, target }) =>
      capabilityOf(file) === 'platform' &&
      isServer(file) &&
      !isTest(file) &&
      isServer(target) &&
      capabilityOf(target) !== 'platform',
  },
  {
    name: 'web capabilities meet in screens',
    isCrossedBy: ({ file, target }) => {
      const [from, to] = [capabilityOf(file), capabilityOf(target)];
      if (!isWeb(file) || !isWeb(target) || !from || !to || from === to) return false;
      return to === 'screens' ? from !== 'screens' : !webShared.has(from) && !webShared.has(to);
    },
  },
  {
    name: 'what web screens share knows no capability',
    isCrossedBy: ({ file, target }) => {
      const [from, to] = [capabilityOf(file), capabilityOf(target)];
      return (
        isWeb(file) && isWeb(target) && (from === 'ui' || from === 'content') && to !== undefined && !webShared.has(to)
      );
    },
  },
];

/** Sentences about every crossed border; empty when the house stands. */
export const findViolations = (imports: readonly Import[]): readonly string[] => [
  ...borders.flatMap(({ name, isCrossedBy }) =>
    imports.filter(isCrossedBy).map(({ file, target }) => `${name}: ${file} imports ${target}`),
  ),
  ...findRings(imports, { of: 'capabilities', placeOf: (file) => (isServer(file) ? capabilityOf(file) : undefined) }),
  ...findRings(imports, { of: 'folders of the domain', placeOf: (file) => domainFolder.exec(file)?.[1] }),
  ...findRings(imports, { of: 'nested folders of the domain', placeOf: (file) => nestedFolder.exec(file)?.[1] }),
  ...findRings(imports, { of: 'files of the domain', placeOf: (file) => domainFile.exec(file)?.[1] }),
  ...findRings(imports, { of: 'files of the apps', placeOf: (file) => appFile.exec(file)?.[1] }),
];

const domainFolder = /^packages\/domain\/src\/([\w-]+)\//;
const nestedFolder = /^packages\/domain\/src\/(.+)\/[^/]+$/;
const domainFile = /^packages\/domain\/src\/(.+)$/;
const appFile = /^apps\/((?:server|web)\/src\/.+)$/;

interface Places {
  readonly of: string;
  /** Where a file stands; undefined for a file that does not count. */
  readonly placeOf: (file: string) => string | undefined;
}

/** Rings of imports: who asks whom must never come back to where it began. */
const findRings = (imports: readonly Import[], { of, placeOf }: Places): readonly string[] => {
  const asks = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [placeOf(file), placeOf(target)];
    if (isTest(file) || !from || !to || from === to) continue;
    asks.set(from, (asks.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  const walk = (path: readonly string[]): readonly string[] => {
    const here = path.at(-1) ?? '';
    const start = path.indexOf(here);
    if (start < path.length - 1) return [`no ring of ${of}: ${sayRing(path.slice(start, -1))}`];
    if (done.has(here)) return [];
    const rings = [...(asks.get(here) ?? [])].flatMap((next) => walk([...path, next]));
    done.add(here);
    return rings;
  };
  return [...asks.keys()].flatMap((start) => walk([start]));
};

// From the first place by name, wherever it was entered.
const sayRing = (places: readonly string[]): string => {
  const first = places.indexOf(places.toSorted()[0] ?? '');
  return [...places.slice(first), ...places.slice(0, first + 1)].join(' -> ');
};
