import { expect, test } from 'vitest';
import { clause } from '#assembly/clause.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { settleAgency } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { agencySubject } from '#catalogue/durable-financial-poa/agency-subject.ts';
import { durableFinancialPoaCard } from '#catalogue/durable-financial-poa/card.ts';
import { agencyInstrument } from '#catalogue/durable-financial-poa/instrument.ts';
import { durableFinancialPoaNouns } from '#catalogue/durable-financial-poa/nouns.ts';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { defineDocumentType } from '#document-type/document-type.ts';
import { documentTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { notLegalAdvice, notLegalAdviceOfTwo } from '#clauses/general/not-legal-advice.ts';
import { onlyWith } from '#facts/define-fact.ts';
import type { Facts } from '#facts/facts.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { everyLaw } from '#law/every-law.ts';
import { defineRule, error, type Rule } from '#rules/rule.ts';
import { speakingOf } from '#rules/speaking-of.ts';

const made = documentTypes.filter(({ load }) => load !== undefined).map(({ id }) => documentTypeOf(id));
const today = '2026-11-20';

test('the sample of every type is finished: each reference leads somewhere, each term has its words and meaning', () => {
  expect(made.length).toBeGreaterThan(0);
  for (const type of made) expect(type.finish(type.sample, today)).toMatchObject({ ok: true });
});

test('every document carries the notice that it is no legal advice, and none is the stub of an instrument', () => {
  for (const type of made) {
    const finished = type.finish(type.sample, today);
    if (!finished.ok) throw new Error(type.id);
    expect([notLegalAdvice, notLegalAdviceOfTwo]).toContain(finished.value.notice);
    const { articles } = finished.value;
    const words = textOfBlocks(articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)));
    // Whatever it is, it says something in several articles, and more in each section than its heading.
    expect(articles.length).toBeGreaterThan(2);
    const sections = articles.flatMap((article) => article.sections).length;
    expect(words.split(/\s+/u).length).toBeGreaterThan(Math.max(800, sections * 50));
  }
});

const probe = {
  nouns: durableFinancialPoaNouns,
  card: durableFinancialPoaCard,
  plan: agencyPlan,
  settle: settleAgency,
  instrument: agencyInstrument,
  undecided: {},
  review: { subject: agencySubject, checks: () => [] },
  formality: { kind: 'financial-power-of-attorney', fewestWitnesses: 0, notary: 'required' },
  stateFields: ['grantorState'],
  makerName: ({ grantorName }: Facts) => grantorName,
  extract: () => ({}),
  summary: () => [],
  introduced: () => [],
  suggestFromName: () => ({}),
  sample: agencySample,
  script: [],
} as const;

test('a type that names a section or a fact which it does not have is not loaded', () => {
  expect(() => defineDocumentType({ ...probe, undecided: { agencyStart: ['effect.begin'] } })).toThrow(
    'undecided names the section effect.begin, which stands in no article',
  );
  expect(() => defineDocumentType({ ...probe, undecided: { trustName: ['effect.start'] } })).toThrow(
    'undecided names trustName, which is never asked',
  );
  expect(() => defineDocumentType({ ...probe, stateFields: ['governingState'] })).toThrow(
    'the states are read from governingState, which is never asked',
  );
  const requiring = (required: ReturnType<typeof agencySubject>['required']) => () => {
    const subject = (facts: Parameters<typeof agencySubject>[0]) => ({ ...agencySubject(facts), required });
    return defineDocumentType({ ...probe, review: { ...probe.review, subject } });
  };
  expect(requiring([{ field: 'llcName', words: [] }])).toThrow('the review requires llcName, which is never asked');
  expect(requiring([])).toThrow('the subject of its review requires no fact to be printed');
});

test('a type that is sold under another name than it is made is not loaded', () => {
  const sold = (change: object) => () => defineDocumentType({ ...probe, card: { ...probe.card, ...change } });
  expect(sold({})).not.toThrow();
  expect(sold({ id: 'other-power' })).toThrow('it is called other-power elsewhere');
});

test('a type whose rule speaks of what it does not ask is not loaded, since nobody could mend what the rule finds', () => {
  const withRule = (rule: Rule) => () => defineDocumentType({ ...probe, plan: { ...agencyPlan, rules: [rule] } });
  const shared = defineRule('P1', ['llcName', 'agent'], () => [error(['llcName', 'agent'], 'They are one.')]);
  expect(withRule(shared)).toThrow('the rule P1 speaks of llcName, which is never asked');
  expect(withRule(defineRule('P1', [], () => []))).toThrow('the rule P1 speaks of nothing that is asked');
  const narrowed = speakingOf(shared, ['agent']);
  expect(withRule(narrowed)).not.toThrow();
  expect(narrowed({}, { today, laws: everyLaw })).toEqual([
    { code: 'P1', level: 'error', fields: ['agent'], message: 'They are one.' },
  ]);
});

