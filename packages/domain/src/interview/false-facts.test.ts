import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Question } from '#interview/interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { asking, hear, known, say, takers, today, without } from '#interview/testing/hallorans.ts';

const detail = (name: string): Question => ({ kind: 'detail', field: 'beneficiaries', entry: 0, detail: name });

test.each(['yes', 'yes everything is correct', 'yes, all of it is right', 'everything looks fine'])(
  '“%s” divides nothing among several people',
  (message) => {
    const turn = say(detail('percentage'), message, takers);
    expect(turn.interview.facts).toEqual(takers);
    expect(turn.interview.asked).toEqual(detail('percentage'));
  },
);

test.each(['equally', 'all the same', 'split everything', 'down the middle'])(
  '“%s” still divides equally',
  (message) => {
    const { beneficiaries = [] } = say(detail('percentage'), message, takers).interview.facts;
    expect(beneficiaries.map(({ percentage = 0 }) => Math.floor(percentage))).toEqual([33, 33, 33]);
  },
);

test.each(['beneficiaries', 'contingentBeneficiaries', 'successorTrustee', 'children'] as const)(
  '“is not one of my children” makes nobody, asked for %s',
  (field) => {
    const facts = without('children');
    const { interview } = say(field, 'Kevin Doyle is not one of my children', facts);
    expect([interview.facts, interview.doubt]).toEqual([facts, null]);
  },
);

test('a “no” to something else does not mean that there are no children', () => {
  const facts = without('children');
  expect(say('children', 'no, my wife gets 40, not Daniel', facts).interview.facts).toEqual(facts);
});

test.each(['Nobody', 'none', 'no', 'I have no children', "we don't have any", 'no we never had kids'])(
  '“%s” says that there are no children',
  (message) => {
    expect(say('children', message, without('children')).interview.facts.children).toEqual([]);
  },
);

test('that there are no children is understood while something else is asked', () => {
  const { facts } = say('beneficiaries', 'I have no children', without('children')).interview;
  expect(facts.children).toEqual([]);
});

const widowed: Facts = { ...without('spouseName'), maritalStatus: 'Widowed' };

test.each([
  ['my husband Harold Pitt', widowed],
  ['Harold Pitt, my husband, is deceased', widowed],
  ['my late husband Harold Pitt', widowed],
  ['Joan Pell, who died in 2010', known],
  ['Harold Pitt', { ...known, maritalStatus: 'Widowed', spouseName: 'Harold Pitt' } satisfies Facts],
])('the dead neither inherit nor serve: “%s”', (message, facts) => {
  for (const field of ['beneficiaries', 'contingentBeneficiaries', 'initialTrustee', 'successorTrustee'] as const) {
    const { interview } = say(field, message, facts);
    expect([field, interview.facts[field], interview.doubt]).toEqual([field, undefined, null]);
  }
});

test('whoever was said to have died is not taken as a beneficiary later', () => {
  const turn = say('beneficiaries', 'Joan Pell died last year');
  const later = replyAgreeing(
    { ...turn.interview, asked: { kind: 'fact', field: 'beneficiaries' } },
    'Joan Pell',
    today,
  );
  expect(later.interview.facts.beneficiaries).toBeUndefined();
  expect(later.reply).toContain('I have left Joan Pell out there');
});

test('the spouse of a marriage that death has ended is not taken later', () => {
  const turn = say('maritalStatus', 'I am widowed now');
  const later = replyAgreeing(
    { ...turn.interview, asked: { kind: 'fact', field: 'successorTrustee' } },
    'Tom Halloran',
    today,
  );
  expect(later.interview.facts.successorTrustee).toBeUndefined();
});

test.each(['I also have a dog called Chispa', 'i have a dog called Rex'])(
  'a pet is no person and no property, and the question stays open: “%s”',
  (message) => {
    for (const field of ['assets', 'children', 'beneficiaries', 'successorTrustee'] as const) {
      const facts = without('children');
      const { interview } = say(field, message, facts);
      expect([field, interview.facts, interview.doubt]).toEqual([field, facts, null]);
      expect(interview.asked).toEqual({ kind: 'fact', field });
    }
  },
);

test.each(['Ann Reed has a law degree', 'My son Joe has a drug problem'])(
  'what somebody has is neither a gift nor a share: “%s”',
  (message) => {
    const { facts, doubt } = say('specificGifts', message).interview;
    expect([facts, doubt]).toEqual([known, null]);
  },
);

test('a place or a boat told as property is no child', () => {
  const { facts } = say('assets', 'I have a house in Boise, a cattle ranch and two horses').interview;
  expect(facts.children).toEqual(known.children);
  expect(say('assets', 'I have a boat called Marlin').interview.facts.children).toEqual(known.children);
});

test.each([
  'I have a house in Boise and a dog named Rex',
  'I have a boat called Marlin',
  'we have a cabin near Stanley',
])('no child and no wish is taken from “%s” while something else is asked', (message) => {
  const { interview } = say('incapacityTest', message);
  expect([interview.facts, interview.doubt]).toEqual([known, null]);
});

test('a dog beside a child leaves the child', () => {
  const { facts } = say('children', 'I have a son, Max Pell, and a dog called Rex', without('children')).interview;
  expect(facts.children).toEqual([{ name: 'Max Pell', relationship: 'son' }]);
});

test('who is only told apart is asked about before they are left out', () => {
  const { facts, doubt } = hear('specificGifts', 'My guns go to Joe, not Daniel').interview;
  expect(facts).toEqual(known);
  expect(doubt?.proposed).toEqual({ intentionallyOmitted: [{ name: 'Daniel' }] });
});

