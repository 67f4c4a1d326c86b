import { defineFact } from '#facts/define-fact.ts';
import { officeForm } from '#facts/entry-form.ts';
import { Party } from '#facts/shapes.ts';

// Facts about those who carry a will out.

const office = {
  group: 'Who carries it out',
  scope: 'document',
  shape: Party,
  kind: 'party',
  names: 'officers',
  needsSurname: true,
  entries: officeForm,
  isAsked: true,
} as const;

export const executor = defineFact({
  ...office,
  field: 'executor',
  label: 'Executor',
  isRequired: true,
  ask: () => 'Who should be the executor of your will?',
  why: 'The executor collects what you own, pays what you owe and carries the will out.',
});

export const guardian = defineFact({
  ...office,
  field: 'guardian',
  label: 'Guardian for minor children',
  isRequired: false,
  ask: () => 'If you have children under 18, who should raise them as guardian?',
  why: 'A court looks first to the guardian whom a parent names in a will.',
  chips: () => ['No minor children'],
});
