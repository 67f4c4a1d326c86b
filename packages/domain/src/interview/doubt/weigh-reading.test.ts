import { expect, test } from 'vitest';
import { mayTurn } from '#interview/turning/may-turn.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { asking, hear, known, takers } from '#interview/testing/hallorans.ts';

const reading = (field: Reading['patch'][number]['field'], value: unknown, more: Partial<Reading> = {}): Reading => ({
  act: 'answer',
  patch: [{ field, value, evidence: 'said', confidence: 0.9 }],
  ...more,
});

const confidenceOf = ({ patch }: Reading): number | undefined => patch[0]?.confidence;

test('a name that is heard in free speech is asked back, and one of which every word is accounted for is not', () => {
  const open = asking('successorTrustee', takers);
  const said = reading('successorTrustee', { name: 'Ann Reed' });
  expect(confidenceOf(weighReading(open, 'Ann Reed would do', said))).toBeLessThan(sureEnough);
  expect(weighReading(open, 'Ann Reed', { ...said, isPlain: true })).toEqual({ ...said, isPlain: true });
});

test('a name told in a longer plain answer that may turn is asked back all the same', () => {
  const said = reading('successorTrustee', { name: 'Ann Reed' }, { isPlain: true });
  const message = 'Ann Reed, unless she moves away again, she is my sister';
  expect(confidenceOf(weighReading(asking('successorTrustee', takers), message, said))).toBeLessThan(sureEnough);
});

test('whoever asks something tells nothing of another fact', () => {
  const said = reading('maritalStatus', 'Divorced');
  expect(weighReading(asking('assets'), 'can he still take it since we are divorced', said).patch).toEqual([]);
});

test('a denial is heard with and without its apostrophe', () => {
  for (const message of ["we aren't married", 'we arent married', 'we aren’t married', 'is it ok?', 'if she lives'])
    expect([message, mayTurn(message)]).toEqual([message, true]);
  expect(mayTurn('my sister Ann Reed')).toBe(false);
});

test('a worry told where the name is asked is no name, and is noted', () => {
  const { grantorName: _name, ...nameless } = known;
  const turn = hear('grantorName', 'I worry about my garden and the bees', nameless);
  expect(turn.interview.facts.grantorName).toBeUndefined();
  expect(turn.interview.doubt).toBeNull();
  expect(turn.interview.notes).toMatchObject([{ words: 'I worry about my garden and the bees' }]);
});

test('an address told where the name is asked is no name', () => {
  const { grantorName: _name, ...nameless } = known;
  expect(hear('grantorName', '12 Oak Lane, Dayton, OH 45402', nameless).interview.facts.grantorName).toBeUndefined();
});
