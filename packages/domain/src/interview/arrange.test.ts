import { describe, expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';

const today = '2026-11-22';

/** An arrangement in the words of somebody who wants it, what is then answered, and what is known in the end. */
interface Arrangement {
  readonly wish: string;
  readonly chosen: NonNullable<Facts['specialArrangements']>[number];
  readonly answers: { readonly [Field in FieldId]?: string };
  readonly facts: Facts;
}

const arrangements: readonly Arrangement[] = [
  {
    wish: 'treat all my children together as a class, also those born later',
    chosen: 'childrenTogether',
    answers: {},
    facts: { descendantsShare: 'perStirpes' },
  },
  {
    wish: 'pay it in stages',
    chosen: 'paidInSteps',
    answers: { takersInSteps: 'Mateo', payoutSteps: 'a third at 25, half of the rest at 30, the rest at 35' },
    facts: {
      takersInSteps: ['Mateo Reyes Luna'],
      payoutSteps: [
        { age: 25, part: '1/3' },
        { age: 30, part: '1/2' },
        { age: 35, part: 'rest' },
      ],
    },
  },
  {
    wish: 'keep a share in trust for life',
    chosen: 'heldForLife',
    answers: {
      lifetimeTakers: 'Ida',
      lifetimePayments: 'What is needed',
      lifetimePower: 'They may choose among my descendants',
    },
    facts: {
      lifetimeTakers: ['Ida Bloom'],
      lifetimePayments: 'needs',
      lifetimePower: 'family',
      lifetimeRemainder: 'theirDescendants',
    },
  },
  {
    wish: 'a pet trust for my dog',
    chosen: 'petCare',
    answers: {
      pets: 'my dog Max',
      petCaretaker: 'my friend Lena Park',
      petFundInCents: '$10,000',
    },
    facts: {
      pets: 'my dog Max',
      petCaretaker: { name: 'Lena Park', relationship: 'friend' },
      petFundInCents: 1_000_000,
      petRemainder: 'residue',
    },
  },
  {
    wish: 'some wishes for the trustee',
    chosen: 'wishes',
    answers: { wishesForShares: 'Finish an education', ownWishes: 'Be kind to each other' },
    facts: { wishesForShares: ['education'], ownWishes: 'Be kind to each other.' },
  },
  {
    wish: 'I want a trust protector',
    chosen: 'protector',
    answers: { trustProtector: 'my cousin Lu Wei' },
    facts: { trustProtector: { name: 'Lu Wei', relationship: 'cousin' } },
  },
  { wish: 'a list of belongings to fill in by hand', chosen: 'belongingsList', answers: {}, facts: {} },
];

const spouseShare: Arrangement = {
  wish: "protect my husband's share",
  chosen: 'spouseShare',
  answers: { spouseShare: 'in trust for life' },
  facts: { spouseShare: 'marital' },
};

const shares: Facts = {
  children: specialFamily.children,
  beneficiaries: specialFamily.beneficiaries?.map((taker) => ({ ...taker, distributionAge: 25 })),
  descendantsTakeFirst: true,
  takersOnBenefits: [],
  specificGifts: [],
};

const families: readonly (readonly [string, Facts, readonly Arrangement[]])[] = [
  ['living-trust', { ...specialFamily, ...shares }, [...arrangements, spouseShare]],
  [
    'joint-trust',
    {
      ...documentTypeOf('joint-trust').sample,
      ...shares,
      childrenOfOne: [],
      beneficiaries: shares.beneficiaries
        ?.slice(1)
        .map((taker, index) => ({ ...taker, percentage: index === 0 ? 34 : 33 })),
    },
    arrangements,
  ],
];

const without = (facts: Facts, ...fields: readonly FieldId[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([field]) => !fields.includes(field as FieldId)));

describe.each(families)('%s', (id, family, wanted) => {
  const { interview } = documentTypeOf(id);
  const open: StoredInterview = { ...interview.open(), facts: without(family, 'specialArrangements') };

  /** Answers what is asked as long as there is an answer, and takes the usual settings as they are offered. */
  const goOn = (from: StoredInterview, answers: Arrangement['answers']): StoredInterview => {
    const { asked } = from;
    const answer =
      asked?.kind === 'offer' ? 'Use these settings' : asked?.kind === 'fact' ? answers[asked.field] : undefined;
    return answer === undefined ? from : goOn(interview.replyTo(from, answer, today).interview, answers);
  };

  test.each(wanted.map((one) => [one.wish, one] as const))(
    'asked what is special, “%s” is understood, and the conversation asks what belongs to it',
    (wish, { chosen, answers, facts }) => {
      const asked: StoredInterview = { ...open, asked: { kind: 'fact', field: 'specialArrangements' } };
      const talked = goOn(interview.replyTo(asked, wish, today).interview, answers);
      expect(talked.facts).toMatchObject({ specialArrangements: [chosen], ...facts });
    },
  );

  test.each(wanted.map((one) => [one.chosen, one] as const))(
    '%s is chosen among the facts, and what belongs to it stands there to be answered',
    (chosen, { facts }) => {
      const row = interview.describe(open).find(({ field }) => field === 'specialArrangements');
      expect(row?.choices?.map(({ value }) => value)).toContain(chosen);
      let edited = interview.record(open, 'specialArrangements', [chosen], today);
      const told = Object.entries(facts) as readonly (readonly [FieldId, unknown])[];
      for (const [field, value] of told) {
        if (!edited.ok) break;
        expect(interview.describe(edited.value).map((one) => one.field)).toContain(field);
        edited = interview.record(edited.value, field, value, today);
      }
      expect(edited).toMatchObject({ ok: true, value: { facts: { specialArrangements: [chosen], ...facts } } });
    },
  );

  test('a no-contest clause is chosen in plain words, at the offer and among the facts', () => {
    const undecided = { ...open, facts: without({ ...open.facts, specialArrangements: [] }, 'noContest') };
    const offered: StoredInterview = { ...undecided, asked: { kind: 'offer', fields: ['noContest'] } };
    expect(interview.replyTo(offered, 'with a no-contest clause please', today).interview.facts.noContest).toBe(true);
    const asked = interview.replyTo(offered, 'Change: Whoever contests loses their share', today).interview;
    expect(interview.replyTo(asked, 'yes', today).interview.facts.noContest).toBe(true);
    expect(interview.describe(undecided).map(({ field }) => field)).toContain('noContest');
    expect(interview.record(undecided, 'noContest', true, today)).toMatchObject({
      ok: true,
      value: { facts: { noContest: true } },
    });
  });
});

test('two spouses choose in plain words how the survivor holds what stays', () => {
  const { interview, sample } = documentTypeOf('joint-trust');
  const open: StoredInterview = { ...interview.open(), facts: without(sample, 'survivorPlan') };
  const row = interview.describe(open).find(({ field }) => field === 'survivorPlan');
  for (const { value, label } of row?.choices ?? []) {
    const asked: StoredInterview = { ...open, asked: { kind: 'fact', field: 'survivorPlan' } };
    expect(interview.replyTo(asked, label, today).interview.facts.survivorPlan).toBe(value);
    expect(interview.record(open, 'survivorPlan', value, today)).toMatchObject({ ok: true });
  }
  expect(row?.choices).toHaveLength(3);
});
