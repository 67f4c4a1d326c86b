import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

const folder = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const names = stateCodes.map((code) => lawOf(code).name);
const nameOrCode = new RegExp(`\\b(?:${[...stateCodes, ...names].join('|')})\\b`, 'u');

test('no name or code of a state stands in the code of the law, so a state is changed in its file alone', () => {
  expect(files.length).toBeGreaterThan(15);
  const found = files
    .filter((file) => file !== 'state-files.ts')
    .flatMap((file) => (nameOrCode.exec(textOf(file)) ?? []).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test('the list of files names each state once to import it and once to hold it, and says nothing else of any', () => {
  const rest = stateCodes.reduce(
    (text, code) =>
      text
        .replace(`import ${code} from '#law/states/${code}.json' with { type: 'json' };\n`, '')
        .replace(new RegExp(`\\b${code},?\\s`, 'u'), ''),
    textOf('state-files.ts'),
  );
  expect(nameOrCode.exec(rest)?.[0]).toBeUndefined();
});
