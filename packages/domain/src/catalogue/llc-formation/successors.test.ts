import { expect, test } from 'vitest';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const finished = (change: Facts) => {
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const words = (id: string, change: Facts = {}): string => sectionText(finished(change), id);

const alone: Facts = { members: [{ name: 'Nora Whitfield', percentage: 100 }] };

test('a creditor or a former spouse does not become a member of a company with one member', () => {
  const said = words('transfers.restraint', alone);
  expect(said).toContain('acquires all of it by a signed writing of the Member becomes the Member');
  expect(said).toContain('whoever so acquires a part is admitted as a further Member if that writing says so');
  expect(said).toContain('A pledge admits nobody as a Member, and whoever acquires in another way is an assignee');
});

test('a company whose members all died has somebody who can admit a member', () => {
  expect(words('transfers.heirs')).toMatch(
    /If no Member is left, those who hold more than half of the Percentage Interests as assignees may admit .* from the day on which the last Member left/u,
  );
});

test('heirs do not lose their share by an amendment or a vote of those who are left', () => {
  expect(words('general.amendment')).toContain(
    'one that reduces what belongs to an assignee needs the written consent of the assignee',
  );
  for (const majorDecisions of ['unanimous', 'supermajority', 'majority'] as const)
    expect(words('management.interested', { majorDecisions })).toContain('The same protects an assignee');
});

test('nobody is called incapacitated without two physicians or a court', () => {
  const found = 'two licensed physicians certify or a court finds';
  expect(words('transfers.heirs')).toContain(`While a Member is incapacitated, as ${found}`);
  expect(words('management.office', { management: 'manager', managers: [{ name: 'Lee Chan' }] })).toContain(
    `death, or incapacity that ${found}`,
  );
});

test('a former partner does not go on speaking for the members with the tax authority', () => {
  expect(words('money.representative')).toMatch(
    /until the Members name another by a Major Decision, as they shall when the representative .* no longer has a part/u,
  );
});

test('a notice at an office that another runs starts no time against a member', () => {
  const { schedules } = finished({});
  const members = schedules.find(({ id }) => id === 'schedule.members')?.blocks ?? [];
  expect(textOfBlocks(members)).toContain('Where no other address is stated, notices to a Member go to the principal');
  expect(words('general.notices')).toContain(
    'no address but that of the Company counts only when that Member receives it in person or confirms its receipt',
  );
});

test('no member is in arrears to a company that does not exist yet', () => {
  expect(words('capital.initial')).toContain(
    'within thirty (30) days after the Company exists and this Agreement has taken effect',
  );
});

test('whoever is appointed or indemnified may rely on the agreement of another', () => {
  for (const change of [alone, {}])
    expect(words('general.construction', change)).toContain('except to an office or an indemnity that it gives');
  expect(words('general.amendment', alone)).not.toContain('Nobody else may enforce it');
});

test('the members of an S corporation learn what to report, and no law is overridden to save the election', () => {
  const change: Facts = { taxTreatment: 'sCorporation' };
  expect(words('money.classification', change)).toContain('shall send each Member in time what the Member needs');
  expect(words('money.sCovenants', change)).toContain('void from the start, as far as the law permits');
});
