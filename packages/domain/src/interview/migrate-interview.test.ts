import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Migration } from '#facts/migration.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { OlderInterview } from '#interview/interview.ts';
import { isNewerInterview, migrateInterview, versionOf } from '#interview/migrate-interview.ts';
import { noLaw } from '#law/law-source.ts';

const today = '2026-11-20';
const { interview: trust } = documentTypeOf('living-trust');

const older = (changes: Partial<OlderInterview> = {}): OlderInterview => {
  const { version: _none, ...kept } = trust.confirmAll({ ...trust.open(), facts: livingTrustSample });
  return { ...kept, ...changes };
};

const planWith = (migrations: readonly Migration[]): QuestionPlan => ({ ...livingTrustPlan, migrations });

test('an interview names the version of its questions, and an older one is brought to it with every answer', () => {
  expect(trust.open().version).toBe(versionOf(livingTrustPlan));
  const kept = older();
  expect(trust.upgrade(kept)).toEqual({ ...kept, version: versionOf(livingTrustPlan), nameless: null });
});

test('an interview of today comes back as it is', () => {
  const kept = trust.open();
  expect(trust.upgrade(kept)).toEqual(kept);
});

test('an interview of a newer version is neither read nor changed', () => {
  const kept = { ...trust.open(), version: 99, facts: { unheardOf: 1 } as OlderInterview['facts'] };
  expect(trust.upgrade(kept)).toEqual(kept);
  expect(isNewerInterview(livingTrustPlan, kept)).toBe(true);
});

describe('an answer that does not fit the questions of today', () => {
  const odd = older({ facts: { ...livingTrustSample, grantorCounty: 'LA' } });

  test('is told, asked again, and keeps the document from being complete', () => {
    const brought = trust.upgrade(odd);
    expect(brought.facts.grantorCounty).toBeUndefined();
    const { isComplete, problems } = trust.completeness(brought, today);
    expect(isComplete).toBe(false);
    expect(problems).toContainEqual({
      field: 'grantorCounty',
      message: expect.stringContaining('You said before: LA.'),
    });
    expect(brought.asked).toEqual({ kind: 'fact', field: 'grantorCounty' });
    const last = { content: 'Everything is recorded and confirmed. You can look at your document now.', choices: [] };
    expect(trust.catchUp(brought, last)?.text).toContain('You said before: LA.');
  });

  test('is settled by a new one', () => {
    const said = trust.replyTo(trust.upgrade(odd), `${livingTrustSample.grantorCounty} County`, today);
    expect(said.interview.facts.grantorCounty).toBe(livingTrustSample.grantorCounty);
    expect(said.interview.earlier).toEqual([]);
    const recorded = trust.record(trust.upgrade(odd), 'grantorCounty', 'Los Angeles', today);
    expect(recorded.ok && recorded.value.earlier).toEqual([]);
  });

  test('leaves every other answer confirmed', () => {
    const { confirmed } = trust.upgrade(odd);
    expect(odd.confirmed.filter((field) => !confirmed.includes(field))).toEqual(['grantorCounty']);
  });
});

describe('whether the children of one who dies first come in that place', () => {
  const niece = { name: 'Ida Bloom', relationship: 'niece', percentage: 100 };

  test('is asked again where it was answered about children and now speaks of a niece', () => {
    const brought = trust.upgrade(older({ facts: { ...livingTrustSample, beneficiaries: [niece] } }));
    expect(brought.facts.descendantsTakeFirst).toBeUndefined();
    expect(brought.earlier).toEqual([{ field: 'descendantsTakeFirst', value: true }]);
    expect(brought.asked).toEqual({ kind: 'fact', field: 'descendantsTakeFirst' });
  });

  test('stays answered where children alone were meant, whoever comes behind them', () => {
    const facts = { ...livingTrustSample, contingentBeneficiaries: [niece] };
    expect(trust.upgrade(older({ facts })).facts.descendantsTakeFirst).toBe(true);
  });
});

