import { expect, test } from 'vitest';
import { assetsForm, giftsForm, nameForm, officeForm, peopleForm, sharesForm } from '#facts/entry-form.ts';
import { editList } from '#interview/lists/edit-list.ts';
import type { ListEdit } from '#interview/lists/list-edit.ts';

const takers = sharesForm(() => true);
const three = [{ name: 'Ann Lee', relationship: 'sister' }, { name: 'Bo Lee' }, { name: 'Cy Ford' }];

const edited = (...edits: readonly ListEdit[]) => editList(peopleForm(), three, edits);
const namesAfter = (...edits: readonly ListEdit[]) => {
  const result = edited(...edits);
  return result.ok ? (result.value as readonly { readonly name: string }[]).map(({ name }) => name) : result.reason;
};

test('one more comes last, and nobody is in a list twice', () => {
  expect(namesAfter({ kind: 'add', entry: { name: 'Di Fox' } })).toEqual(['Ann Lee', 'Bo Lee', 'Cy Ford', 'Di Fox']);
  for (const name of ['ann lee', 'Ann B. Lee', 'Ann'])
    expect(namesAfter({ kind: 'add', entry: { name } })).toEqual({
      reason: { kind: 'alreadyThere', who: name, name: 'Ann Lee' },
      edit: 0,
    });
  expect(namesAfter({ kind: 'add', entry: { name: ' ' } })).toMatchObject({ reason: { kind: 'nameless' } });
});

test('a name that is nobody’s, or that several have, changes nothing', () => {
  expect(namesAfter({ kind: 'remove', who: 'Di' })).toEqual({
    reason: { kind: 'nobodyOfThatName', who: 'Di' },
    edit: 0,
  });
  const anns = [{ name: 'Ann Lee' }, { name: 'Ann Ford' }];
  expect(editList(peopleForm(), anns, [{ kind: 'remove', who: 'Ann' }])).toMatchObject({
    reason: { reason: { kind: 'severalOfThatName', who: 'Ann', names: ['Ann Lee', 'Ann Ford'] } },
  });
  expect(editList(peopleForm(), anns, [{ kind: 'remove', who: 'Ann Ford' }])).toEqual({
    ok: true,
    value: [{ name: 'Ann Lee' }],
  });
  const robs = [{ name: 'Rob Lee Sr.' }, { name: 'Rob Lee Jr.' }];
  expect(editList(peopleForm(), robs, [{ kind: 'remove', who: 'Rob Lee Jr' }])).toEqual({
    ok: true,
    value: [{ name: 'Rob Lee Sr.' }],
  });
});

test('of several edits all are made or none, and it is said which could not be', () => {
  expect(namesAfter({ kind: 'remove', who: 'Bo' }, { kind: 'remove', who: 'Di' })).toEqual({
    reason: { kind: 'nobodyOfThatName', who: 'Di' },
    edit: 1,
  });
});

test('whoever is renamed keeps everything that is known of them, and takes nobody else’s name', () => {
  expect(edited({ kind: 'rename', who: 'Ann', name: 'Ann Ray' })).toMatchObject({
    value: [{ name: 'Ann Ray', relationship: 'sister' }, {}, {}],
  });
  expect(namesAfter({ kind: 'rename', who: 'Ann', name: 'Ann B. Lee' })).toContain('Ann B. Lee');
  expect(namesAfter({ kind: 'rename', who: 'Ann', name: 'Bo Lee' })).toMatchObject({
    reason: { kind: 'alreadyThere' },
  });
});

test('whoever takes the place of somebody takes the share, and nothing that was said of the other', () => {
  const value = [{ name: 'Ann Lee', relationship: 'sister', percentage: 50, distributionAge: 30, isMinor: true }];
  expect(editList(takers, value, [{ kind: 'replace', who: 'Ann', by: { name: 'Di Fox' } }])).toEqual({
    ok: true,
    value: [{ name: 'Di Fox', percentage: 50 }],
  });
});

test('a column is changed or taken away, and what the form does not ask for stays', () => {
  const value = [{ name: 'Ann Lee', percentage: 50, distributionAge: 30, isDisabled: true }];
  const change = (columns: Record<string, unknown>) =>
    editList(takers, value, [{ kind: 'change', who: 'Ann', columns }]);
  expect(change({ distributionAge: null, percentage: '1/3' })).toEqual({
    ok: true,
    value: [{ name: 'Ann Lee', percentage: 100 / 3, isDisabled: true }],
  });
  expect(change({ shoeSize: 9 })).toMatchObject({ reason: { reason: { kind: 'noSuchColumn', column: 'shoeSize' } } });
  expect(change({ name: 'Di' })).toMatchObject({ reason: { reason: { kind: 'noSuchColumn', column: 'name' } } });
  expect(change({ percentage: '4/3' })).toMatchObject({ reason: { reason: { kind: 'notAShare', share: '4/3' } } });
});

