import { expect, test } from 'vitest';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import type { Draft, DraftBlock } from '#assembly/draft.ts';
import { plainText } from '#assembly/plain-text.ts';
import { byArticles, letterOf, romanOf } from '#assembly/numbering.ts';
import { finalize } from '#assembly/finalize.ts';
import { define, ref } from '#assembly/marks.ts';
import { given, list, p, para, table } from '#assembly/prose.ts';

const draft = (blocks: readonly DraftBlock[], more: Partial<Draft> = {}): Draft => ({
  documentType: 'living-trust',
  title: 'A Trust',
  instrument: 'Declaration of Trust',
  draftedOn: '2026-11-20',
  governingState: 'Ohio',
  cover: [],
  notice: 'Not legal advice.',
  terms: { trust: ['Trust', 'Trusts'], trustee: ['Trustee', 'Trustees'] },
  numbering: byArticles,
  opening: [],
  articles: [
    { id: 'declaration', heading: 'One', sections: [{ id: 'declaration.trust', heading: 'First', blocks }] },
    {
      id: 'life',
      heading: 'Two',
      sections: [
        { id: 'life.revocation', heading: 'Second', blocks: [para(p`As ${ref('declaration.trust')} says.`)] },
        { id: 'life.care', heading: 'Third', blocks: [para(p`See ${ref('life')} and ${ref('schedule.assets')}.`)] },
      ],
    },
  ],
  acts: [],
  schedules: [{ id: 'schedule.assets', heading: 'Property', blocks: [] }],
  guide: [],
  ...more,
});

const sound = [para(p`The ${define('trust')} is made, and the Trust lasts.`)];

const issuesOf = (one: Draft) => {
  const result = finalize(one);
  return result.ok ? [] : result.reason;
};

test('articles, sections, lists and references are numbered as they stand', () => {
  const result = finalize(
    draft([
      ...sound,
      list([p`first`, { content: p`second`, items: [p`inner`, p`other`].map((content) => ({ content })) }]),
    ]),
  );
  if (!result.ok) throw new Error('refused');
  const [first, second] = result.value.articles;
  expect(first?.number).toBe('I');
  expect(second?.sections.map(({ number }) => number)).toEqual(['2.1', '2.2']);
  expect(JSON.stringify(second)).toContain('"text":"Section 1.1"');
  expect(JSON.stringify(second)).toContain('"text":"Article II"');
  expect(JSON.stringify(second)).toContain('"text":"Schedule A"');
  const items = first?.sections[0]?.blocks[1];
  if (items?.kind !== 'list') throw new Error('no list');
  expect(items.items.map(({ label }) => label)).toEqual(['(a)', '(b)']);
  expect(items.items[1]?.items?.map(({ label }) => label)).toEqual(['(i)', '(ii)']);
});

test('a reference to a clause that was left out is refused', () => {
  expect(issuesOf(draft([...sound, para(p`See ${ref('general.noContest')}.`)]))).toEqual([
    { kind: 'unresolved-reference', target: 'general.noContest' },
  ]);
});

test('a term must be defined once, before it is used, and be used', () => {
  expect(issuesOf(draft([para(p`The Trustee acts.`)]))).toEqual([{ kind: 'undefined-term', term: 'trustee' }]);
  expect(issuesOf(draft([para(p`The ${define('trust')}.`)]))).toEqual([{ kind: 'unused-term', term: 'trust' }]);
  expect(issuesOf(draft([para(p`A Trust, the ${define('trust')}.`)]))).toEqual([
    { kind: 'term-used-before-definition', term: 'trust' },
  ]);
  expect(issuesOf(draft([...sound, ...sound]))).toEqual([{ kind: 'term-defined-twice', term: 'trust' }]);
});

test('a term that the instrument has no words for is refused', () => {
  expect(issuesOf(draft([...sound, para(p`The ${define('testator')} and the ${define('testator')}.`)]))).toEqual([
    { kind: 'unknown-term', term: 'testator' },
  ]);
});

test('an instrument may number plain paragraphs, with headings between them, and call its schedules exhibits', () => {
  const result = finalize(
    draft(sound, { numbering: { body: 'paragraphs', schedules: { word: 'Exhibit', by: 'figures' } } }),
  );
  if (!result.ok) throw new Error('refused');
  const { articles, schedules } = result.value;
  expect(articles.map(({ number }) => number)).toEqual(['', '']);
  expect(articles.flatMap(({ sections }) => sections.map(({ number }) => number))).toEqual(['1', '2', '3']);
  expect(schedules.map(({ label }) => label)).toEqual(['Exhibit 1']);
  expect(JSON.stringify(articles)).toContain('"text":"Paragraph 1"');
  expect(plainText(result.value)).toContain('See Two and Exhibit 1.');
});

test('numerals and letters go on as far as an instrument is long', () => {
  expect([4, 9, 14, 40, 99].map(romanOf)).toEqual(['IV', 'IX', 'XIV', 'XL', 'XCIX']);
  expect([0, 25, 26, 27].map(letterOf)).toEqual(['a', 'z', 'aa', 'bb']);
});

test('an id may be given once only', () => {
  const one = draft(sound);
  const schedules = [...one.schedules, ...one.schedules];
  expect(issuesOf({ ...one, schedules })).toEqual([{ kind: 'duplicate-id', id: 'schedule.assets' }]);
});

test('no blank survives: placeholders, filler words and unprinted values are refused wherever they stand', () => {
  const fillers = [
    '[name]',
    '{{name}}',
    '${name}',
    '<% name %>',
    '____',
    'TBD',
    'TODO',
    'XXXX',
    'lorem ipsum',
    'undefined',
    'NaN',
    '[object Object]',
    'insert date',
  ];
  const column = { heading: 'x', width: 100, align: 'start' } as const;
  for (const filler of fillers) {
    expect(issuesOf(draft([...sound, para(p`Here ${filler} stands.`)])).map(({ kind }) => kind)).toEqual(['filler']);
    expect(issuesOf(draft([...sound, list([p`Here ${filler} stands.`])]))).toHaveLength(1);
    expect(issuesOf(draft([...sound, table([column], [[p`Here ${filler} stands.`]])]))).toHaveLength(1);
  }
  expect(issuesOf(draft([...sound, para(p`Article XX is null and void.`)]))).toEqual([]);
});

test('the person’s own words may contain anything, and ink blanks may stay', () => {
  expect(issuesOf(draft([...sound, para(p`${given('[TBD] ____ {{x}}')} on ${dateOfSigning}.`)]))).toEqual([]);
});

test('a fact that is still missing keeps a document from being finished', () => {
  const gap = { kind: 'blank', purpose: 'To be completed: Home address', width: 24, field: 'grantorAddress' } as const;
  expect(issuesOf(draft([...sound, para([gap])]))).toEqual([{ kind: 'missing-fact', field: 'grantorAddress' }]);
});

test('slips of typesetting are refused: double spaces, a space before a comma, two full stops', () => {
  for (const slip of ['two  spaces', 'one , comma', 'the end..', 'a,, b']) {
    expect(issuesOf(draft([...sound, para(p`${slip}`)])).map(({ kind }) => kind)).toEqual(['fault']);
  }
});
