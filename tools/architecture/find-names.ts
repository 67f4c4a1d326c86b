import { cards } from '@evergrant/domain/catalogue/cards.ts';
import { documentTypes, madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { places } from '@evergrant/domain/clauses/places.ts';
import { factLibrary } from '@evergrant/domain/facts/facts.ts';
import { stateCodes, stateNameByCode } from '@evergrant/domain/law/state-code.ts';

/** The files of a folder, their text by their path. */
export type Texts = Readonly<Record<string, string>>;

const anyOf = (words: Iterable<string>): string => [...new Set(words)].join('|');
const quote = `['"\`]`;

const ids = anyOf(documentTypes.map(({ id }) => id));
const names = anyOf(cards.map(({ name }) => name));
const nouns = anyOf(madeTypes.flatMap(({ noun, together }) => [noun, together.one, together.title, together.toRead]));
const fields = anyOf(Object.keys(factLibrary));
const codes = anyOf(stateCodes);

const patterns = {
  'the id of a document type': `${quote}(?:${ids})${quote}`,
  'the name of a document type': `\\b(?:${names})\\b`,
  'a noun of a document type compared': [
    `[=!]==?\\s*${quote}(?:${nouns})${quote}`,
    `${quote}(?:${nouns})${quote}\\s*[=!]==?`,
    `\\bcase\\s+${quote}(?:${nouns})${quote}`,
    `\\.(?:includes|startsWith|endsWith|indexOf|lastIndexOf|match|test)\\(${quote}(?:${nouns})${quote}`,
  ].join('|'),
  'a fact by its field': [
    `\\bfacts\\s*\\??\\.\\s*(?:${fields})\\b`,
    `\\bfacts\\s*(?:\\?\\.)?\\[\\s*${quote}(?:${fields})${quote}`,
    `\\bfield\\b[^;]{0,120}?${quote}(?:${fields})${quote}`,
    `\\{[^{}]*\\b(?:${fields})\\b[^{}]*\\}\\s*=\\s*[^;=]*\\b[\\w.]*[fF]acts\\b`,
  ].join('|'),
  'a state': `\\b(?:${anyOf(Object.values(stateNameByCode))})\\b|${quote}(?:${codes})${quote}|/(?:${codes})\\.json`,
};

export type Name = keyof typeof patterns;

// Names of one word (children, agent) are everyday words too; what a law and a document have under such a name is no fact.
const compound = anyOf(Object.keys(factLibrary).filter((field) => /[A-Z]/.test(field)));
const ofOthers = '(?!(?:governingState|noContest|mayDelegate)\\b)';
const takesField =
  '(?:definitionOf|namingOf|findQuestion|parseFact|setFact|answerFact|displayFact|missingMark|isBirth)';

const factNames = [
  `\\b(?:facts|answers)\\s*(?:\\?\\.|\\.|(?:\\?\\.)?\\[\\s*${quote})\\s*(?:${fields})\\b`,
  `\\bfield\\s*(?:[=!]==?|:)\\s*${quote}(?:${fields})${quote}`,
  `\\{[^{}]*\\b(?:${fields})\\b[^{}]*\\}\\s*=\\s*[^;=]*\\b[\\w.]*[fF]acts\\b`,
  `${quote}${ofOthers}(?:${compound})${quote}`,
  `\\.${ofOthers}(?:${compound})\\b`,
  `\\b${ofOthers}(?:${compound})\\??\\s*:`,
  `\\{[^{}]*\\b(?:${fields})\\b[^{}]*\\}\\s*:\\s*\\w*Facts\\b`,
  `\\b${takesField}\\([^()]*${quote}(?:${fields})${quote}`,
].join('|');

const isCode = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);

// What a page of education says of a kind of trust or of a state in its prose is content; which type it is, content is told by
// the catalogue. The guides of the library have addresses of their own, some of them in the words of a type.
const isProse = (file: string, name: Name): boolean =>
  name === 'the name of a document type' || name === 'a state'
    ? file.includes('/web/src/content/')
    : /\/web\/src\/content\/strateg(?:ies|y-categories)\b/.test(file);

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

// A typeface has the name of a state, and a search its word between two others.
const isNoState = (file: string, found: string): boolean =>
  found === 'Georgia' || (found === "'OR'" && file.startsWith('apps/web/src/library/'));

/** Where the code of an app, or of what prints, says what only the catalogue and the law may know. */
export const findNames = (texts: Texts, name: Name): readonly string[] =>
  Object.entries(texts)
    .filter(([file]) => isCode(file) && !isProse(file, name))
    .flatMap(([file, text]) =>
      find(text, patterns[name])
        .filter((found) => !(name === 'a state' && isNoState(file, found)))
        .map((found) => `${file}: ${found}`),
    );

/** Where an engine says by name which fact it means, instead of the kind or the role that the fact declares. */
export const findFactNames = (texts: Texts): readonly string[] =>
  Object.entries(texts)
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) => find(text, factNames).map((found) => `${file}: ${found}`));

// The last part of an id is often an everyday word; both parts together are a clause.
const clauseIds = `${quote}(?:${anyOf([...places].filter((id) => id.includes('.'))).replaceAll('.', '\\.')})${quote}`;

/** Where code says by its id which clause it means, instead of taking the clause from the type that has it. */
export const findPlaces = (texts: Texts): readonly string[] =>
  Object.entries(texts)
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) => find(text, clauseIds).map((found) => `${file}: ${found}`));

const capacityRead = `\\bcapacity\\s*\\.(?:includes|startsWith|endsWith|match)\\(\\s*${quote}\\p{L}|\\bcapacity\\s*[=!]==?\\s*${quote}\\p{L}`;

/** Where code reads from the words beside a signature line as what somebody signs. */
export const findCapacities = (texts: Texts): readonly string[] =>
  Object.entries(texts)
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) => find(text, capacityRead).map((found) => `${file}: ${found}`));

const find = (text: string, pattern: string): readonly string[] =>
  [...withoutComments(text).matchAll(new RegExp(pattern, 'gu'))].map(([found]) => found);
