import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import { isGivenName, stateCodes, stateNameByCode } from '#law/state-code.ts';

const source = join(import.meta.dirname, '..');
// Families and places made up for tests live somewhere; everything else learns of states from their files.
const isMadeUp = (file: string): boolean => /\.test\.|\.arbitrary\.|-(?:sample|script)\.|\/testing\//u.test(file);
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !isMadeUp(file));
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');

const list = 'law/state-files.ts';
const names = stateCodes.map((code) => lawOf(code).name);
// A name in any case, since a pattern may be written in small letters; a code in capitals alone, since `in` and `or` are words.
const anyCase = (name: string): string =>
  name.replaceAll(/[a-z]/giu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
const name = `\\b(?:${names.map(anyCase).join('|')})\\b`;
const nameOrCode = new RegExp(`${name}|\\b(?:${stateCodes.join('|')})\\b`, 'u');
const nameOrQuotedCode = new RegExp(`${name}|'(?:${stateCodes.join('|')})'|/(?:${stateCodes.join('|')})\\.json`, 'u');

// Every form has room for the District, which is no state; an insurer is called after a state, and so are people, in lists of their names.
const isTheDistrict = (found: string): boolean => found.toLowerCase() === stateNameByCode.DC.toLowerCase();
const isBorneByPeople = (found: string): boolean =>
  found === found.toLowerCase() &&
  stateCodes.some((code) => isGivenName(code) && stateNameByCode[code].toLowerCase() === found);
const withoutInsurers = (text: string): string => text.replaceAll(/\bnew york life\b/gu, '');

const namedIn = (file: string, pattern: RegExp): readonly string[] =>
  [...withoutInsurers(withoutComments(textOf(file))).matchAll(new RegExp(pattern, 'gu'))].map(
    ([found]) => `${file}: ${found}`,
  );

test('no name or code of a state stands in the code of the law, so a state is changed in its file alone', () => {
  const ofTheLaw = files.filter((file) => file.startsWith('law/') && file !== list);
  expect(ofTheLaw.length).toBeGreaterThan(15);
  expect(ofTheLaw.flatMap((file) => namedIn(file, nameOrCode))).toEqual([]);
});

test('no clause, rule, question or topic names a state', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => file !== list).flatMap((file) => namedIn(file, nameOrQuotedCode));
  const allowed = (one: string): boolean =>
    isTheDistrict(one.split(': ')[1] ?? '') || (!one.startsWith('law/') && isBorneByPeople(one.split(': ')[1] ?? ''));
  expect(found.filter((one) => !allowed(one))).toEqual([]);
});

test('the list of files names each state once to import it and once to hold it, and says nothing else of any', () => {
  const rest = stateCodes.reduce(
    (text, code) =>
      text
        .replace(`import ${code} from '#law/states/${code}.json' with { type: 'json' };\n`, '')
        .replace(new RegExp(`\\b${code},?\\s`, 'u'), ''),
    textOf(list),
  );
  expect(nameOrCode.exec(rest)?.[0]).toBeUndefined();
});
