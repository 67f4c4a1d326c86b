import { expect, test } from 'vitest';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { upToChildren } from '#interview/testing/ruth-halloran.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import { everyLaw } from '#law/every-law.ts';

const type = pourOverWill(everyLaw);
const { interview } = type;
const today = '2026-11-22';

const talk = talkWith(interview, today);

const everything = [
  ...upToChildren,
  'Amy Halloran, 9, and Joe Halloran, 21',
  'My sister Ann Fisher',
  'my brother Bo Fisher, then Cal Reed',
  'The Ruth Halloran Living Trust',
  'yes',
  'March 4, 2025',
  'I am',
  'my husband',
  'Ann Fisher',
  'my piano to Ann Fisher',
  'nothing else',
  'Use these settings',
  'All correct',
];

test('a conversation alone gathers everything that a will needs', () => {
  const talked = talk(everything);
  expect(talked.facts).toMatchObject({
    grantorState: 'ID',
    spouseName: 'Tom Halloran',
    guardian: { name: 'Ann Fisher' },
    alternateGuardians: [{ name: 'Bo Fisher' }, { name: 'Cal Reed' }],
    trustName: 'The Ruth Halloran Living Trust',
    isTrustSigned: true,
    trustDate: '2025-03-04',
    initialTrustee: [{ name: 'Ruth Halloran' }],
    executor: { name: 'Tom Halloran' },
    alternateExecutors: [{ name: 'Ann Fisher' }],
    specificGifts: [{ recipient: 'Ann Fisher' }],
    tangiblesTo: 'trust',
    residueFallback: 'trustTerms',
  });
  expect(interview.completeness(talked, today)).toMatchObject({ missing: [], problems: [] });
  expect(type.finish(talked.facts, today).ok).toBe(true);
});

test('who has no minor child is asked for no guardian', () => {
  const grown = talk([...upToChildren, 'Joe Halloran', 'no, he is grown']);
  expect(grown.facts.hasMinorChildren).toBe(false);
  expect(grown.asked).toEqual({ kind: 'fact', field: 'trustName', also: 'isTrustSigned' });
  const childless = talk([...upToChildren, 'no children']);
  expect(childless.asked).toEqual({ kind: 'fact', field: 'trustName', also: 'isTrustSigned' });
});

test('a trust that is not signed yet has no date to ask for', () => {
  const talked = talk([...upToChildren, 'no children', 'The Ruth Halloran Living Trust', 'not yet']);
  expect(talked.facts.isTrustSigned).toBe(false);
  expect(talked.asked).toEqual({ kind: 'fact', field: 'initialTrustee' });
});

test.each(['Ann Fisher as alternate executor', 'Ann Fisher as executor', 'my sister Ann Fisher'])(
  'whoever is named while the next executor is asked comes next and replaces nobody: “%s”',
  (message) => {
    const talked = talk(everything.map((said) => (said === 'Ann Fisher' ? message : said)));
    expect(talked.facts.executor?.name).toBe('Tom Halloran');
    expect(talked.facts.alternateExecutors?.map(({ name }) => name)).toEqual(['Ann Fisher']);
  },
);

test('a child who is a minor cannot serve, and nobody serves under their own will', () => {
  const talked = talk(everything);
  const withMinor = interview.replyTo(talked, 'Amy Halloran should be the executor', today);
  expect(withMinor.interview.facts.executor?.name).not.toBe('Amy Halloran');
  const own = interview.record(talked, 'executor', { name: 'Ruth Halloran' }, today);
  const problems = own.ok ? interview.completeness(own.value, today).problems : [];
  expect(problems.map(({ message }) => message)).toEqual([
    'You cannot be executor under your own will. Please name somebody else.',
  ]);
});

test('the panel shows the facts that belong to this family, and no others', () => {
  const fieldsOf = (messages: readonly string[]) => interview.describe(talk(messages)).map(({ field }) => field);
  const guardians = ['guardian', 'alternateGuardians', 'estateGuardian'];
  expect(fieldsOf(everything)).toEqual(expect.arrayContaining([...guardians, 'trustDate', 'residueFallback']));
  expect(fieldsOf([...upToChildren, 'no children']).filter((field) => guardians.includes(field))).toEqual([]);
});

test('Louisiana is refused when its name is given, and not only at the end', () => {
  const { problems } = interview.completeness(talk(['Ruth Halloran', '1 Canal St, New Orleans, LA 70112']), today);
  expect(problems.map(({ message }) => message).join(' ')).toContain('civil law');
});

test('whoever goes back to the guardian has not said what the trust is called', () => {
  const { facts } = talk([...upToChildren, 'Amy Halloran, 9', 'my sister Ann Fisher', 'no']);
  const after = talk(['guardian should be my sister Rosa Fisher'], {
    ...interview.open(),
    facts,
    asked: { kind: 'fact', field: 'trustName' },
  });
  expect(after.facts.trustName).toBeUndefined();
});

test('a trust is never left to be its own trustee', () => {
  const talked = talk([...everything.slice(0, 12), 'The Ruth Halloran Living Trust']);
  const { problems } = interview.completeness(talked, today);
  expect(problems.map(({ message }) => message).join(' ')).toContain('cannot be its own trustee');
});
