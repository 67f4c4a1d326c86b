import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import type { Interview } from '#interview/interview.ts';
import { normalizeMessage } from '#interview/language/tokens.ts';
import { openInterview } from '#interview/open-interview.ts';

const asked: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Gordon Wayne Ostergaard' },
  asked: { kind: 'fact', field: 'children' },
};

const children = (message: string): { readonly names: readonly string[]; readonly isSure: boolean } => {
  const found = readAnswer(asked, { message: normalizeMessage(message), today: '2026-11-24' })?.patch.find(
    ({ field }) => field === 'children',
  );
  const list = (found?.value ?? []) as readonly { readonly name: string }[];
  return { names: list.map(({ name }) => name), isSure: (found?.confidence ?? 0) > 0.7 };
};

test.each([
  ['Kaylee whos 14 and Owen whos 9, both Adkins like their dad', ['Kaylee Adkins', 'Owen Adkins']],
  ['Kaylee, 14, and Owen, 9, last name Adkins', ['Kaylee Adkins', 'Owen Adkins']],
  ['Ann, Bob and Sue. They all go by Pruitt.', ['Ann Pruitt', 'Bob Pruitt', 'Sue Pruitt']],
  ['my kids are Kaylee and Owen. Their last name is Adkins, after their father', ['Kaylee Adkins', 'Owen Adkins']],
  ['Kaylee 14, Owen 9, both have their dads name Adkins', ['Kaylee Adkins', 'Owen Adkins']],
  ['Kaylee and Owen, surname for both is Adkins', ['Kaylee Adkins', 'Owen Adkins']],
  ['Paul and Mark, they are both Ostergaards', ['Paul Ostergaard', 'Mark Ostergaard']],
  ['Paul, Mark and Lisa Tuttle. The boys are Ostergaard', ['Paul Ostergaard', 'Mark Ostergaard', 'Lisa Tuttle']],
])('the family name of those who were named by one is that of each: “%s”', (message, names) => {
  expect(children(message)).toEqual({ names, isSure: true });
});

test.each([
  ['Wade is the oldest, then Paul', ['Wade', 'Paul']],
  ['Wade was the first, then Paul, and Lisa is the baby of the three', ['Wade', 'Paul', 'Lisa']],
  ['Lisa Tuttle is our oldest and Paul the youngest', ['Lisa Tuttle', 'Paul']],
])('the order in which children were born is no doubt about them: “%s”', (message, names) => {
  expect(children(message)).toEqual({ names, isSure: true });
});

test('a family name of the boys is asked back where a given name may be of a girl', () => {
  expect(children('Morgan and Paul. The boys are Pruitt')).toEqual({
    names: ['Morgan Pruitt', 'Paul Pruitt'],
    isSure: false,
  });
});

test.each(['Kaylee and Owen, both grown', 'Kaylee and Owen, both live in Ohio', 'Kaylee and Owen, all is well'])(
  'what children do or are is no family name: “%s”',
  (message) => {
    expect(children(message).names).toEqual(['Kaylee', 'Owen']);
  },
);
