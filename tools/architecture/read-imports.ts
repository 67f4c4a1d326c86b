import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One import of one file. `target` is a path in the project, or the bare name of a package. */
export interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

const folderByWorkspace: Readonly<Record<string, string>> = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  rendering: 'packages/rendering/src',
  ports: 'packages/ports/src',
  server: 'apps/server/src',
  web: 'apps/web/src',
  e2e: 'e2e',
  bench: 'bench',
  tools: 'tools',
};

const statement =
  /^(?:import|export)\s+(type\s+)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every import of the project's TypeScript files below a root. */
export const readImports = (root: string): readonly Import[] =>
  Object.values(folderByWorkspace).flatMap((folder) =>
    globSync('**/*.{ts,tsx}', {
      cwd: join(root, folder),
      exclude: (name) => name === 'node_modules' || name === 'build',
    })
      .map((name) => `${folder}/${name}`)
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))),
  );

const importsOf = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(statement)].map((match) => ({
    file,
    target: resolve(file, match[2] ?? match[3] ?? match[4] ?? ''),
    isType: match[1] !== undefined,
  }));

const resolve = (file: string, specifier: string): string => {
  if (specifier.startsWith('#')) return `${workspaceFolderOf(file)}/${specifier.slice(1)}`;
  const own = /^@evergrant\/(\w+)\/(.+)$/.exec(specifier);
  const folder = own?.[1] ? folderByWorkspace[own[1]] : undefined;
  if (folder) return `${folder}/${own?.[2] ?? ''}`;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

const workspaceFolderOf = (file: string): string =>
  Object.values(folderByWorkspace).find((folder) => file.startsWith(`${folder}/`)) ?? '';
