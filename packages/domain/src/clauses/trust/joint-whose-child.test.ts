import { expect, test } from 'vitest';
import { family, finished, warningsOf } from '#catalogue/joint-trust/testing/joint-couple.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const robert = 'Robert Luis Sandoval';

const [clara, daniel] = ['Clara Sandoval', 'Daniel Sandoval'];

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

test('the family section names whose child each child is', () => {
  const words = family({ childrenOfOne: [daniel], childrenOfFirst: [], childrenOfSecond: [daniel] });
  expect(words).toContain('Clara Sandoval, born February 9, 1991, a child of both Grantors');
  expect(words).toContain(`Daniel Sandoval, born August 30, 1994, a child of ${robert} and not of the other Grantor`);
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
