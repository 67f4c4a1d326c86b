import { expect, test } from 'vitest';
import { cardsOf } from '#interview/cards/cards-of.ts';
import { undoCard } from '#interview/cards/undo-card.ts';
import type { Interview } from '#interview/interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { clearFact } from '#interview/clear-fact.ts';
import { asking, known, today, without } from '#interview/testing/hallorans.ts';

const recorded = (before: Interview, field: Parameters<typeof recordFact>[1], value: unknown): Interview => {
  const after = recordFact(before, field, value, today);
  if (!after.ok) throw new Error(after.reason.message);
  return after.value;
};
const undone = (interview: Interview, card: Parameters<typeof undoCard>[1]) => undoCard(interview, card, today);

test('a turn shows every fact that it changed as a person reads it, those that followed included', () => {
  const before = asking('grantorAddress', without('grantorAddress', 'grantorState', 'grantorCounty'));
  const after = recorded(before, 'grantorAddress', '9 Elm Rd, Austin, TX 78701');
  expect(cardsOf(before, after).map(({ field, display, displayWas }) => [field, display, displayWas])).toEqual([
    ['grantorAddress', '9 Elm Rd, Austin, TX 78701', ''],
    ['grantorState', 'Texas', ''],
  ]);
});

test('a turn that changed nothing shows no card', () => {
  const before = asking('children');
  expect(cardsOf(before, { ...before, asked: null, facts: { ...known } })).toEqual([]);
});

test('a fact that was taken out shows what stood there', () => {
  const before = asking(null);
  const [card] = cardsOf(before, clearFact(before, 'spouseName'));
  expect(card).toMatchObject({ field: 'spouseName', display: '', displayWas: 'Tom Halloran' });
});

test('undo gives a changed fact its former value back, and forgets one that was not there', () => {
  const before = asking('grantorName');
  const changed = recorded(before, 'grantorDateOfBirth', '1961-02-03');
  const [card] = cardsOf(before, changed);
  const back = card && undone(changed, card);
  expect(back).toMatchObject({ ok: true, value: { facts: known } });

  const lacking = asking('grantorDateOfBirth', without('grantorDateOfBirth'));
  const given = recorded(lacking, 'grantorDateOfBirth', '1961-02-03');
  const [fresh] = cardsOf(lacking, given);
  const gone = fresh && undone(given, fresh);
  expect(gone?.ok && 'grantorDateOfBirth' in gone.value.facts).toBe(false);
});

test('undo brings back what was taken out', () => {
  const before = asking(null);
  const cleared = clearFact(before, 'grantorCounty');
  const [card] = cardsOf(before, cleared);
  expect(card && undone(cleared, card)).toMatchObject({ ok: true, value: { facts: { grantorCounty: 'Ada' } } });
});

test('a fact that has another value by now is not undone', () => {
  const before = asking('grantorName');
  const changed = recorded(before, 'grantorCounty', 'Canyon');
  const [card] = cardsOf(before, changed);
  const later = recorded(changed, 'grantorCounty', 'Boise');
  expect(card && undone(later, card)).toEqual({ ok: false, reason: 'changed-since' });
});

test('a spouse does not come back to somebody who is single', () => {
  const before = asking('maritalStatus');
  const single = recorded(before, 'maritalStatus', 'Single');
  const card = cardsOf(before, single).find(({ field }) => field === 'spouseName');
  expect(card && undone(single, card)).toEqual({ ok: false, reason: 'does-not-fit' });
});