test('a child born in an impossible year stays a child, and the day is asked again', () => {
  const children = [{ name: 'Ana Lindqvist', relationship: 'daughter', dateOfBirth: '0196-04-01' }];
  const brought = trust.upgrade(older({ facts: { ...livingTrustSample, children } }));
  expect(brought.facts.children).toEqual([{ name: 'Ana Lindqvist', relationship: 'daughter' }]);
  expect(brought.earlier).toEqual([
    { field: 'children', value: [{ name: 'Ana Lindqvist', dateOfBirth: '0196-04-01' }] },
  ]);
  expect(trust.welcome(brought).reply).toContain('Ana Lindqvist 0196-04-01');
  // A short answer right after a change may mean the question before it.
  const told = trust.replyTo(brought, 'keep it', today);
  expect(told.reply).toContain('I have not recorded that');
  const kept = trust.replyTo(told.interview, 'keep it', today).interview;
  for (const { earlier, facts } of [kept, trust.confirm(brought, 'children')]) {
    expect(earlier).toEqual([]);
    expect(facts.children).toEqual(brought.facts.children);
  }
});

test('the answer to a question that is gone is shown, and keeps nothing from being complete', () => {
  const plan = planWith([{ kind: 'removed', field: 'taxIdStatus', label: 'Tax number' }]);
  const facts = { ...livingTrustSample, taxIdStatus: 'EIN' } as OlderInterview['facts'];
  const brought = migrateInterview(plan, noLaw, older({ facts }));
  expect(brought.facts).toEqual(livingTrustSample);
  const { warnings } = trust.completeness(brought, today);
  expect(warnings.map(({ message }) => message)).toContainEqual(
    '“Tax number” is not asked any more, and the document says nothing of it. Your answer was: EIN.',
  );
});

test('a renamed question is renamed wherever the interview speaks of it', () => {
  const was = 'isContestForbidden' as never;
  const plan = planWith([{ kind: 'renamed', from: was, to: 'noContest' }]);
  const brought = migrateInterview(plan, noLaw, {
    ...older({ facts: { [was]: true } }),
    confirmed: [was],
    skipped: [was],
    putAside: [was],
    declined: [`${String(was)}.detail`],
    suggested: { [was]: true },
    carried: [{ field: was, from: 'your will' }],
    trail: [
      { kind: 'fact', field: was },
      { kind: 'offer', fields: [was] },
    ],
    asked: { kind: 'fact', field: was },
    movedFrom: { kind: 'offer', fields: [was] },
  });
  expect(JSON.stringify(brought)).not.toContain(was);
  expect(brought).toMatchObject({
    facts: { noContest: true },
    confirmed: ['noContest'],
    asked: { kind: 'fact', field: 'noContest' },
    suggested: { noContest: true },
    declined: ['noContest.detail'],
  });
});

const yesNo = ['bondRequired', 'noContest', 'hasPourOverWill', 'coTrusteesActJointly', 'descendantsTakeFirst'] as const;
const field = fc.constantFrom(...yesNo);
const migration: fc.Arbitrary<Migration> = fc.oneof(
  fc.record({ kind: fc.constant('renamed' as const), from: field, to: field }),
  fc.record({
    kind: fc.constant('reshaped' as const),
    field,
    reshape: fc.constantFrom(
      (value: unknown) => ({ value: value !== true }),
      (left: unknown) => ({ left }),
    ),
  }),
  fc.record({
    kind: fc.constant('moved' as const),
    from: field,
    to: field,
    move: fc.constant((goes: unknown) => ({ goes })),
  }),
  fc.record({ kind: fc.constant('removed' as const), field, label: fc.constant('Gone') }),
);

test('an interview that was opened on the way says what one says that was never opened', () => {
  const given = fc.dictionary(field, fc.boolean());
  fc.assert(
    fc.property(given, fc.array(migration), fc.array(migration), (facts, first, then) => {
      const kept = older({ facts, confirmed: Object.keys(facts) as (typeof yesNo)[number][] });
      const whole = planWith([...first, ...then]);
      const atOnce = migrateInterview(whole, noLaw, kept);
      const onTheWay = migrateInterview(whole, noLaw, migrateInterview(planWith(first), noLaw, kept));
      expect({ facts: onTheWay.facts, earlier: onTheWay.earlier ?? [] }).toEqual({
        facts: atOnce.facts,
        earlier: atOnce.earlier ?? [],
      });
      expect(onTheWay.version).toBe(versionOf(whole));
      expect(onTheWay.confirmed.filter((one) => !atOnce.confirmed.includes(one))).toEqual([]);
    }),
  );
});
