import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const children: NonNullable<Facts['children']> = [
  { name: 'Dustin Reyes', relationship: 'son' },
  { name: 'Crystal Hayes', relationship: 'daughter' },
  { name: 'Jody Reyes', relationship: 'son' },
];

const hear = (field: FieldId, message: string, facts: Facts = { children }): Interview => {
  const asked = { kind: 'fact', field } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  return replyTo({ ...open, facts: { grantorName: 'Rosa Reyes', ...facts } }, message, '2026-11-28').interview;
};

const line = ({ facts: { successorTrustee, successorTrustees } }: Interview): readonly (string | undefined)[] => [
  successorTrustee?.name,
  ...(successorTrustees ?? []).map(({ name }) => name),
];

test.each([
  [
    "Dustin. Well, no, him and his sister would fight. Crystal. Put Crystal. Jody if she can't",
    ['Crystal Hayes', 'Jody Reyes'],
  ],
  ["dustin... no, he's too far away. crystal, then jody", ['Crystal Hayes', 'Jody Reyes']],
  ['My son Dustin. Hmm, no, he drinks. My sister Ana Cruz.', ['Ana Cruz']],
  ['My daughter Crystal. Or my son? No, Crystal, Dustin is in Dubai.', ['Crystal Hayes']],
  ['Crystal, no more', ['Crystal Hayes']],
])('“%s” thinks better of whoever was named first', (message, names) => {
  expect(line(hear('successorTrustee', message))).toEqual(names);
});

test.each([
  ["Crystal, Jody if she can't", ['Crystal Hayes', 'Jody Reyes']],
  ['My sister Ana Cruz, then her son Diego Cruz', ['Ana Cruz', 'Diego Cruz']],
  ['Crystal. Dustin lives too far and Jody is in prison.', ['Crystal Hayes']],
  ['Ana Cruz. Ana is at the bank all day, she knows money.', ['Ana Cruz']],
  ['My sister, Consuelo Archuleta Vigil. Connie.', ['Consuelo Archuleta Vigil']],
  ['Consuelo Vigil (Connie), my sister', ['Consuelo Vigil']],
  ['Consuelo Vigil, then Connie Mack', ['Consuelo Vigil', 'Connie Mack']],
])('“%s” puts those who serve in their order', (message, names) => {
  expect(line(hear('successorTrustee', message))).toEqual(names);
});

test('what is said of somebody who is only spoken of stays in the words of the person', () => {
  const { notes = [] } = hear('successorTrustee', 'Crystal, Dustin is in Dubai.');
  expect(notes.map(({ words }) => words)).toEqual(['Dustin is in Dubai']);
});

test('whoever is called short is known by it afterwards', () => {
  expect(hear('successorTrustee', 'My sister, Consuelo Vigil. Connie.').nicknames).toEqual([
    { nickname: 'Connie', name: 'Consuelo Vigil' },
  ]);
});

test.each([
  ['half to my sister Ana Cruz and the other half to her son Diego Cruz', ['sister', 'nephew']],
  ['60 to my brother Luis Cruz and 40 to his wife Marta Cruz', ['brother', 'sister-in-law']],
  ['half each to my sister Xochitl Cruz and her daughter Cy Cruz', ['sister', 'niece']],
])('“%s” tells whose kin they are', (message, relations) => {
  const { beneficiaries = [] } = hear('beneficiaries', message).facts;
  expect(beneficiaries.map(({ relationship }) => relationship)).toEqual(relations);
});

test.each([
  [
    'Tommy Reyes and Anika Reyes, he is 2, Anika is 5',
    [
      { name: 'Tommy Reyes', relationship: 'son', isMinor: true },
      { name: 'Anika Reyes', isMinor: true },
    ],
  ],
  ['just one, Max Reyes, our little baby', [{ name: 'Max Reyes', relationship: 'child', isMinor: true }]],
])('“%s” tells who is how old', (message, all) => {
  expect(hear('children', message, {}).facts.children).toEqual(all);
});

test('a grown child who is called a baby is no minor', () => {
  const { doubt, facts } = hear(
    'children',
    "dustin reyes and my baby jody reyes he's forty one but he's still my baby",
    {},
  );
  expect(JSON.stringify([doubt, facts])).not.toContain('isMinor');
});

test('“the twins” are two of three children, and which of them is asked', () => {
  expect(hear('contingentBeneficiaries', 'the twins').facts.contingentBeneficiaries).toBeUndefined();
});

test.each([
  ['my son dustin and my daughter crystal', ['Dustin', 'Crystal']],
  ['my daughter summer and my other daughter destiny, both reyes', ['Summer Reyes', 'Destiny Reyes']],
])('“%s” names children whose names are words, without capitals', (message, names) => {
  expect(hear('children', message, {}).facts.children?.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['uh my name is twyla jean scarborough', 'Twyla Jean Scarborough'],
  ['my name is crystal rose gill', 'Crystal Rose Gill'],
  ['my name is spelled wrong everywhere', 'Rosa Reyes'],
])('“%s” says a name in whatever words it is made of', (message, name) => {
  const asked = { kind: 'fact', field: 'grantorName' } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  expect(replyTo(open, message, '2026-11-28').interview.facts.grantorName ?? 'Rosa Reyes').toBe(name);
});

test.each([
  ["oh wait jody's real name is joseph reyes jody is just what we call him put joseph on there", 'Joseph Reyes'],
  ["Jody's married name is spelled Xyooj on her papers", 'Jody Xyooj'],
])('“%s” puts a name right', (message, name) => {
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', facts: { grantorName: 'Rosa Reyes', children } };
  const { interview } = replyTo({ ...open, asked: { kind: 'review' } }, message, '2026-11-28');
  expect(interview.facts.children?.[2]?.name).toBe(name);
});
