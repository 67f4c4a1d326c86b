import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = jointTrust(everyLaw);
const { interview } = type;
const today = '2026-11-23';

const [helen, robert] = ['Helen Marie Sandoval', 'Robert Luis Sandoval'];
const [clara, daniel] = ['Clara Sandoval', 'Daniel Sandoval'];

const finished = (change: Partial<Facts>): LegalDocument => {
  const result = type.finish({ ...jointTrustSample, ...change }, today);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const warningsOf = (change: Partial<Facts>): string =>
  type
    .findings({ ...jointTrustSample, ...change }, finished(change))
    .flatMap(({ level, message }) => (level === 'warning' ? [message] : []))
    .join('\n');

const family = (change: Partial<Facts>): string => sectionText(finished(change), 'declaration.family');

const said = (messages: readonly string[], facts: Facts = {}): StoredInterview => {
  const { childrenOfOne: _one, ...known } = { ...jointTrustSample, ...facts };
  const opened = { ...interview.open(), facts: known as Facts };
  return messages.reduce((before, message) => interview.replyTo(before, message, today).interview, {
    ...opened,
    asked: { kind: 'fact', field: 'childrenOfOne' },
  } as StoredInterview);
};

test('the table of shares does not hide that a child is a son or a daughter, or the birth that was told of the child', () => {
  const { schedules } = finished({
    children: [
      { name: clara, relationship: 'stepdaughter', dateOfBirth: '1991-02-09' },
      { name: daniel, relationship: 'son from my first marriage' },
    ],
    childrenOfOne: [clara, daniel],
    childrenOfFirst: [daniel],
    childrenOfSecond: [clara],
    beneficiaries: [
      { name: clara, relationship: 'child', percentage: 50 },
      { name: daniel, relationship: 'child', percentage: 50, dateOfBirth: '1994-08-30' },
    ],
  });
  const rows = textOfBlocks(schedules.find(({ id }) => id === 'schedule.beneficiaries')?.blocks ?? []);
  expect(rows).toMatch(/^Clara Sandoval;.* \| daughter of Robert Luis Sandoval, born February 9, 1991 \| fifty/mu);
  expect(rows).toMatch(/^Daniel Sandoval;.* \| son of Helen Marie Sandoval, born August 30, 1994 \| fifty/mu);
});

test('whose child a child of one is, is asked with the names of both, and not where all are of both', () => {
  const asked = interview.replyTo(said([]), 'Clara', today);
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

test('the family section names whose child each child is', () => {
  const words = family({ childrenOfOne: [daniel], childrenOfFirst: [], childrenOfSecond: [daniel] });
  expect(words).toContain('Clara Sandoval, born February 9, 1991, a child of both Grantors');
  expect(words).toContain(`Daniel Sandoval, born August 30, 1994, a child of ${robert} and not of the other Grantor`);
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

test('when a couple parts, no own child loses, and nobody of the other family takes as a child, an heir or by a gift', () => {
  const words = sectionText(finished({}), 'death.parting');
  expect(words).toContain('are those of that Grantor, among them every child of both');
  expect(words).toContain('or who is later born to or adopted by the other Grantor alone');
  expect(words).toContain('a gift to such a child of the other Grantor alone');
  expect(words).toContain('the Heirs at Law of the Grantors are those of that Grantor alone');
  expect(words).toContain('No child of that Grantor, whether of both or of that Grantor alone, loses anything');
  const told = { childrenOfOne: [daniel], childrenOfFirst: [], childrenOfSecond: [daniel] };
  expect(warningsOf(told)).toContain('no longer to a child of the other alone');
});

test('after the first death the children of both families take alike, but no later child of the survivor takes what the first one left', () => {
  const words = (survivorPlan: Facts['survivorPlan']) => sectionText(finished({ survivorPlan }), 'death.family');
  expect(words('survivorDecides')).toContain('those of both Grantors and those of each of them alone');
  expect(words('survivorDecides')).not.toContain('counts in the distribution');
  expect(words('heldForLife')).toContain('counts in the distribution of the Survivor’s Trust alone');
  expect(words('disclaimer')).toContain('In the distribution of the Disclaimer Trust, neither that child');
});

test('a sister is nobody’s in particular, and a child of one maker is called that, wherever the relation stands', () => {
  const document = finished({
    childrenOfOne: [daniel],
    childrenOfFirst: [daniel],
    successorTrustee: { name: daniel, relationship: 'son' },
    successorTrustees: [{ name: 'Ruth Brandt', relationship: 'sister' }],
  });
  const line = sectionText(document, 'trustees.succession');
  expect(line).toContain('Daniel Sandoval (son of Helen Marie Sandoval)');
  expect(line).toContain('Ruth Brandt (sister of a Grantor)');
  expect(sectionText(document, 'death.shares')).toContain('Clara Sandoval (daughter of the Grantors)');
});