test('somebody is put first, last, before or behind another', () => {
  expect(namesAfter({ kind: 'reorder', who: 'Cy', to: 'first' })).toEqual(['Cy Ford', 'Ann Lee', 'Bo Lee']);
  expect(namesAfter({ kind: 'reorder', who: 'Ann', to: 'last' })).toEqual(['Bo Lee', 'Cy Ford', 'Ann Lee']);
  expect(namesAfter({ kind: 'reorder', who: 'Cy', to: { before: 'Bo' } })).toEqual(['Ann Lee', 'Cy Ford', 'Bo Lee']);
  expect(namesAfter({ kind: 'reorder', who: 'Ann', to: { after: 'Bo' } })).toEqual(['Bo Lee', 'Ann Lee', 'Cy Ford']);
  expect(namesAfter({ kind: 'reorder', who: 'Ann', to: { after: 'Ann' } })).toMatchObject({
    reason: { kind: 'nobodyOfThatName' },
  });
});

test('“Bo, then Di” puts those two first in this order, and loses nobody', () => {
  expect(namesAfter({ kind: 'order', entries: [{ name: 'Bo' }, { name: 'Di Fox' }] })).toEqual([
    'Bo Lee',
    'Di Fox',
    'Ann Lee',
    'Cy Ford',
  ]);
  expect(namesAfter({ kind: 'order', entries: [{ name: 'Bo' }, { name: 'Bo Lee' }] })).toMatchObject({
    reason: { kind: 'namedTwice' },
  });
});

test('“the twins at 30, the others right away”', () => {
  const value = three.map((one) => ({ ...one, distributionAge: 25 }));
  const edit: ListEdit = {
    kind: 'forEach',
    columns: { distributionAge: null },
    except: [{ who: ['Ann', 'Bo'], columns: { distributionAge: 30 } }],
  };
  const after = (edits: readonly ListEdit[]) => {
    const result = editList(takers, value, edits);
    return result.ok ? (result.value as typeof value).map(({ distributionAge }) => distributionAge) : result.reason;
  };
  expect(after([edit])).toEqual([30, 30, undefined]);
  expect(after([{ kind: 'forEach', columns: { distributionAge: 40 }, except: [{ who: ['Cy'] }] }])).toEqual([
    40, 40, 25,
  ]);
  expect(after([{ ...edit, except: [{ who: ['Ann', 'Di'] }] }])).toMatchObject({
    reason: { kind: 'nobodyOfThatName' },
  });
  expect(after([{ kind: 'forEach', columns: { name: 'Ann' } }])).toMatchObject({ reason: { kind: 'noSuchColumn' } });
});

test('a list of plain names, the one person of an office, and a choice in the place of a list are edited alike', () => {
  const names = editList(
    nameForm(),
    ['Ann Lee', 'Bo Lee'],
    [
      { kind: 'add', entry: { name: 'Cy Ford' } },
      { kind: 'remove', who: 'Bo' },
    ],
  );
  expect(names).toEqual({ ok: true, value: ['Ann Lee', 'Cy Ford'] });
  const office = (...edits: readonly ListEdit[]) => editList(officeForm, { name: 'Ann Lee' }, edits);
  expect(office({ kind: 'rename', who: 'Ann', name: 'Ann Ray' })).toEqual({ ok: true, value: { name: 'Ann Ray' } });
  expect(office({ kind: 'remove', who: 'Ann' })).toEqual({ ok: true, value: undefined });
  expect(office({ kind: 'add', entry: { name: 'Bo Lee' } })).toMatchObject({ reason: { reason: { kind: 'onlyOne' } } });
  expect(editList(takers, 'heirsAtLaw', [{ kind: 'add', entry: { name: 'Bo Lee' } }])).toEqual({
    ok: true,
    value: [{ name: 'Bo Lee' }],
  });
});

test('things are told apart by their words', () => {
  const gifts = [
    { item: 'my grandmother’s ring', recipient: 'Ann Lee' },
    { item: 'the piano', recipient: 'Bo Lee' },
  ];
  expect(
    editList(giftsForm, gifts, [{ kind: 'change', who: 'grandmother’s ring', columns: { recipient: 'Cy Ford' } }]),
  ).toMatchObject({ value: [{ item: 'my grandmother’s ring', recipient: 'Cy Ford' }, {}] });
  const homes = [{ description: '12 Palm Street' }, { description: 'the cabin' }];
  expect(editList(assetsForm, homes, [{ kind: 'remove', who: 'cabin' }])).toEqual({ ok: true, value: [homes[0]] });
  expect(editList(assetsForm, homes, [{ kind: 'divide', parts: [] }])).toMatchObject({
    reason: { reason: { kind: 'noShares' } },
  });
});
