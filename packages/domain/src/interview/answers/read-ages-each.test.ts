import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const beneficiaries = [
  { name: 'Kayla Moss', relationship: 'daughter', percentage: 40 },
  { name: 'Brit Moss', relationship: 'daughter', percentage: 40 },
  { name: 'Ray Moss', relationship: 'son', percentage: 20 },
];

const say = (message: string): Turn => {
  const asked = { kind: 'detail', field: 'beneficiaries', entry: 0, detail: 'distributionAge' } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  const facts = {
    grantorName: 'Joan Moss',
    children: beneficiaries.map(({ name, relationship }) => ({ name, relationship })),
    beneficiaries,
  };
  return replyTo({ ...open, facts }, message, '2026-11-28');
};

const ages = ({ facts }: Interview): readonly (number | undefined)[] =>
  facts.beneficiaries?.map(({ distributionAge }) => distributionAge) ?? [];

test.each([
  ['25 for the girls, ray right away', [25, 25, undefined]],
  ['everybody at 25 but Ray he can have his now', [25, 25, undefined]],
  ['30 for brit n kayla ray now', [30, 30, undefined]],
  ['all at 25 except ray who gets it outright', [25, 25, undefined]],
  ['make em all wait til 30 but not ray', [30, 30, undefined]],
  ['25 kayla, 30 brit, ray no wait', [25, 30, undefined]],
  ['kayla has to be thirty the rest whenever', [30, undefined, undefined]],
  ['right away for ray and 25 for the others', [25, 25, undefined]],
  ['nobody waits except brit, 30', [undefined, 30, undefined]],
  ["hold brits till she's 28, everybody else gets it right off", [undefined, 28, undefined]],
  ['25 but ray 30', [25, 25, 30]],
  ['30 for everyone, but 35 for Ray', [30, 30, 35]],
  ['The two girls when they turn 25. Ray can have it when I die.', [25, 25, undefined]],
])('“%s” says of each when they are paid', (message, said) => {
  const { interview } = say(message);
  expect(ages(interview)).toEqual(said);
  expect(interview.asked).not.toMatchObject({ detail: 'distributionAge' });
});

test.each(['half at 25 half at 30', 'kayla at 25 and at 30', 'the rest is 50', '25, or 30 if they are in school'])(
  '“%s” records no age',
  (message) => {
    expect(ages(say(message).interview)).toEqual([undefined, undefined, undefined]);
  },
);

test('whoever is named behind another is no last name of theirs', () => {
  expect(say('30 for brit and kayla ray now').interview.facts.children?.[0]?.name).toBe('Kayla Moss');
});
