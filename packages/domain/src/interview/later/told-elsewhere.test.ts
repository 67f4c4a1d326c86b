import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';

const today = '2026-11-28';

type Type = Parameters<typeof documentTypeOf>[0];

const talk = (type: Type, ...messages: readonly string[]) => {
  const { interview } = documentTypeOf(type);
  return messages.reduce(
    ({ told, replies }: { readonly told: StoredInterview; readonly replies: readonly string[] }, message) => {
      const turn = interview.replyTo(told, message, today);
      return { told: turn.interview, replies: [...replies, turn.reply] };
    },
    { told: interview.open(), replies: [] },
  );
};

const askedOf = (field: FieldId, message: string) => {
  const { interview } = documentTypeOf('living-trust');
  const open: StoredInterview = {
    ...interview.open(),
    facts: { grantorName: 'Edna Carol Pruitt' },
    asked: { kind: 'fact', field },
  };
  return interview.replyTo(open, message, today);
};

const waiting = ({ later = [] }: StoredInterview): readonly (readonly [FieldId, string])[] =>
  later.map(({ field, words }) => [field, words] as const);

test('children told beside the name are offered when children are asked', () => {
  const opening = "hi, I'm Ann Porter and I've got two kids Kasia (19) and Tom (15)";
  const { told, replies } = talk(
    'living-trust',
    opening,
    'yes',
    '9 Pine St, Reno, NV 89501',
    'Washoe',
    '5/6/1980',
    'divorced',
  );
  expect(replies[0]).toContain('What you said of “Your children” I take up when we come to it.');
  expect(replies.at(-1)).toContain("You said: “I've got two kids Kasia (19) and Tom (15)”.");
  expect(told.doubt?.proposed.children?.map(({ name }) => name)).toEqual(['Kasia', 'Tom']);
  expect(told.later).toEqual([]);
});

test('an opening of many parts leaves none behind', () => {
  const { told } = talk(
    'living-trust',
    'I am Bob Hale, 61, divorced, from Boise, want a trust for my daughter Lily and my dog Rex',
  );
  expect(told.facts.maritalStatus).toBe('Divorced');
  expect(told.doubt?.proposed).toMatchObject({ grantorName: 'Bob Hale', specialArrangements: ['petCare'] });
  expect(told.doubt?.proposed.specialInstructions).toBeUndefined();
  expect(waiting(told)).toEqual(
    expect.arrayContaining([
      ['grantorDateOfBirth', '61'],
      ['grantorAddress', 'from Boise'],
    ]),
  );
});

test('whoever says “my wife and I” is asked whether they are married', () => {
  const { replies, told } = talk(
    'living-trust',
    'My wife and I live at 12 Elm Ct, Dayton OH 45402, two boys, want everything to her then the boys',
    'Samuel Otto Reed',
    'Montgomery',
    '4/5/1970',
  );
  expect(replies.at(-1)).toContain('Did I get this right: marital status is Married?');
  expect(waiting(told)).toEqual([
    ['children', 'two boys'],
    ['beneficiaries', 'want everything to her then the boys'],
  ]);
});

test('words that no reading makes an answer of are repeated with their question', () => {
  const { replies } = talk(
    'living-trust',
    'We live at 9 Pine St, Reno NV 89501. I have 2 sons.',
    'Edna Carol Pruitt',
    'Washoe',
    '5/6/1949',
    'widowed',
  );
  expect(replies.at(-1)).toContain('You said before: “I have 2 sons”. Please name all of your children');
});

test('a gift told at another question waits for its own', () => {
  const { interview } = askedOf('grantorAddress', '12 Elm Ct, Dayton OH 45402. My guitar goes to Ben Foster');
  expect(waiting(interview)).toEqual([['specificGifts', 'My guitar goes to Ben Foster']]);
  expect(interview.notes).toBeUndefined();
});

test('a message of several sentences is heard one by one', () => {
  const { interview, reply } = askedOf(
    'maritalStatus',
    "Divorced. My son pays my bills when I'm ill. He's Kurt Reed. My mother should get the piano. I want to be buried next to my dad. ok thanks that's nice of you",
  );
  expect(interview.facts.maritalStatus).toBe('Divorced');
  expect(waiting(interview)).toEqual([
    ['children', "My son pays my bills when I'm ill. He's Kurt Reed"],
    ['specificGifts', 'My mother should get the piano'],
  ]);
  expect(interview.notes?.map(({ words }) => words)).toEqual([
    "My son pays my bills when I'm ill. He's Kurt Reed",
    'I want to be buried next to my dad',
  ]);
  expect(reply).toContain('a power of attorney of its own');
});

test('a sentence beside a plain answer does not put the answer in doubt, unless it takes it back', () => {
  expect(askedOf('grantorCounty', "Washoe. By the way I'd like to be cremated one day.").interview.doubt).toBeNull();
  expect(
    askedOf('successorTrustee', 'Ann Reed. But only if she would move back here to us.').interview.facts,
  ).not.toHaveProperty('successorTrustee');
});

test('courtesies are no notes', () => {
  for (const polite of ["ok thanks that's nice of you", 'thank you so much', 'that is very kind', 'great, sounds good'])
    expect([polite, askedOf('grantorCounty', `Washoe. ${polite}`).interview.notes]).toEqual([polite, undefined]);
});

test('in a power of attorney whoever pays the bills is heard as the agent', () => {
  const { told } = talk(
    'durable-financial-poa',
    "Hello, I'm Marta Lind. Oh and I'd like my sister Eva Lind to do my paperwork if I can't",
  );
  expect(waiting(told)).toEqual([['agent', "I'd like my sister Eva Lind to do my paperwork if I can't"]]);
  expect(told.notes).toBeUndefined();
});

test('in a will whoever should raise the children is heard as their guardian', () => {
  const { told } = talk(
    'pour-over-will',
    'I am Thomas Lee Byrd. If something happens to both of us my brother Dale should raise the girls.',
  );
  expect(waiting(told).map(([field]) => field)).toEqual(['guardian']);
});

test('partners told in the opening wait for the members of the company', () => {
  const { told } = talk(
    'llc-formation',
    "Hi! I'm starting a cleaning business in Nevada with my cousin Rita Gomez, we each own half",
  );
  expect(told.facts.formationState).toBe('NV');
  expect(waiting(told).map(([field]) => field)).toEqual(['members', 'members']);
});

test('the address that is given instead of an answer to what was asked back is no name', () => {
  const { told } = talk('living-trust', 'My name is Thomas Lee Byrd, kids Ivy and Wren', '1 Oak Ave, Macon, GA 31201');
  expect(told.facts).toMatchObject({ grantorName: 'Thomas Lee Byrd', grantorState: 'GA' });
  expect(told.doubt).toBeNull();
});