test('a type with a question that nobody can ever be asked, or that is asked twice, is not loaded', () => {
  const withQuestion = (question: FactQuestion) => () =>
    defineDocumentType({ ...probe, plan: { ...agencyPlan, questions: [...agencyPlan.questions, question] } });
  const never = { ...trust.trusteeFixedFeeInCents, applies: onlyWith([], () => false) };
  expect(withQuestion(never)).toThrow('trusteeFixedFeeInCents is never asked, whatever is answered');
  const gone = onlyWith(['agencyStart'], ({ agencyStart }) => agencyStart === 'never');
  expect(withQuestion({ ...never, applies: gone })).toThrow('trusteeFixedFeeInCents is never asked');
  const sometimes = onlyWith(['agencyStart'], ({ agencyStart }) => agencyStart === 'onIncapacity');
  expect(withQuestion({ ...never, applies: sometimes })).not.toThrow();
  expect(withQuestion(person.grantorName)).toThrow('is asked twice');
});

test('a type with words around a reference that leads nowhere in any instrument is not loaded', () => {
  const lost = clause({
    id: 'probe.lost',
    heading: 'Lost',
    source: own(),
    mayRefer: ['general.severabilty', 'death.gifts'],
    body: (_, { refIf }) => [para(p`It stands${refIf('general.severabilty')}${refIf('death.gifts')}.`)],
  });
  const article = { id: 'probes', heading: 'Probes', clauses: [lost] };
  const instrument = { ...agencyInstrument, articles: [...agencyInstrument.articles, article] };
  expect(() => defineDocumentType({ ...probe, instrument })).toThrow(
    'durable-financial-poa: probe.lost may refer to general.severabilty, which stands in no instrument',
  );
});

test('a type that asks a question without the fact on which it depends is not loaded', () => {
  const questions = [...agencyPlan.questions, trust.trusteeFixedFeeInCents];
  expect(() => defineDocumentType({ ...probe, plan: { ...agencyPlan, questions } })).toThrow(
    'trusteeFixedFeeInCents belongs only with trusteeCompensation, which is never asked',
  );
});

test('a type that always uses a term is not loaded where that term is defined only sometimes', () => {
  const sometimes = clause({
    id: 'probe.gift',
    heading: 'Gift',
    source: own(),
    defines: ['gift'],
    when: () => false,
    body: (_, { define }) => [para(p`The ${define('gift')} is made, and the Gift stands.`)],
  });
  const always = clause({ id: 'probe.end', heading: 'End', source: own(), body: () => [para(p`The Gift ends.`)] });
  const article = { id: 'probes', heading: 'Probes', clauses: [sometimes, always] };
  const instrument = {
    ...agencyInstrument,
    terms: { ...agencyInstrument.terms, gift: ['Gift', 'Gifts'] as const },
    articles: [...agencyInstrument.articles, article],
  };
  expect(() => defineDocumentType({ ...probe, instrument })).toThrow(
    'probe.end always uses the term gift, which is not always defined',
  );
});

const empty = clause({ id: 'probe', heading: 'Probe', source: own(), body: () => [] });
const thin = {
  ...agencyInstrument,
  articles: [...agencyInstrument.articles, { id: 'probes', heading: 'Probes', clauses: [empty] }],
};

test('a fault of ours is told as one: whom to write to, and what to mention, instead of what a check found', () => {
  const faulty = defineDocumentType({ ...probe, instrument: thin })(everyLaw);
  const message =
    'We could not put the finished document together from these answers. Please contact support and mention G6.';
  expect(faulty.finish(faulty.sample, today)).toEqual({
    ok: false,
    reason: [{ field: 'document', message, faults: ['G6 probe'] }],
  });
  expect(faulty.findings(faulty.sample, faulty.preview(faulty.sample, today))).toContainEqual({
    level: 'error',
    message,
  });
});

test('what a person can mend in their own words is told as it is', () => {
  const type = documentTypeOf('durable-financial-poa');
  const grantorAddress = '12 Palm Street, Orlando, FL 32801, 123-45-6789';
  expect(type.finish({ ...type.sample, grantorAddress }, today)).toEqual({
    ok: false,
    reason: [{ field: 'document', message: 'A Social Security number or a full account number is printed.' }],
  });
});

test('a document of another clause library is not measured by the checks of today', () => {
  for (const type of made) {
    const document = { ...type.preview(type.sample, today), articles: [], clauseLibrary: '2025.1.0' };
    expect(type.findings({}, document)).toEqual([
      { level: 'information', message: type.execution.requirementsOf(document, {}).method.reason },
    ]);
  }
});
