import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { ownersMayElect } from '#rules/company-taxes-fit.ts';
import { organizationsHaveNoAge, peopleHoldPersonalOffices } from '#rules/organizations-fit.ts';
import type { Rule } from '#rules/rule.ts';

const messages = (rule: Rule, facts: Facts) =>
  rule(facts, { today: '2026-11-20', laws: everyLaw }).flatMap(({ level, message }) =>
    level === 'error' ? message : [],
  );

test('no organization raises a child or sits on the panel, and a guess accuses nobody', () => {
  const offices: Facts = {
    guardian: { name: 'Mercy Lane', kind: 'organization' },
    incapacityPanel: [{ name: 'Oak Trust Company' }, { name: 'Sarah Church' }],
  };
  expect(messages(peopleHoldPersonalOffices, offices)).toEqual([
    expect.stringContaining('Mercy Lane is an organization, and only a person can raise a child'),
    expect.stringContaining('Oak Trust Company is an organization, and only a person can sit on that panel'),
  ]);
});

test('what was said to be an organization in one office is none that could raise a child', () => {
  const facts: Facts = {
    guardian: { name: 'Mercy Lane' },
    successorTrustee: { name: 'Mercy Lane', kind: 'organization' },
  };
  expect(messages(peopleHoldPersonalOffices, facts)).toHaveLength(1);
});

test('an organization is no child and leaves none', () => {
  const of = (more: object): Facts => ({
    beneficiaries: [{ name: 'Mercy Lane', percentage: 100, kind: 'organization', ...more }],
  });
  expect(messages(organizationsHaveNoAge, of({ relationship: 'daughter' }))).toEqual([
    'Mercy Lane is an organization, which cannot be your daughter. Please take that out, or say that Mercy Lane is a person.',
  ]);
  expect(messages(organizationsHaveNoAge, of({ perStirpes: true }))).toHaveLength(1);
});

test('an organization has neither an age nor benefits', () => {
  const taker = { name: 'Mercy Lane', relationship: 'advisor', percentage: 100 };
  const of = (more: object): Facts => ({ beneficiaries: [{ ...taker, ...more }] });
  expect(messages(organizationsHaveNoAge, of({ kind: 'organization', distributionAge: 25 }))).toHaveLength(1);
  expect(messages(organizationsHaveNoAge, of({ kind: 'organization', isDisabled: true }))).toHaveLength(1);
  expect(messages(organizationsHaveNoAge, of({ kind: 'organization' }))).toEqual([]);
  expect(messages(organizationsHaveNoAge, of({ kind: 'person', distributionAge: 25 }))).toEqual([]);
});

test('a member who is said to be an organization owns no S corporation, unless it is a trust', () => {
  const owned = (name: string): Facts => ({
    taxTreatment: 'sCorporation',
    members: [{ name, kind: 'organization', percentage: 100 }],
  });
  expect(messages(ownersMayElect, owned('Mercy Lane'))).toHaveLength(1);
  expect(messages(ownersMayElect, owned('Reyes Family Trust'))).toEqual([]);
});
