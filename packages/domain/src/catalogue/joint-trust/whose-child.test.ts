import { expect, test } from 'vitest';
import { family, warningsOf } from '#catalogue/joint-trust/testing/joint-couple.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const type = jointTrust(everyLaw);

const { interview } = type;

const today = '2026-11-23';

const [helen, robert] = ['Helen Marie Sandoval', 'Robert Luis Sandoval'];

const [clara, daniel] = ['Clara Sandoval', 'Daniel Sandoval'];

const said = (messages: readonly string[], facts: Facts = {}): StoredInterview => {
  const { childrenOfOne: _one, ...known } = { ...jointTrustSample, ...facts };
  const opened = { ...interview.open(), facts: known as Facts };
  return messages.reduce((before, message) => agreeing(interview).replyTo(before, message, today).interview, {
    ...opened,
    asked: { kind: 'fact', field: 'childrenOfOne' },
  } as StoredInterview);
};

test('whose child a child of one is, is asked with the names of both, and not where all are of both', () => {
  const asked = agreeing(interview).replyTo(said([]), 'Clara', today);
  expect(asked.interview.asked).toMatchObject({ field: 'childrenOfFirst' });
  expect(asked.reply).toContain(`Whose child is ${clara}: of ${helen}, of ${robert}, or of both of you?`);
  expect(asked.choices).toEqual([helen, robert, 'Both of us']);
  expect(said(['None of them']).asked).not.toMatchObject({ field: 'childrenOfFirst' });
});

test.each([
  [['Clara', helen], [clara], []],
  [['Clara', robert], [], [clara]],
  [['Clara is mine'], [clara], []],
  [['Yes, Clara is mine from my first marriage.'], [clara], []],
  [['Clara', "my husband's"], [], [clara]],
  [['all of them really. clara only mine, daniel only his'], [clara], [daniel]],
  [['both of them', 'mine are Clara and Daniel'], [clara, daniel], []],
  [['both of them', 'Clara and Daniel are his'], [], [clara, daniel]],
  [['Clara is from my first marriage, her father died'], [clara], []],
])('whose children they are is not asked again after %j', (messages, ofFirst, ofSecond) => {
  const { facts, asked } = said(messages);
  expect([facts.childrenOfFirst ?? [], facts.childrenOfSecond ?? []]).toEqual([ofFirst, ofSecond]);
  expect(asked).not.toMatchObject({ field: expect.stringMatching(/^childrenOf/u) });
});

test('a child who turns out to be of both is no child of one', () => {
  expect(said(['Clara', 'Both of us']).facts).toMatchObject({ childrenOfOne: [] });
  expect(said(['both', 'Clara is mine and Daniel is ours']).facts).toMatchObject({
    childrenOfOne: [clara],
    childrenOfFirst: [clara],
  });
});

test('half an answer gives no child to the wrong parent', () => {
  const { facts, asked } = said(['both of them', 'Clara is mine']);
  expect(facts).not.toHaveProperty('childrenOfFirst');
  expect(asked).toMatchObject({ field: 'childrenOfFirst' });
});

test('a stepchild, or a child from an earlier marriage, is not asked about twice', () => {
  const children = [
    { name: clara, relationship: 'stepdaughter' },
    { name: daniel, relationship: 'son from my first marriage' },
  ];
  expect(said(['both of them'], { children }).asked).not.toMatchObject({ field: 'childrenOfFirst' });
  const words = family({ children, childrenOfOne: [clara, daniel] });
  expect(words).toContain(`${clara}, a child of ${robert} and not of the other Grantor`);
  expect(words).toContain(`${daniel}, a child of ${helen} and not of the other Grantor`);
});

test('an earlier answer that names no parent keeps the child in the family of both, and is pointed out', () => {
  const change = { childrenOfOne: [daniel] };
  expect(family(change)).toContain('a child of one Grantor, who is treated in this instrument as a child of both');
  expect(warningsOf(change)).toContain(`not whose child ${daniel} is`);
  expect(warningsOf({ ...change, childrenOfFirst: [daniel] })).not.toContain('not whose child');
});

test('a child who is named later as of one is not given to the second maker without a word', () => {
  const change = { childrenOfOne: [clara, daniel], childrenOfFirst: [clara], childrenOfSecond: [] };
  expect(warningsOf(change)).toContain(`not whose child ${daniel} is`);
  expect(family(change)).not.toContain(`${daniel}, born August 30, 1994, a child of ${robert}`);
});

test('nobody is the child of each of the two alone', () => {
  const both = { childrenOfOne: [clara], childrenOfFirst: [clara], childrenOfSecond: [clara] };
  expect(type.finish({ ...jointTrustSample, ...both }, today)).toMatchObject({
    ok: false,
    reason: [{ field: 'childrenOfSecond' }],
  });
});
