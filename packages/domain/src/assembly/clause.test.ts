import { expect, test } from 'vitest';
import { clause, opening, type Clause } from '#assembly/clause.ts';
import { findLooseTerms } from '#assembly/find-loose-terms.ts';
import { findMisfits } from '#assembly/find-misfits.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { byArticles } from '#assembly/numbering.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { plainText } from '#assembly/plain-text.ts';
import { given, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import { children, grantorName } from '#facts/person.ts';

const isParent = deriveFact({ field: 'isParent', from: [children], derive: (facts) => facts.children.length > 0 });

const maker = clause({
  id: 'maker',
  heading: 'Maker',
  source: own(),
  facts: [grantorName],
  mayRefer: ['family'],
  defines: ['principal'],
  body: (facts, { define, refIf }) => [
    para(
      p`${given(facts.grantorName)} is the ${define('principal')}${refIf('family', (one) => p`; the family stands in ${one}`)}.`,
    ),
  ],
});

const family = clause({
  id: 'family',
  heading: 'Family',
  source: own(),
  facts: [isParent],
  refers: ['maker'],
  mayRefer: ['exhibit'],
  when: (facts) => facts.isParent,
  body: (_, { ref, has, maker: whoMakes }) => [
    para(p`The ${whoMakes} of ${ref('maker')} has children${opt(has('exhibit'), ' and an exhibit')}.`),
  ],
});

type Facts = { readonly grantorName: string; readonly isParent: boolean };

const power: Instrument<Facts> = {
  documentType: 'probe',
  instrument: 'Power',
  notice: 'Notice',
  terms: { principal: ['Principal', 'Principals'] },
  maker: 'principal',
  numbering: byArticles,
  places: new Set(['exhibit']),
  derived: [isParent],
  title: () => 'Title',
  governingState: () => 'Ohio',
  law: () => undefined,
  cover: () => [],
  opening: opening({ source: own(), refers: ['maker'], body: (_, { ref }) => [para(p`As ${ref('maker')} says.`)] }),
  articles: [{ id: 'one', heading: 'One', clauses: [maker, family] }],
  acts: [],
  schedules: [],
  guide: () => [],
};

const written = (isParentNow: boolean): string =>
  plainText(
    numberDraft(
      writeInstrument(power, { facts: { grantorName: 'Ann Lee', isParent: isParentNow }, draftedOn: '2026-11-20' }),
    ),
  );

test('a clause that the facts leave out is not printed, and nothing refers to it', () => {
  expect(written(true)).toContain('is the “Principal”; the family stands in Section 1.2.');
  expect(written(true)).toContain('The Principal of Section 1.1 has children.');
  expect(written(false)).toContain('is the “Principal”.');
  expect(written(false)).not.toContain('1.2');
});

test('a clause can read, refer to and define only what it lists, and stands only where its facts are at hand', () => {
  // @ts-expect-error nothing is listed
  clause({ id: 'a', heading: 'A', source: own(), body: (facts) => [para(p`${facts.grantorName}`)] });
  // @ts-expect-error another id is listed
  clause({ id: 'a', heading: 'A', source: own(), refers: ['b'], body: (_, { ref }) => [para(p`${ref('c')}`)] });
  // @ts-expect-error no term is listed
  clause({ id: 'a', heading: 'A', source: own(), body: (_, { define }) => [para(p`${define('trust')}`)] });
  // @ts-expect-error an instrument without that fact
  const misplaced: Clause<{ readonly isParent: boolean }> = maker;
  expect(misplaced).toBe(maker);
});

test('an instrument that fits together has no misfit', () => {
  expect(findMisfits(power, [grantorName, children])).toEqual([]);
});

test('a clause whose facts are neither asked nor derived is found', () => {
  expect(findMisfits(power, [children])).toEqual(['maker prints grantorName, which is neither asked nor derived']);
  expect(findMisfits({ ...power, derived: [] }, [grantorName, children])).toEqual([
    'family prints isParent, which is neither asked nor derived',
  ]);
  expect(findMisfits(power, [grantorName])).toEqual(['isParent is derived from children, never asked']);
});

test('a reference to what is not there, or may be left out, is found', () => {
  const refers = (id: string) => ({ ...power, opening: opening({ source: own(), refers: [id], body: () => [] }) });
  const asked = [grantorName, children];
  expect(findMisfits(refers('exhibit'), asked)).toEqual(['the opening refers to exhibit, which does not always stand']);
  expect(findMisfits(refers('family'), asked)).toEqual(['the opening refers to family, which does not always stand']);
});

test('a term without words, a term that nothing defines, and a clause that stands twice are found', () => {
  const asked = [grantorName, children];
  expect(findMisfits({ ...power, terms: {} }, asked)).toEqual(['maker defines the term principal, which has no words']);
  expect(findMisfits({ ...power, terms: { ...power.terms, agent: ['Agent', 'Agents'] } }, asked)).toEqual([
    'nothing defines the term agent',
  ]);
  const twice = { ...power, articles: [...power.articles, { id: 'two', heading: 'Two', clauses: [maker] }] };
  expect(findMisfits(twice, asked)).toEqual(['maker stands twice', 'the term principal is defined twice']);
});

test('an article that may stand empty, and words around the clauses that were never finished, are found', () => {
  const asked = [grantorName, children];
  const maybe = { id: 'two', heading: 'Two', clauses: [family] };
  expect(findMisfits({ ...power, articles: [{ id: 'one', heading: 'One', clauses: [maker] }, maybe] }, asked)).toEqual([
    'the article two has no clause that always stands',
  ]);
  expect(findMisfits({ ...power, notice: 'TBD' }, asked)).toEqual(['the notice has unfinished words']);
  const [one] = power.articles;
  expect(findMisfits({ ...power, articles: [{ id: 'one', heading: '', clauses: one?.clauses ?? [] }] }, asked)).toEqual(
    ['one has unfinished words'],
  );
});

const gift = clause({
  id: 'gift',
  heading: 'Gift',
  source: own(),
  facts: [isParent],
  defines: ['gift'],
  when: (facts) => facts.isParent,
  body: (_, { define }) => [para(p`The ${define('gift')} is made, and the Gift stands.`)],
});

const end = (words: (isThere: boolean) => string) =>
  clause({
    id: 'end',
    heading: 'End',
    source: own(),
    mayRefer: ['gift'],
    body: (_, { has }) => [para(p`${words(has('gift'))}`)],
  });

test('a term that is used whatever the facts are, and defined for some of them, is found before there are any', () => {
  const terms = { ...power.terms, gift: ['Gift', 'Gifts'] as const };
  const withEnd = (words: (isThere: boolean) => string) => ({
    ...power,
    terms,
    articles: [{ id: 'one', heading: 'One', clauses: [maker, family, gift, end(words)] }],
  });
  const facts = { grantorName: 'Ann Lee', isParent: true };
  expect(
    findLooseTerms(
      withEnd(() => 'The Gift ends.'),
      facts,
    ),
  ).toEqual(['end always uses the term gift, which is not always defined']);
  expect(
    findLooseTerms(
      withEnd((isThere) => (isThere ? 'The Gift ends.' : 'All ends.')),
      facts,
    ),
  ).toEqual([]);
  expect(findLooseTerms(power, facts)).toEqual([]);
});
