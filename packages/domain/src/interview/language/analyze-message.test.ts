import { describe, expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const namesIn = (text: string, known: readonly string[] = []): readonly string[] =>
  analyzeMessage(text, known)
    .names.filter(({ probability }) => probability > 0.65)
    .map(({ name }) => name);

describe('people in a message', () => {
  test.each([
    'if she goes first I will haunt her',
    'If she goes first I will haunt her',
    'she is good with figures',
    'I have stage 4 cancer',
    'start over please, delete everything',
    'neither of my kids',
    'I never forgive Ohio',
    'Patient',
    'the guy at the bank',
    'my church',
  ])('nobody is named in “%s”', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test.each([
    ['Nguyễn Thị Minh', ['Nguyễn Thị Minh']],
    ['nguyễn thị minh', ['Nguyễn Thị Minh']],
    ['adaeze okafor, lourdes reyes and hyun-woo park', ['Adaeze Okafor', 'Lourdes Reyes', 'Hyun-Woo Park']],
    ["D'Andre and priyanka venkataraman", ["D'Andre", 'Priyanka Venkataraman']],
    ['my sister lourdes', ['Lourdes']],
    ['my late husband Long', ['Long']],
    ['Sarah Church', ['Sarah Church']],
    ['Robert (Bob) Ellison, Jr.', ['Robert Ellison Jr.']],
    ['juan de la cruz', ['Juan de la Cruz']],
    ['leela pillai my daughter, then jules okoro', ['Leela Pillai', 'Jules Okoro']],
    ['my niece Blessing', ['Blessing']],
  ])('“%s” names people in any writing', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test('known people are told apart without commas, and by short names', () => {
    const known = ['Kevin Tran', 'Kim Tran', 'Elizabeth Chen', 'Will Hansen'];
    expect(analyzeMessage('kevin kim liz', known).names.map((one) => one.known)).toEqual([
      ['Kevin Tran'],
      ['Kim Tran'],
      ['Elizabeth Chen'],
    ]);
    expect(namesIn('will gets half', known)).toEqual(['Will']);
    expect(namesIn('my cousin tariq will do it', known)).toEqual(['Tariq']);
    expect(namesIn('Kim Nguyen', known)).toEqual(['Kim Nguyen']);
  });

  test('a name that is shared may mean each of them', () => {
    expect(analyzeMessage('kim', ['Kim Tran', 'Kim Park']).names[0]?.known).toEqual(['Kim Tran', 'Kim Park']);
  });
});

test.each([
  ["First Prairie Bank's trust department", ['First Prairie Bank']],
  ['everything to west oaks youth orchestra', ['West Oaks Youth Orchestra']],
  ['acme holdings llc 40%', ['Acme Holdings LLC']],
  ['Heartland Hospice and St. Jude', ['Heartland Hospice']],
  ['Mesilla Valley Community of Hope and my son Tom', ['Mesilla Valley Community of Hope']],
  ['the St. Albans Athenaeum, 100 percent', ['St. Albans Athenaeum']],
  ['my sister works at the hospital', []],
  ['sarah church', []],
])('the organizations of “%s” are known by their words', (text, names) => {
  expect(analyzeMessage(text).organizations.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['one third each', ['1/3']],
  ['two-thirds and a quarter', ['2/3', '1/4']],
  ['33 1/3% or 33⅓%', ['1/3', '1/3']],
  ['thirty-five percent, 12.5', ['7/20', '1/8']],
  ['twelve and a half percent', ['1/8']],
  ['50/50', ['1/2', '1/2']],
  ['33/33/34', ['33/100', '33/100', '17/50']],
  ['33.4 / 33.3 / 33.3', ['167/500', '333/1000', '333/1000']],
  ['fifty-fifty', ['1/2', '1/2']],
  ['½ and 1/6', ['1/2', '1/6']],
])('the parts in “%s” are exact', (text, shares) => {
  expect(analyzeMessage(text).numbers.map(({ share }) => share?.toFraction())).toEqual(shares);
});

test('what is a sum, a place in a row or an age is no part', () => {
  const kinds = analyzeMessage('$5,000 to my second cousin at 30').numbers.map(({ kind, value }) => [kind, value]);
  expect(kinds).toEqual([
    ['money', 5000],
    ['ordinal', 2],
    ['count', 30],
  ]);
});

test('a day counts once it is said in full', () => {
  const days = (text: string): readonly string[] => analyzeMessage(text).days.map(({ date }) => date);
  expect(days('born March 4, 1961 in Ohio, and 12/25/1980')).toEqual(['1961-03-04', '1980-12-25']);
  expect(days('next week, in May, two weeks ago, tomorrow')).toEqual([]);
  expect(days('February 30, 1961')).toEqual([]);
});

test('clauses say how they stand to what is said before', () => {
  const { clauses } = analyzeMessage("kim, but if she can't then kevin. she lives close, unless he moves");
  expect(clauses.map(({ kind }) => kind)).toEqual(['main', 'condition', 'main', 'condition']);
});

test('offsets point at the words as they stand', () => {
  const text = "Nguyễn Thị Minh gets D'Andre's half";
  const { words, names } = analyzeMessage(text);
  expect(words.every(({ text: said, start, end }) => text.slice(start, end) === said)).toBe(true);
  expect(names.map(({ start, end }) => text.slice(start, end))).toEqual(['Nguyễn Thị Minh', "D'Andre's"]);
});
