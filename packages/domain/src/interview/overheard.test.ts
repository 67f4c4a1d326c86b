import { describe, expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Question, StoredInterview } from '#interview/interview.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-22';
const { interview } = documentTypeOf('living-trust');

const family: Facts = {
  ...specialFamily,
  beneficiaries: (specialFamily.beneficiaries ?? []).map((taker) => ({ ...taker, distributionAge: 25 })),
};

/** The family with a question open, without some of what is known of it. */
const asking = (asked: Question, ...without: readonly FieldId[]): StoredInterview => ({
  ...interview.open(),
  facts: Object.fromEntries(Object.entries(family).filter(([field]) => !without.includes(field as FieldId))),
  asked,
});

const atWishes = asking(
  { kind: 'fact', field: 'specialInstructions' },
  'specialInstructions',
  'specialArrangements',
  'noContest',
);

const settings = [
  'trusteeCompensation',
  'bondRequired',
  'survivalDays',
  'debtsAndTaxesFrom',
  'noContest',
  'hasPourOverWill',
  'trustName',
  'governingState',
] as const;
const atOffer = asking({ kind: 'offer', fields: settings }, 'specialArrangements', ...settings);
const atReview: StoredInterview = {
  ...asking({ kind: 'review' }),
  facts: { ...family, specialArrangements: [], noContest: false },
};

// What is asked back stays open.
const hear = (from: StoredInterview, message: string) => interview.replyTo(from, message, today);

const say = (from: StoredInterview, message: string) => agreeing(interview).replyTo(from, message, today);

describe('a setting is recorded only from a sentence that speaks of it', () => {
  test.each([
    "My son's share should be paid in stages",
    'Mateo should be paid every month',
    'the trustee should pay the share in stages',
    'my son in law lives in Texas',
    'Ida has debts',
    'Ida owns a savings bond',
    "put Ida's share in trust",
  ])('“%s” decides no usual setting', (message) => {
    const { facts } = say(atOffer, message).interview;
    expect(settings.filter((field) => facts[field] !== undefined)).toEqual([]);
  });

  test.each([
    ['pay my trustee', 'trusteeCompensation', 'reasonable'],
    ['the trustee should not be paid', 'trusteeCompensation', 'none'],
    ['the trustee is my brother, he should not be paid', 'trusteeCompensation', 'none'],
    ['no pay', 'trusteeCompensation', 'none'],
    ['no compensation', 'trusteeCompensation', 'none'],
    ['a fixed fee', 'trusteeCompensation', 'fixed'],
    ['60 days', 'survivalDays', 60],
    ['they must survive me by 90 days', 'survivalDays', 90],
    ['debts and taxes from each share', 'debtsAndTaxesFrom', 'proRata'],
    ['the law of Texas should govern', 'governingState', 'TX'],
    ['call it The Oak Family Trust', 'trustName', 'The Oak Family Trust'],
    ['the trustee must be bonded', 'bondRequired', true],
  ] as const)('“%s” is recorded', (message, field, value) => {
    expect(say(atOffer, message).interview.facts[field]).toBe(value);
  });

  test.each(['change the pay', 'compensation'])(
    '“%s” asks about the pay of the trustee, and records none',
    (message) => {
      const turn = say(atOffer, message);
      expect(turn.recorded).toEqual([]);
      expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'trusteeCompensation' });
    },
  );

  test('a number of days among the settings changes no share', () => {
    expect(
      say(atOffer, 'who contests loses the share, survive 60 days. the rest standard').interview.facts,
    ).toMatchObject({ beneficiaries: family.beneficiaries, survivalDays: 60, noContest: true });
  });
});

