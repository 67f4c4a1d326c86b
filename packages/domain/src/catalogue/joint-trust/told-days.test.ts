import { expect, test } from 'vitest';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { StoredTurn } from '#interview/conversation/interview-of.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const { interview } = jointTrust(everyLaw);
const today = '2026-11-23';

const ellisons: Facts = {
  grantorName: 'Margaret Ann Ellison',
  grantorAddress: '2204 Alder Street, Columbus, OH 43215',
  grantorState: 'OH',
  grantorCounty: 'Franklin',
  grantorDateOfBirth: '1964-04-09',
  maritalStatus: 'Married',
  spouseName: 'Thomas Ellison',
};

const asking = (field: FieldId, facts: Facts = {}): StoredInterview => {
  const asked = { kind: 'fact', field } as const;
  return { ...interview.open(), facts: { ...ellisons, ...facts }, asked, trail: [asked] };
};

const hear = (field: FieldId, message: string, facts: Facts = {}): StoredTurn =>
  interview.replyTo(asking(field, facts), message, today);

const say = (field: FieldId, message: string, facts: Facts = {}): StoredTurn =>
  agreeing(interview).replyTo(asking(field, facts), message, today);

const bornOn = { secondDateOfBirth: '1961-08-21', sharesHome: true } as const;

test.each([
  'we married June 14, 1997',
  'our wedding was on June 14, 1997',
  'June 14, 1997 is our anniversary',
  'June 14, 1997. That is when we got married.',
])('the day of the wedding never becomes a date of birth: %s', (message) => {
  const { facts } = say('secondDateOfBirth', message).interview;
  expect(facts).not.toHaveProperty('secondDateOfBirth');
  expect(facts.marriedOn).toBe('1997-06-14');
});

test.each([
  'we bought the house on June 14, 1997',
  'his father died June 14, 1997',
  'he moved here on 6/14/1997',
  'he retired on June 14, 1997',
])('a day of something else is no date of birth and no wedding: %s', (message) => {
  for (const field of ['secondDateOfBirth', 'marriedOn'] as const) {
    const { interview: after, recorded } = say(field, message);
    expect([after.facts[field], recorded, after.doubt]).toEqual([undefined, [], null]);
  }
});

test.each(['born August 21, 1961', 'Thomas was born on August 21, 1961', 'my husband was born 8/21/1961'])(
  'a date of birth never becomes the day of the wedding; the one who lacks it gets it: %s',
  (message) => {
    const { facts } = say('marriedOn', message, { sharesHome: true }).interview;
    expect(facts).not.toHaveProperty('marriedOn');
    expect(facts.secondDateOfBirth).toBe('1961-08-21');
  },
);

test('at the date of birth of the spouse, the own date of birth is nobody else’s', () => {
  const { facts, doubt } = say('secondDateOfBirth', 'I was born April 9, 1964').interview;
  expect([facts.secondDateOfBirth, doubt]).toEqual([undefined, null]);
});

test('a birth and a wedding in one sentence go where they belong', () => {
  const { facts } = say('secondDateOfBirth', 'He was born August 21, 1961, and we married June 14, 1997.').interview;
  expect(facts).toMatchObject({ secondDateOfBirth: '1961-08-21', marriedOn: '1997-06-14' });
});

test('a birth of which nobody can tell whose it is is asked about, and the answer tapped is heard', () => {
  const { grantorDateOfBirth: _own, ...others } = ellisons;
  const asked = { kind: 'fact', field: 'marriedOn' } as const;
  const at = { ...interview.open(), facts: others, asked, trail: [asked] };
  const turn = interview.replyTo(at, 'born August 9, 1958', today);
  expect(turn.recorded).toEqual([]);
  expect(turn.choices).toEqual(['I was born on August 9, 1958', 'Thomas Ellison was born on August 9, 1958']);
  const [own = '', second = ''] = turn.choices;
  expect(interview.replyTo(turn.interview, own, today).recorded).toEqual(['grantorDateOfBirth']);
  expect(interview.replyTo(turn.interview, second, today).recorded).toEqual(['secondDateOfBirth']);
});

test('the children told at the question for the wedding are heard as children', () => {
  const { facts } = say('marriedOn', 'our children are Laura Ellison and Peter Ellison', bornOn).interview;
  expect(facts.children).toMatchObject([{ name: 'Laura Ellison' }, { name: 'Peter Ellison' }]);
  expect(facts).not.toHaveProperty('marriedOn');
});

test('a bare list of people at the question for the wedding is asked back as the children', () => {
  const turn = hear('marriedOn', 'Laura Ellison, 34, and Peter Ellison, 31', bornOn);
  expect(turn.reply).toBe('For “Your children” I understood: Laura Ellison and Peter Ellison. Is that right?');
  const { facts, asked } = interview.replyTo(turn.interview, 'yes', today).interview;
  expect(facts.children).toMatchObject([{ name: 'Laura Ellison' }, { name: 'Peter Ellison' }]);
  expect(asked).toEqual({ kind: 'fact', field: 'marriedOn' });
});

test('children told with their dates of birth give no wedding day', () => {
  const { facts, doubt } = say('marriedOn', 'Laura, born March 2, 1992, and Peter, born May 5, 1995', bornOn).interview;
  expect(facts).not.toHaveProperty('marriedOn');
  expect(facts.children ?? doubt?.proposed.children).toMatchObject([
    { name: 'Laura', dateOfBirth: '1992-03-02' },
    { name: 'Peter', dateOfBirth: '1995-05-05' },
  ]);
});

test.each([
  ['June 3, 1990', '1990-06-03'],
  ['we got married in Ohio on June 3, 1990', '1990-06-03'],
  ['6/3/90, right after we met', '1990-06-03'],
])('a wedding day that is told plainly is heard: %s', (message, day) => {
  expect(say('marriedOn', message, bornOn).interview.facts.marriedOn).toBe(day);
});

test.each(['August 21, 1961', 'born on the 21st of August, 1961', '8/21/61'])(
  'a date of birth that is told plainly is heard: %s',
  (message) => {
    expect(say('secondDateOfBirth', message).interview.facts.secondDateOfBirth).toBe('1961-08-21');
  },
);
