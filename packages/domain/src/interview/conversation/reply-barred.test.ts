import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Interview } from '#interview/interview.ts';

type TypeId = 'living-trust' | 'pour-over-will' | 'durable-financial-poa';

const at = (typeId: TypeId, field: FieldId | 'review', without: readonly string[] = []) => {
  const type = documentTypeOf(typeId);
  const gone = new Set([field, ...without]);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => !gone.has(key)));
  const asked = field === 'review' ? ({ kind: 'review' } as const) : ({ kind: 'fact', field } as const);
  const before = { ...type.interview.open(), facts, asked, trail: [asked] } as never as Interview;
  const say = (interview: Interview, ...messages: readonly string[]) =>
    messages.reduce((turn, message) => type.interview.replyTo(turn.interview, message, '2026-11-20') as never, {
      interview,
      reply: '',
    } as { readonly interview: Interview; readonly reply: string });
  return (...messages: readonly string[]) => say(before, ...messages);
};

const stands = ({ facts, doubt }: Interview, name: string): boolean =>
  [...peopleIn(facts), ...peopleIn(doubt?.proposed ?? {})].some((one) => one.name.includes(name));

const notes = ({ notes: kept = [] }: Interview): string => kept.map(({ words }) => words).join(' | ');

test.each([
  'Luis Ortega must never serve',
  'Never let Luis Ortega be in charge',
  'anyone but my brother Luis Ortega',
  "not Luis Ortega, he'd drink it up",
  'I do not want Luis Ortega anywhere near the money',
  'Keep Luis Ortega out of it',
  'Under no circumstances should Luis Ortega handle my affairs',
  'my brother Luis Ortega is to have nothing to do with it',
  "I don't trust my brother Luis Ortega",
  'i dont want luis ortega involved at all',
  'Over my dead body would Luis Ortega run it',
])('“%s” puts nobody into an office, and is noted', (message) => {
  for (const [type, field] of [
    ['living-trust', 'successorTrustee'],
    ['pour-over-will', 'executor'],
    ['durable-financial-poa', 'agent'],
  ] as const) {
    const { interview } = at(type, field)(message);
    expect(stands(interview, 'Ortega')).toBe(false);
    expect(notes(interview).toLowerCase()).toContain('luis ortega');
  }
});

test.each([
  ['My friend Paul Green. Luis Ortega must never serve', 'Paul Green'],
  ['Paul Green, and never let Luis Ortega be in charge', 'Paul Green'],
  ["Paul Green but not Luis Ortega, he'd drink it up", 'Paul Green'],
  ["don't let Luis Ortega near my money, Paul Green instead", 'Paul Green'],
])('whoever is named beside them is heard: %s', (message, name) => {
  const { interview } = at('durable-financial-poa', 'agent', ['successorAgents'])(message);
  expect(stands(interview, name)).toBe(true);
  expect(stands(interview, 'Ortega')).toBe(false);
  expect(notes(interview)).toContain('Luis Ortega');
});

test('it is heard at any question, and answers none', () => {
  const { interview } = at('living-trust', 'residencePlan')('Luis Ortega must never serve');
  expect(interview).toMatchObject({ doubt: null, asked: { field: 'residencePlan' } });
  expect(notes(interview)).toBe('Luis Ortega must never serve');
});

test('whoever is named for an office although they must never serve is asked back', () => {
  const talk = at('durable-financial-poa', 'agent', ['successorAgents']);
  const { interview, reply } = talk('Luis Ortega must never serve', 'Luis Ortega');
  expect(reply).toBe('You said that Luis Ortega must never serve. Do you want Luis Ortega all the same?');
  expect(interview.facts.agent).toBeUndefined();

  const after = talk('Luis Ortega must never serve', 'Luis Ortega', 'yes').interview;
  expect(after.facts.agent).toMatchObject({ name: 'Luis Ortega' });
  expect(notes(after)).toBe('');
});

test('whoever holds an office already is taken out once that is answered with a yes', () => {
  const talk = at('living-trust', 'review');
  expect(talk('Ana must never serve').reply).toContain('Should I take Ana Cruz Vega out there?');
  expect(talk('Ana must never serve', 'yes').interview.facts.successorTrustees).toEqual([]);

  const kept = talk('Ana must never serve', 'Keep it as it is').interview;
  expect(kept.facts.successorTrustees).toHaveLength(1);
  expect(notes(kept)).toBe('');
});

test('a no to what was asked back may say it', () => {
  const talk = at('durable-financial-poa', 'agent', ['successorAgents']);
  const { interview } = talk('maybe Luis Ortega if he wants to', 'No, Luis Ortega must never serve');
  expect(interview.doubt).toBeNull();
  expect(stands(interview, 'Ortega')).toBe(false);
});

test.each([
  ['my brother Dale Hunt should never act alone', 'Dale Hunt'],
  ["If Tom Hall can't serve then Beth Hall", 'Beth Hall'],
  ['Tom Hall. He should not be paid', 'Tom Hall'],
  ["Tom Hall, my son, I'd never trust anyone else", 'Tom Hall'],
  ['Tom Hall, I would not want anyone else', 'Tom Hall'],
])('a limit, a condition and praise bar nobody: %s', (message, name) => {
  const { interview } = at('durable-financial-poa', 'agent', ['successorAgents'])(message);
  expect(stands(interview, name)).toBe(true);
});

test('who cannot serve any more leaves their office as ever', () => {
  const { interview } = at('living-trust', 'review')("Ana can't serve, she has moved away");
  expect(interview.which).toBeUndefined();
});

test.each(["Todd Ruiz, Helen's son, gets nothing", 'not a dime to Todd Ruiz', 'Todd Ruiz is to get nothing'])(
  '“%s” leaves somebody out on purpose, and answers nothing else',
  (message) => {
    for (const [type, field] of [
      ['living-trust', 'grantorCounty'],
      ['living-trust', 'contingentBeneficiaries'],
      ['living-trust', 'residencePlan'],
      ['pour-over-will', 'specificGifts'],
    ] as const) {
      const { interview } = at(type, field, ['intentionallyOmitted'])(message);
      expect(interview.facts.intentionallyOmitted?.map(({ name }) => name)).toEqual(['Todd Ruiz']);
      expect(interview.facts[field]).toBeUndefined();
    }
  },
);

test('where nobody can be left out it is noted', () => {
  const { interview } = at('durable-financial-poa', 'agent')('Paul Green. Nothing for my brother Ray Hill');
  expect(stands(interview, 'Ray')).toBe(false);
  expect(notes(interview)).toBe('Nothing for my brother Ray Hill');
});

test('whoever is left out comes to those who are', () => {
  const { interview } = at('living-trust', 'review')('My nephew Todd Ruiz gets nothing');
  expect(interview.facts.intentionallyOmitted?.map(({ name }) => name)).toEqual(['Victor Hargrove', 'Todd Ruiz']);
});

test('somebody’s husband is neither she nor left out', () => {
  const { interview } = at('living-trust', 'beneficiaries')('Everything to Sofía, not a penny to her husband');
  expect(interview.facts.beneficiaries?.map(({ name }) => name)).toEqual(['Sofía Reyes Luna']);
  expect(interview.facts.intentionallyOmitted).toHaveLength(1);
});