test('a dog beside a house leaves the house', () => {
  const { facts } = say('assets', 'I own a house in Boise and a dog called Chispa').interview;
  expect(facts.assets?.map(({ description }) => description)).toEqual(['house in Boise']);
});

test.each(['show me everything', 'what have you written down for me so far?'])(
  '“%s” is answered with what is recorded and names nobody',
  (message) => {
    for (const field of ['successorTrustee', 'beneficiaries'] as const) {
      const turn = say(field, message);
      expect([turn.interview.facts, turn.interview.doubt]).toEqual([known, null]);
      expect(turn.reply).toContain('Ruth Halloran');
    }
  },
);

test('nobody is left in the document who was only denied', () => {
  const { interview } = say('successorTrustee', 'Kevin Doyle is not one of my friends');
  expect(peopleIn(interview.facts)).toEqual(peopleIn(known));
});

test.each([
  ['grantorName', 'Hola, me llamo Carmen Ruiz'],
  ['beneficiaries', 'Quiero que mi esposa Carmen Ruiz reciba todo'],
  ['contingentBeneficiaries', 'si uno muere, su parte para el otro'],
  ['children', 'Tengo dos hijos, Ana y Luis'],
  ['successorTrustee', 'mi hermano José'],
  [detail('distributionAge'), 'Ahora mismo, sin edad'],
] as const)('nothing is stored from Spanish, and the question is asked again: %j, “%s”', (asked, message) => {
  const facts = asked === 'grantorName' ? {} : { ...takers, children: [] };
  const turn = say(asked, message, facts);
  expect([turn.interview.facts, turn.interview.doubt]).toEqual([facts, null]);
  expect(turn.interview.asked).toEqual(asking(asked).asked);
  expect(turn.reply).toContain('respuestas en inglés; so far I can only understand answers in English');
});

test.each(['Maria de la Cruz', 'Juan Carlos de los Santos y Mendoza', 'Si Nguyen', 'Ana Sin'])(
  'a Spanish name is no Spanish sentence: “%s”',
  (name) => {
    expect(say('successorTrustee', name).interview.facts.successorTrustee?.name).toContain(name.split(' ')[0]);
  },
);

test('the successor trustee named too early is not the first trustee as well', () => {
  const { facts } = say('initialTrustee', 'my successor trustee is Karen Whitfield').interview;
  expect(facts.successorTrustee?.name).toBe('Karen Whitfield');
  expect(facts.initialTrustee).toBeUndefined();
});

const bothTom: Facts = {
  ...known,
  initialTrustee: [{ name: 'Tom Halloran' }],
  successorTrustee: { name: 'Tom Halloran' },
};

test.each([
  'i am the first trustee',
  'I meant I am the trustee first',
  'change first trustee to Ruth Halloran',
  'change the first trustee to me',
])('“%s” makes the speaker the first trustee and keeps the successor', (message) => {
  const { facts } = say('successorTrustee', message, bothTom).interview;
  expect(facts.initialTrustee).toEqual([{ name: 'Ruth Halloran' }]);
  expect(facts.successorTrustee).toEqual({ name: 'Tom Halloran' });
});

test.each(['nobody else', 'no', 'skip'])('“%s” does not keep one person in two offices', (message) => {
  const turn = say('successorTrustee', message, bothTom);
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'successorTrustee' });
  expect(turn.reply).toContain('Tom Halloran is already a first trustee');
});

const linda: Facts = {
  ...known,
  beneficiaries: [{ name: 'Linda Kent', relationship: 'daughter', percentage: 100 }],
};

test.each([
  'I have one more child, Nina',
  'right away i suppose, linda is 48',
  "Me, and when I can't, Peter",
  'she is 48',
])('no age of payout and nobody is taken from “%s”', (message) => {
  const { interview } = say(detail('distributionAge'), message, linda);
  expect([interview.facts, interview.doubt]).toEqual([linda, null]);
});

test.each(['25', 'at 25', 'the age is 25', 'when she is 25', 'twenty-five'])('“%s” is an age of payout', (message) => {
  const { beneficiaries } = say(detail('distributionAge'), message, linda).interview.facts;
  expect(beneficiaries?.[0]?.distributionAge).toBe(25);
});

test('the child of a child is not taken for a child', () => {
  const { facts } = say(
    'children',
    'My daughter Susan died in 2011, she left a son Kevin Doyle',
    without('children'),
  ).interview;
  expect(facts.children).toEqual([{ name: 'Susan', relationship: 'daughter', livingStatus: 'deceased' }]);
});

test.each(['is this safe', 'is this safe?', 'im scared i will do it wrong', "I'm a bit nervous about this"])(
  '“%s” is met with a calm sentence and the question',
  (message) => {
    const turn = say('grantorName', message, {});
    expect(turn.interview.facts).toEqual({});
    expect(turn.reply).toMatch(/^Please do not worry.*What is your full legal name/u);
  },
);

test.each([
  'I leave 60% to my daughter Adaeze Okonkwo and 40% to my son Teo Reyes',
  'My daughter Adaeze Okonkwo gets 60% and my son Teo Reyes 40%',
])('whoever tells of the children where the own name is asked is none of them: “%s”', (message) => {
  const { facts } = replyAgreeing({ ...asking('grantorName'), facts: {} }, message, today).interview;
  expect(facts.grantorName).toBeUndefined();
  expect(facts.beneficiaries).toMatchObject([
    { name: 'Adaeze Okonkwo', percentage: 60 },
    { name: 'Teo Reyes', percentage: 40 },
  ]);
});
