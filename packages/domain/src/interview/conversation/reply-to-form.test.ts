import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyToForm } from '#interview/conversation/reply-to-form.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { formAsked } from '#interview/ladder/form-asked.ts';
import { askField } from '#interview/next-question.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const begun: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Ruth Ann Lee', maritalStatus: 'Single' },
};
const asking = (field: Parameters<typeof askField>[1]): Interview => askField(begun, field);

const fill = (interview: Interview, filled: Parameters<typeof replyToForm>[1]) => {
  const turn = replyToForm(interview, filled, today);
  if (!turn.ok) throw new Error(turn.reason.message);
  return turn.value;
};

test('what is filled in is recorded, said in words, acknowledged, and followed by the next question', () => {
  const interview = asking('grantorDateOfBirth');
  const turn = fill(interview, { field: 'grantorDateOfBirth', value: '1958-03-04' });
  expect(turn.said).toBe('Date of birth: March 4, 1958');
  expect(turn.interview.facts.grantorDateOfBirth).toBe('1958-03-04');
  expect(turn.interview.asked).not.toEqual(interview.asked);
  expect(turn.interview.movedFrom).toBeUndefined();
  expect(turn.reply).toMatch(/\?$/u);
  expect(turn.recorded).toEqual(['grantorDateOfBirth']);
});

test('an empty list that is filled in is said as none', () => {
  expect(fill(asking('children'), { field: 'children', value: [] }).said).toMatch(/: None$/u);
});

test('a form goes through the checks of the facts panel', () => {
  const refused = replyToForm(asking('grantorDateOfBirth'), { field: 'grantorDateOfBirth', value: 'soon' }, today);
  expect(refused.ok).toBe(false);
  const child = replyToForm(asking('grantorDateOfBirth'), { field: 'grantorDateOfBirth', value: '2024-02-03' }, today);
  expect(child.ok).toBe(false);
});

test('a form settles what was asked back beside it', () => {
  const doubtful = { ...asking('grantorDateOfBirth'), doubt: { proposed: {}, sentence: 'Is that right?' } };
  const { interview } = fill(doubtful, { field: 'grantorDateOfBirth', value: '1958-03-04' });
  expect(interview.doubt).toBeNull();
});

test('the ladder opens the form with the second answer that is none, and an answer closes it', () => {
  const first = replyTo(asking('grantorAddress'), 'as blue as the sea', today).interview;
  expect(formAsked(first)).toEqual({ field: 'grantorAddress', isOpen: false });
  const second = replyTo(first, 'as green as the grass', today);
  expect(second.reply).toContain('form');
  expect(formAsked(second.interview)).toEqual({ field: 'grantorAddress', isOpen: true });
  const filled = fill(second.interview, { field: 'grantorAddress', value: '12 Elm Street, Austin, TX 78751' });
  expect(formAsked(filled.interview)?.field).not.toBe('grantorAddress');
});

test('a day and shares have their form open at once, and what asks no single fact has none', () => {
  expect(formAsked(asking('grantorDateOfBirth'))).toEqual({ field: 'grantorDateOfBirth', isOpen: true });
  const detail = { kind: 'detail', field: 'beneficiaries', entry: 0, detail: 'percentage' } as const;
  expect(formAsked({ ...begun, asked: detail })).toEqual({ field: 'beneficiaries', isOpen: true });
  expect(formAsked({ ...begun, asked: { kind: 'review' } })).toBeUndefined();
  expect(formAsked({ ...begun, asked: null })).toBeUndefined();
});
