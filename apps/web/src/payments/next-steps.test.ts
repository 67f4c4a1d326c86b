import { expect, test } from 'vitest';
import { stepsAfterPaying, stepsOfPaying, sayHowFar } from '#payments/next-steps.ts';

const words = (steps: readonly { readonly title: string; readonly text: string }[]): string =>
  steps.map(({ title, text }) => `${title}: ${text}`).join(' ');

const answered = {
  documentTypeId: 'living-trust',
  status: 'complete',
  isInterviewComplete: true,
  isSignedInInk: false,
  takesWitnesses: true,
  otherMakers: [],
  awaitedCosigners: [],
} as const;

test('a document with every question answered is not promised more questions', () => {
  for (const steps of [stepsOfPaying(true), stepsAfterPaying(answered)]) {
    expect(steps).toHaveLength(3);
    expect(words(steps)).not.toMatch(/missing|question|answers/i);
  }
});

test('a document with open questions is told that they come first', () => {
  expect(words(stepsOfPaying(false))).toMatch(/still missing/);
  expect(stepsAfterPaying(undefined)[0]?.title).toBe('Finish your answers');
});

test('nobody pays for an unanswered document without being told what is still missing', () => {
  expect(sayHowFar({ progress: 0, isInterviewComplete: false })).toContain('not answered any of its questions yet');
  expect(sayHowFar({ progress: 40, isInterviewComplete: false })).toContain('You have answered 40% of its questions');
  expect(sayHowFar({ progress: 40, isInterviewComplete: false })).toContain('finish after paying');
  expect(sayHowFar({ progress: 100, isInterviewComplete: true })).not.toContain('questions');
});

test('nobody who pays for a document of ink is told to sign it on a screen or to mail links to witnesses', () => {
  const said = words(stepsAfterPaying({ ...answered, isSignedInInk: true }));
  expect(said).toContain('sign it in ink');
  expect(said).not.toMatch(/link|from your dashboard/);
});

test('members who form a company are not told to invite witnesses', () => {
  const said = words(stepsAfterPaying({ ...answered, takesWitnesses: false, awaitedCosigners: ['Karl Hansen'] }));
  expect(said).toContain('Everybody else whom it names');
  expect(said).not.toContain('witness');
});

test('whoever has paid for what two people make is told to ask the other one before the witnesses', () => {
  const steps = stepsAfterPaying({ ...answered, otherMakers: ['Robert Sandoval'] });
  expect(steps.map(({ title }) => title)).toEqual([
    'Sign your document',
    'Ask Robert Sandoval to sign',
    'Invite your witnesses',
    'Keep it',
  ]);
});

test('whoever forms a company alone is not told to invite others', () => {
  const steps = stepsAfterPaying({ ...answered, takesWitnesses: false });
  expect(steps.map(({ title }) => title)).toEqual(['Sign your document', 'Keep it']);
});

test('whoever has paid for a will that pours over into a trust is told to sign the trust first', () => {
  const [first] = stepsAfterPaying({ ...answered, documentTypeId: 'pour-over-will', isSignedInInk: true });
  expect(first?.text).toContain('Sign the trust first');
});
