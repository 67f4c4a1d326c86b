import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { completenessOf } from '#interview/completeness.ts';
import { asking, known, say, takers, today, without } from '#interview/testing/hallorans.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';

const fields = [
  'beneficiaries',
  'contingentBeneficiaries',
  'initialTrustee',
  'successorTrustee',
  'successorTrustees',
] as const;

test.each(['Hi there', 'Hello, I want a will', 'I live in Ohio', 'I am a patient person', 'there', 'ohio', 'delete'])(
  'the opening “%s” is nobody’s name and is not asked to be one',
  (message) => {
    const turn = replyAgreeing(openInterview(livingTrustPlan), message, today);
    expect(turn.interview.facts.grantorName).toBeUndefined();
    expect(turn.interview.doubt).toBeNull();
  },
);

test('“Nobody” and its like leave an open question empty', () => {
  for (const message of [
    'Nobody',
    'no one',
    'none that I can think of',
    'nothing',
    'not really',
    'Nothing special, thanks',
  ])
    for (const field of ['specialInstructions', 'specificGifts', 'successorTrustees'] as const) {
      const turn = say(field, message);
      expect([message, field, turn.interview.facts[field] ?? [], turn.interview.doubt]).toEqual([
        message,
        field,
        [],
        null,
      ]);
    }
});

test('a county told where a trustee is asked is the county and no trustee', () => {
  const { facts } = say('successorTrustee', 'My county is Travis County').interview;
  expect(facts.grantorCounty).toBe('Travis County');
  expect(facts.successorTrustee).toBeUndefined();
});

test.each(['my husband just died', 'Tom died yesterday', 'Tom passed away last week'])(
  '“%s” is met with sympathy and the marital status',
  (message) => {
    const turn = say('successorTrustee', message);
    expect(turn.reply).toContain('sorry for your loss');
    expect(turn.interview.facts).toEqual(known);
    expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'maritalStatus' });
  },
);

test('somebody else’s address is not the home of the speaker', () => {
  for (const message of [
    'Beth Lowry, who lives at 4 Elm Court, Dallas, TX 75001',
    'Beth Lowry. Her address is 4 Elm Court, Dallas, TX 75001',
  ])
    expect(say('successorTrustee', message).interview.facts.grantorAddress).toBe(known.grantorAddress);
});

test('a county of one letter is kindly refused', () => {
  const turn = replyAgreeing(asking('grantorCounty', without('grantorCounty')), 'b', today);
  expect(turn.interview.facts.grantorCounty).toBeUndefined();
  expect(turn.reply).toContain('too short for a county');
});

test('a child with a first name alone is asked for the last name, with the speaker’s own to tap, before the document is whole', () => {
  const turn = replyAgreeing(asking('children', without('children')), 'Adaeze, 32, and Teo, 7', today);
  expect(turn.interview.facts.children).toEqual([{ name: 'Adaeze' }, { name: 'Teo', isMinor: true }]);
  expect(turn.reply).toContain('What are the last names of Adaeze and Teo?');
  expect(turn.choices).toContain('Halloran');
  expect(completenessOf(turn.interview, today).missing).toContain('children');
  const named = replyAgreeing(turn.interview, 'Halloran', today).interview;
  expect(named.facts.children).toEqual([{ name: 'Adaeze Halloran' }, { name: 'Teo Halloran', isMinor: true }]);
  const apart = replyAgreeing(turn.interview, 'Adaeze Obi and Teo de la Cruz', today).interview;
  expect(apart.facts.children?.map(({ name }) => name)).toEqual(['Adaeze Obi', 'Teo de la Cruz']);
});

test.each([
  'my minor son Teo Obi and Adaeze Obi',
  'Teo Obi (a minor) and Adaeze Obi',
  'Teo Obi, who is under 18, and Adaeze Obi',
])('“%s” says who is under 18', (message) => {
  const { children = [] } = replyAgreeing(asking('children', without('children')), message, today).interview.facts;
  expect(children.map(({ name, isMinor = false }) => [name, isMinor])).toEqual([
    ['Teo Obi', true],
    ['Adaeze Obi', false],
  ]);
});

test.each(['my sister Ana', 'Mei'])('whoever holds an office is not left with a first name alone: "%s"', (said) => {
  const { interview } = say('successorTrustee', said);
  expect(completenessOf(interview, today).missing).toContain('successorTrustee');
  const asked = { kind: 'detail', field: 'successorTrustee', detail: 'surname', entry: 0 } as const;
  const named = replyAgreeing({ ...interview, asked }, 'Tanaka', today).interview;
  expect(named.facts.successorTrustee?.name).toMatch(/^(?:Ana|Mei) Tanaka$/);
  expect(completenessOf(named, today).missing).not.toContain('successorTrustee');
});

test('whoever receives is not left with a first name alone', () => {
  const turn = say('beneficiaries', 'everything to my niece Ngozi');
  expect(turn.interview.facts.beneficiaries).toMatchObject([{ name: 'Ngozi' }]);
  expect(turn.reply).toContain('last name of Ngozi');
  expect(completenessOf(turn.interview, today).missing).toContain('beneficiaries');
  const named = replyAgreeing(turn.interview, 'Okafor', today).interview;
  expect(named.facts.beneficiaries).toMatchObject([{ name: 'Ngozi Okafor' }]);
  expect(completenessOf(named, today).missing).not.toContain('beneficiaries');
});

