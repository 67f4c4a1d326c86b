import type { Texts } from '#architecture/find-names.ts';

/** A function or constant of the server: its text, and what the names in it stand for. */
interface Declared {
  readonly file: string;
  readonly text: string;
  readonly keyByName: ReadonlyMap<string, string>;
}

const beginning = /^(?:export )?(?:async )?(?:const|let|function|interface|type|class) (\w+)/gm;
const importing = /^import (?!type)[^'"]*?\{([^}]*)\} from '#([^']+)';$/gm;
const opening = /\.transaction\(/g;
const writing = /\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const writingAtOnce = /\bdb\s*\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;

/** A table into which a function of this file writes. */
interface Write {
  readonly file: string;
  readonly table: string;
}

/**
 * Where the server writes a row, and neither the function that writes it nor one on the way to it from where the transaction
 * was opened says so in the audit trail. The way is read from the names in the text: who is called, in which file.
 */
export const findUnrecorded = (texts: Texts, root: string): readonly Write[] => {
  const declared = readDeclared(texts, root);
  const found = [...declared.values()].flatMap((one) => [
    ...transactionsIn(one.text).flatMap((text) => unrecordedFrom({ ...one, text }, { declared, way: new Set() })),
    ...tablesIn(one, writingAtOnce).map((table) => ({ file: one.file, table })),
  ]);
  return [...new Map(found.map((write) => [`${write.file}: ${write.table}`, write])).values()];
};

interface Walk {
  readonly declared: ReadonlyMap<string, Declared>;
  /** The functions on the way here. */
  readonly way: ReadonlySet<string>;
}

const unrecordedFrom = (here: Declared, { declared, way }: Walk): readonly Write[] => {
  if (records(here, declared)) return [];
  const called = calledBy(here).flatMap((key): readonly Write[] => {
    const next = declared.get(key);
    return next && !way.has(key) ? unrecordedFrom(next, { declared, way: new Set([...way, key]) }) : [];
  });
  return [...tablesIn(here, writing).map((table) => ({ file: here.file, table })), ...called];
};

/** Whether a function appends an entry, by itself or by one that does nothing else. */
const records = (here: Declared, declared: Walk['declared']): boolean =>
  appends(here) ||
  calledBy(here).some((key) => {
    const next = declared.get(key);
    return next !== undefined && appends(next) && tablesIn(next, writing).length === 0;
  });

const appends = ({ text }: Declared): boolean => /\bappendAudit\(/.test(text);

const calledBy = ({ text, keyByName }: Declared): readonly string[] => [
  ...new Set([...text.matchAll(/\b\w+\b/g)].flatMap(([name]) => keyByName.get(name) ?? [])),
];

/** The tables into which this text itself writes. */
const tablesIn = ({ text, keyByName }: Declared, written: RegExp): readonly string[] =>
  [...text.matchAll(written)].flatMap(([, name = '']) =>
    /\/tables\.ts#/.test(keyByName.get(name) ?? '') ? [name] : [],
  );

const readDeclared = (texts: Texts, root: string): ReadonlyMap<string, Declared> =>
  new Map(
    Object.entries(texts).flatMap(([file, text]) => {
      const starts = [...text.matchAll(beginning)];
      const keyByName = new Map([
        ...importsOf(text, root),
        ...starts.map(([, name = '']): [string, string] => [name, `${file}#${name}`]),
      ]);
      return starts.map((start, index): [string, Declared] => {
        const name = start[1] ?? '';
        const own = text.slice(start.index, starts[index + 1]?.index);
        const isType = /^(?:export )?(?:interface|type) /.test(own);
        const known = new Map([...keyByName].filter(([one]) => one !== name));
        return [`${file}#${name}`, { file, text: isType ? '' : withoutComments(own), keyByName: known }];
      });
    }),
  );

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

const importsOf = (text: string, root: string): readonly [string, string][] =>
  [...text.matchAll(importing)].flatMap(([, names = '', target = '']) =>
    names
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one): [string, string] => {
        const [name = '', alias = name] = one.split(' as ');
        return [alias, `${root}/${target}#${name}`];
      }),
  );

/** What is handed to each `transaction(` of a text. */
const transactionsIn = (text: string): readonly string[] =>
  [...text.matchAll(opening)].map(({ index, 0: match }) => {
    const start = index + match.length;
    let depth = 1;
    let end = start;
    for (; end < text.length && depth > 0; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
    }
    return text.slice(start, end);
  });