describe('what can be arranged is recorded from a wish, wherever it is told', () => {
  test.each([
    ['I want a trust protector, my cousin Lu Wei', 'protector'],
    ["put Ida's share in trust for life", 'heldForLife'],
    ['I would like to set money aside for my dog Max', 'petCare'],
    ["Mateo's share should be paid in stages", 'paidInSteps'],
    ['I want a list of who gets which belongings', 'belongingsList'],
    ['please add wishes for the trustee', 'wishes'],
    ['all my children together, also those born later, should share', 'childrenTogether'],
    ["keep my husband's share in trust for him", 'spouseShare'],
  ])('“%s”', (message, arrangement) => {
    for (const from of [atWishes, atOffer, atReview]) {
      const turn = say(from, message);
      expect(turn.interview.facts.specialArrangements).toEqual([arrangement]);
      expect(turn.reply).toContain('Anything special: ');
    }
  });

  test.each(['I want a no-contest clause', 'no contest clause', 'whoever contests it should lose the share'])(
    '“%s” is a yes to it',
    (message) => {
      for (const from of [atWishes, atOffer, atReview, asking({ kind: 'fact', field: 'noContest' }, 'noContest')])
        expect(say(from, message).interview.facts.noContest).toBe(true);
    },
  );

  test('two things that are wished for in one sentence are both recorded', () => {
    for (const from of [atWishes, atOffer, atReview])
      expect(say(from, 'Add a no-contest clause and a trust protector').interview.facts).toMatchObject({
        noContest: true,
        specialArrangements: ['protector'],
      });
  });

  test('who may remove the trustee removes nobody now', () => {
    const turn = say(atReview, 'I want somebody who can remove the trustee');
    expect(turn.interview.facts).toMatchObject({
      successorTrustee: family.successorTrustee,
      specialArrangements: ['protector'],
    });
  });

  test('asked about something else, “no contest clause” is not a no to it', () => {
    const turn = hear(
      asking({ kind: 'fact', field: 'bondRequired' }, 'bondRequired', 'noContest'),
      'no contest clause',
    );
    expect(turn.reply).toContain('Shall I add “Whoever contests loses their share”?');
    expect(turn.interview.facts).not.toHaveProperty('bondRequired');
  });

  test('what was arranged is not written down a second time, and the question is answered', () => {
    const { facts, asked } = say(atWishes, 'I want a no-contest clause. No lilies at my funeral.').interview;
    expect(facts).toMatchObject({ noContest: true, specialInstructions: 'No lilies at my funeral.' });
    expect(asked).not.toEqual(atWishes.asked);
    const only = say(atWishes, 'I want a no-contest clause').interview;
    expect(only.facts).not.toHaveProperty('specialInstructions');
    expect(only.asked).not.toEqual(atWishes.asked);
  });

  test('what was arranged is taken back in plain words', () => {
    const added = say(say(atReview, 'add a no-contest clause').interview, 'add a pet trust').interview;
    expect(added.facts).toMatchObject({ noContest: true, specialArrangements: ['petCare'] });
    const review: StoredInterview = { ...added, asked: { kind: 'review' } };
    expect(say(review, 'remove the no-contest clause').interview.facts.noContest).toBe(false);
    expect(say(review, "I don't want the pet trust").interview.facts.specialArrangements).toEqual([]);
  });
});

describe('what is only mentioned is asked back, and never stored', () => {
  test.each([
    ['my dog Max goes to Ida', 'Shall I add “Money for the care of a pet”?'],
    ['Care of a pet: my dog Max', 'Shall I add “Money for the care of a pet”?'],
    ['my brother has a trust protector', 'Shall I add “Somebody who may replace the trustee”?'],
    ['maybe a trust protector', 'Shall I add “Somebody who may replace the trustee”?'],
    ['I contest nothing', 'Shall I add “Whoever contests loses their share”?'],
    ["I don't want him contesting it", 'Shall I add “Whoever contests loses their share”?'],
  ])('“%s”', (message, question) => {
    const turn = hear(atWishes, message);
    expect(turn.interview.facts).not.toHaveProperty('specialArrangements');
    expect(turn.interview.facts).not.toHaveProperty('noContest');
    expect(turn.reply).toContain(question);
    expect(turn.choices).toEqual(['Yes', 'No']);
  });

  test('a yes adds it; a no leaves it out, goes on, and is not asked again', () => {
    const asked = hear(atWishes, 'my dog Max goes to Ida').interview;
    expect(hear(asked, 'Yes').interview.facts.specialArrangements).toEqual(['petCare']);
    const refused = hear(asked, 'No').interview;
    expect(refused.facts).not.toHaveProperty('specialArrangements');
    expect(refused.facts.specialInstructions).toBe('my dog Max goes to Ida.');
    expect(refused.asked).not.toEqual(atWishes.asked);
    expect(hear({ ...refused, asked: atWishes.asked }, 'the dog likes to sleep on the sofa').reply).not.toContain(
      'Shall I',
    );
  });

  test.each(["I don't want a protector", 'I have no pets', 'please no funeral music'])(
    '“%s” asks nothing',
    (message) => {
      expect(hear(atWishes, message).reply).not.toContain('Shall I add');
      expect(hear(atWishes, message).interview.facts).not.toHaveProperty('specialArrangements');
    },
  );

  test('a share told with those who receive it is asked about, not invented', () => {
    const from = asking({ kind: 'fact', field: 'beneficiaries' }, 'beneficiaries', 'specialArrangements');
    const turn = hear(from, 'Sofía and Ida Bloom, half each, in trust for life');
    expect(turn.reply).toMatch(/(?:Shall I add “|Anything special: )Keep a share in trust for a lifetime/u);
    expect(turn.interview.facts).not.toHaveProperty('specialArrangements');
  });
});
