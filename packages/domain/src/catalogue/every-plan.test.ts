import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import type { Recorded } from '#facts/define-fact.ts';
import type { Facts } from '#facts/facts.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';

/** One document type: what it asks, and families of every shape. */
interface Asked {
  readonly id: string;
  readonly plan: QuestionPlan;
  readonly families: readonly Facts[];
}

// The one export of a module that a test looks for.
const exported = async <Value>(file: string, isMeant: (name: string, value: unknown) => boolean): Promise<Value> => {
  const module = (await import(join(import.meta.dirname, file))) as Readonly<Record<string, unknown>>;
  const found = Object.entries(module).find(([name, value]) => isMeant(name, value));
  if (!found) throw new Error(`${file} exports nothing of the kind`);
  return found[1] as Value;
};

const isPlan = (_name: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'questions' in value && 'rules' in value;

const states: readonly StateCode[] = ['OH', 'CA', 'VA'];

const askedBy = async (file: string): Promise<Asked> => {
  const id = dirname(file);
  const [arbitrary = ''] = globSync('*.arbitrary.ts', { cwd: join(import.meta.dirname, id) }).filter((one) =>
    basename(one).includes('-facts'),
  );
  const factsIn = await exported<(state: StateCode) => fc.Arbitrary<Facts>>(join(id, arbitrary), (name) =>
    name.endsWith('FactsIn'),
  );
  const plan = await exported<QuestionPlan>(file, isPlan);
  const made = states.flatMap((state) => fc.sample(factsIn(state), { numRuns: 200, seed: 5 }));
  const shaped = [documentTypeOf(id).sample, ...made].flatMap((facts, index) => [
    facts,
    choosing(plan, withSpouse(facts, 'onBenefits'), index),
    choosing(plan, withSpouse(facts, index % 2 === 0 ? 'onBenefits' : 'paidOut'), index + 1),
  ]);
  return { id, plan, families: shaped.map((facts) => onlyAsked(plan, facts)) };
};

// The same family with one answer of each question that offers some; among special arrangements it takes all.
const choosing = ({ questions }: QuestionPlan, facts: Facts, turn: number): Facts => ({
  ...facts,
  ...Object.fromEntries(
    questions.flatMap(({ field, kind, choices = [] }, place): readonly (readonly [string, unknown])[] => {
      const one = choices[(turn + place) % choices.length]?.value;
      if (kind === 'yesNo') return [[field, (turn + place) % 2 === 0]];
      // Each at its own pace, so that two states of one family differ now and then.
      if (kind === 'state') return [[field, states[Math.floor(turn / (place + 1)) % states.length]]];
      if (kind === 'choice') return [[field, one]];
      return kind === 'choices' ? [[field, choices.map(({ value }) => value)]] : [];
    }),
  ),
});

// A spouse who takes a share, on benefits or paid out, opens questions that few families meet.
const withSpouse = (facts: Facts, spouse: 'onBenefits' | 'paidOut'): Facts => ({
  ...facts,
  maritalStatus: 'Married',
  spouseName: 'Robin Marsh',
  beneficiaries: [
    ...(facts.beneficiaries ?? []),
    { name: 'Robin Marsh', relationship: 'spouse', isDisabled: spouse === 'onBenefits' },
  ],
});

// What a type does not ask, nobody answers.
const onlyAsked = ({ questions }: QuestionPlan, facts: Recorded): Facts =>
  Object.fromEntries(questions.flatMap(({ field }) => (facts[field] === undefined ? [] : [[field, facts[field]]])));

const types = await Promise.all(
  globSync('*/plan.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(askedBy),
);

test('every type that can be made is looked at', () => {
  expect(types.map(({ id }) => id)).toEqual(madeTypes.map(({ id }) => id).toSorted());
});

test.each(types)('no $id is without a test that makes documents of every shape', ({ id }) => {
  const tests = globSync('*.test.ts', { cwd: join(import.meta.dirname, id) }).map((file) =>
    readFileSync(join(import.meta.dirname, id, file), 'utf8'),
  );
  expect(tests.filter((text) => text.includes('-facts.arbitrary.ts')).length).toBeGreaterThan(0);
});

test.each(types)('every question of a $id can be reached, and is asked once', ({ plan, families }) => {
  const asked = plan.questions.map(({ field }) => field);
  const reached = plan.questions.filter(({ applies }) => families.some((facts) => applies?.(facts) ?? true));
  expect(reached.map(({ field }) => field)).toEqual(asked);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each(types)('a rule of a $id speaks of what is asked, and says it in a sentence', ({ plan, families }) => {
  const asked = plan.questions.map(({ field }) => field);
  const issues = families
    .slice(0, 120)
    .flatMap((facts) => plan.rules.flatMap((rule) => rule(facts, { today: '2026-11-22', laws: everyLaw })));
  expect(issues).not.toEqual([]);
  for (const { code, fields, message } of issues) {
    expect(`${code} ${fields.filter((field) => !asked.includes(field)).join()}`).toBe(`${code} `);
    expect(message).toMatch(/[.?]$/u);
  }
});

test.each(types)('a question of a $id never fails, whatever is recorded', ({ plan, families }) => {
  for (const facts of [{}, ...families.slice(0, 50)]) {
    for (const { ask, chips, usual } of plan.questions) {
      expect(ask(facts, everyLaw)).toMatch(/[.?]$/u);
      expect(chips?.(facts) ?? []).not.toContain('');
      usual?.(facts);
    }
  }
});

// Whether a question belongs to somebody who has not answered it yet.
const isOpen = ({ field, applies }: FactQuestion, facts: Recorded): boolean =>
  applies?.({ ...facts, [field]: undefined }) ?? true;

// The facts without which a question belongs to nobody whom one type meets.
const decisiveIn = ({ plan, families }: Asked, question: FactQuestion): ReadonlySet<string> => {
  const belonging = families.filter((facts) => isOpen(question, facts));
  const fields = plan.questions.map(({ field }) => field);
  return new Set(
    fields.filter((field) => belonging.every((facts) => !isOpen(question, { ...facts, [field]: undefined }))),
  );
};

const byName = (one: string, other: string): number => one.localeCompare(other);

const conditional = types.flatMap((type) =>
  type.plan.questions.flatMap((question) => (question.applies ? [{ type, question }] : [])),
);

test('a question declares each fact without which it belongs to nobody, and no other', () => {
  expect(conditional.length).toBeGreaterThan(60);
  for (const { question } of conditional) {
    const alike = conditional.filter((one) => one.question.applies === question.applies);
    const [first = new Set<string>(), ...others] = alike.map((one) => decisiveIn(one.type, one.question));
    const decisive = [...first].filter((field) => others.every((set) => set.has(field)));
    expect([question.field, ...decisive.toSorted(byName)]).toEqual([
      question.field,
      ...(question.applies?.needs ?? []).toSorted(byName),
    ]);
  }
});
