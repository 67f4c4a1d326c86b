import { birthField } from '#facts/births.ts';
import { isSpouse, kinOf } from '#facts/kin.ts';
import { fieldOf } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName } from '#interview/language/title-case.ts';
import { assetFrom } from '#interview/papers/asset-from.ts';
import { entryFor } from '#interview/papers/entry-for.ts';
import type { Told } from '#interview/papers/finding.ts';
import { type Column, findTables, type Row, type Table } from '#interview/papers/find-tables.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { readDate } from '#interview/language/dates.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What the tables of a paper say: people with how they are related, and accounts with where they are kept. */
export const readTables: PaperReader = ({ interview, parts, today }) =>
  findTables(parts.lines).flatMap((table) => {
    if (isOfPeople(table)) return table.rows.flatMap((row) => personIn(interview, row, today));
    return isOfProperty(table) ? table.rows.flatMap((row) => propertyIn(interview, row)) : [];
  });

const isOfPeople = ({ columns }: Table): boolean =>
  (columns.includes('name') || columns.includes('first')) &&
  (columns.includes('relationship') || columns.includes('born'));

const isOfProperty = ({ columns }: Table): boolean =>
  (columns.includes('institution') || columns.includes('kind')) &&
  (['value', 'number', 'institution', 'title'] as const).some((column) => columns.includes(column));

const text = (row: Row, column: Column): string => row.cells.get(column)?.text ?? '';

const nameIn = (row: Row): string | undefined => {
  const said = text(row, 'name') || `${text(row, 'first')} ${text(row, 'last')}`.trim();
  const turned = /^([\p{L}'-]+),\s+(?!(?:jr|sr|ii|iii)\b)(\p{L}[\p{L}. '-]*)$/iu.exec(said);
  const name = turned ? `${turned[2]} ${turned[1]}` : said;
  const words = name.split(/\s+/u);
  return words.length <= 6 && /^\p{L}[\p{L}.,'\s-]+$/u.test(name) ? caseName(words) : undefined;
};

const personIn = (interview: Interview, row: Row, today: PlainDate): readonly Told[] => {
  const name = nameIn(row);
  const said = text(row, 'relationship')
    .toLowerCase()
    .replace(/^(?:my|our)\s+/u, '');
  if (name === undefined || /\b(?:ex|former|late)\b/u.test(said)) return [];
  const isDead = /\bdeceased\b/u.test(said);
  const born = readDate(text(row, 'born'), today)?.date;
  const isShort = !/\d{4}/u.test(text(row, 'born'));
  const bornOn = born !== undefined && born <= today && !isShort ? born : undefined;
  const say = (question: FactQuestion | undefined, value: unknown, isEntry = false): readonly Told[] =>
    question && value !== undefined
      ? [tell(question, row.line, { value, isEntry, from: 0, to: row.line.text.length })]
      : [];
  const question = (field: Parameters<typeof findQuestion>[1]): FactQuestion | undefined =>
    findQuestion(interview.plan, field);
  if (/^(?:self|me|myself|grantor|i)$/u.test(said))
    return [
      ...say(question(fieldOf('maker-name')), name),
      ...say(question(birthField('maker')), bornOn),
      ...say(question(fieldOf('maker-address')), findAddresses(text(row, 'address'), false)[0]?.address),
    ];
  const relation = findRelation(said.replace(/[\s(,]*deceased\W*/u, ''))?.relationship;
  if (isSpouse(relation) && !isDead) {
    const status = question(fieldOf('marital-status'));
    const married = status?.choices?.find(({ cues }) => cues.test('i am married'))?.value;
    return [...say(status, married), ...say(question(fieldOf('spouse-name')), name)];
  }
  if (kinOf(relation)?.degree !== 'child' || /^(?:step|foster)/u.test(relation ?? '')) return [];
  const children = interview.plan.questions.find(
    ({ relation: of, entries, kind }) => of === 'child' && entries && kind === 'people',
  );
  const entry =
    children?.entries &&
    entryFor(children.entries, {
      name,
      ...(relation !== 'child' && relation !== undefined && { relationship: relation }),
      isDead,
      bornOn,
    });
  return say(children, entry, true);
};

const propertyIn = ({ plan }: Interview, row: Row): readonly Told[] => {
  const question = plan.questions.find(({ kind }) => kind === 'assets');
  const words = [text(row, 'institution'), text(row, 'kind')].filter((word) => word !== '').join(' ');
  if (!question || words === '' || /^\W*(?:grand |sub-?)?totals?\b/iu.test(row.line.text)) return [];
  const value = assetFrom({
    words,
    number: text(row, 'number'),
    value: text(row, 'value'),
    title: text(row, 'title'),
  });
  return value ? [tell(question, row.line, { value, isEntry: true, from: 0, to: row.line.text.length })] : [];
};