test('a bank that holds an office is not asked for its last name', () => {
  const { interview } = replyAgreeing(say('successorTrustee', 'Fidelity').interview, 'yes', today);
  expect(interview.facts.successorTrustee?.name).toBe('Fidelity');
  expect(completenessOf(interview, today).missing).not.toContain('successorTrustee');
});

test('several children take their last names from one answer, and the answer to another question is no last name', () => {
  const asked = replyAgreeing(asking('children', without('children')), 'Linda, Robert and Susan', today).interview;
  const named = replyAgreeing(asked, 'Linda and Susan are Kessler, Robert is Haskell', today).interview;
  expect(named.facts.children?.map(({ name }) => name)).toEqual(['Linda Kessler', 'Robert Haskell', 'Susan Kessler']);
  for (const message of ['I will', 'right away', 'the three kids equally', 'my heirs at law']) {
    const { children = [] } = replyAgreeing(asked, message, today).interview.facts;
    expect(children.map(({ name }) => name)).toEqual(['Linda', 'Robert', 'Susan']);
  }
});

test('having no children is an answer and asks for no names', () => {
  const turn = replyAgreeing(asking('children', without('children')), 'no kids', today);
  expect(turn.interview.facts.children).toEqual([]);
  expect(turn.reply).not.toContain('full names of your kids');
});

test('the spouse who is named more fully is no child', () => {
  const facts: Facts = { ...without('children'), spouseName: 'Jolene' };
  expect(
    replyAgreeing(asking('children', facts), 'Jolene Faye Pickett', today).interview.facts.children,
  ).toBeUndefined();
});

test('a first name and a full one are one person in every list', () => {
  const facts: Facts = { ...known, children: [{ name: 'Adaeze' }, { name: 'Teo', isMinor: true }] };
  const { interview } = replyAgreeing(asking('beneficiaries', facts), 'Adaeze Okonkwo and Teo Okonkwo equally', today);
  expect(interview.facts.children).toEqual([{ name: 'Adaeze Okonkwo' }, { name: 'Teo Okonkwo', isMinor: true }]);
});

const given = fc.constantFrom('Ann', 'Luis', 'Ngozi', 'Priya', 'Otto', 'Minh', 'Sofia', 'Hannah');
const family = fc.constantFrom('Fisher', 'Reyes', 'Okafor', 'Iyer', 'Brandt', 'Nguyen', 'Lindholm');
const person = fc.tuple(given, family).map((words) => words.join(' '));
const aside = fc.constantFrom(
  'nobody else',
  'neither of my kids',
  'none of my cousins',
  'I live in Ohio',
  'my county is Travis County',
  'she is good with figures',
  'I have stage 4 cancer',
  'there is no hurry',
  'I will think about it',
  'he is patient with me',
  'the baby is due in May',
  'it would haunt me',
  'my brother died last week',
);

test('no person appears who was not named, whatever stands around the name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.option(person, { nil: undefined }),
      fc.array(aside, { minLength: 1, maxLength: 2 }),
      (field, name, asides) => {
        const message = [...(name === undefined ? [] : [name]), ...asides].join('. ');
        const { interview } = say(field, message);
        const said = new Set([...peopleIn(known).map((one) => one.name), ...(name === undefined ? [] : [name])]);
        const strangers = peopleIn({ ...interview.facts, ...interview.doubt?.proposed }).filter(
          (one) => !said.has(one.name),
        );
        expect([message, strangers]).toEqual([message, []]);
      },
    ),
    { numRuns: 150 },
  );
});

const remainder = fc.constantFrom(
  'but change Amy to Amelia',
  'except the boat',
  'only the address is old',
  'but I am not sure',
  'and remove the house',
  'though Tom is spelled differently',
  'once the county is right',
  'apart from the shares',
  'but wait',
);
const agreement = fc.constantFrom(
  'yes',
  'Yes,',
  'everything is fine',
  'correct',
  'looks good',
  'ok',
  'sure',
  'perfect',
);

test('a yes with a remainder never completes', () => {
  const facts = { ...known, assets: [{ description: 'boat' }, { description: 'house' }] };
  const reviewing: Interview = { ...asking('assets', facts), asked: { kind: 'review' } };
  fc.assert(
    fc.property(agreement, remainder, (yes, rest) => {
      const turn = replyAgreeing(reviewing, `${yes} ${rest}`, today);
      expect(turn.interview.confirmed).toEqual([]);
      expect(turn.reply).not.toContain('Everything is recorded and confirmed');
    }),
    { numRuns: 80 },
  );
});

test('“The other child gets nothing” is never taken for a wish that the other child should take', () => {
  const facts = { ...takers, maritalStatus: 'Married' } as const;
  for (const field of ['descendantsTakeFirst', 'contingentBeneficiaries'] as const) {
    const turn = replyTo(asking(field, facts), 'No. The other child gets nothing.', today);
    expect(turn.interview.facts.failingShare).toBeUndefined();
    expect(turn.interview.doubt?.proposed.failingShare).toBeUndefined();
    expect(turn.reply).toContain('“The other child gets nothing”');
  }
});
