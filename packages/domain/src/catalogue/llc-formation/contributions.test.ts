import { expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const today = '2026-11-22';
const { finish, findings, preview, interview } = documentTypeOf('llc-formation');

const three: Facts = {
  ...llcSample,
  members: [
    { name: 'Nora Whitfield', percentage: 40 },
    { name: 'Tomás Iglesias', percentage: 35 },
    { name: 'Ada Obi', percentage: 25 },
  ],
  initialCapitalInCents: 1_000_000,
};

const printed = (change: Facts) => {
  const finished = finish({ ...three, ...change }, today);
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  const schedule = finished.value.schedules.find(({ id }) => id === 'schedule.members');
  return {
    schedule: textOfBlocks(schedule?.blocks ?? []),
    section: sectionText(finished.value, 'capital.initial'),
  };
};

test('an amount for all together is not split among the members by percentage unless somebody said so', () => {
  const { schedule, section } = printed({ contributesByShare: false });
  for (const amount of ['$4,000', '$3,500', '$2,500']) expect(schedule).not.toContain(amount);
  expect(schedule).toContain('$10,000');
  expect(schedule).toContain('As the Members agree');
  expect(section).toContain('The Members together shall pay the total');
  expect(printed({ contributesByShare: true }).schedule).toContain('$4,000');
});

test('the question and the review show what each member would have to pay', () => {
  const { contributesByShare: _said, ...unsaid } = three;
  const { initialCapitalInCents: _asked, ...open } = unsaid;
  const asking = { ...interview.open(), facts: open, asked: { kind: 'fact', field: 'initialCapitalInCents' } } as const;
  expect(interview.replyTo(asking, '10000 dollars, all together', today).reply).toContain(
    'Nora Whitfield $4,000, Tomás Iglesias $3,500, Ada Obi $2,500',
  );
  const told = findings(three, preview(three, today)).map(({ message }) => message);
  expect(told.join(' ')).toContain('Nora Whitfield $4,000, Tomás Iglesias $3,500, Ada Obi $2,500, together $10,000');
});

test('parts by percentage are the whole amount to the cent, and no member pays more than a cent beyond the part', () => {
  const members = three.members?.map((one) => ({ ...one, percentage: 33.33 })) ?? [];
  const { schedule } = printed({ members });
  expect(schedule).toContain('$3,333.34');
  expect(schedule.match(/\$3,333\.33/gu)).toHaveLength(2);
  expect(schedule).toContain('$10,000');
});

test('what was asked of nobody prints as it did', () => {
  expect(printed({ contributesByShare: undefined }).schedule).toBe(printed({ contributesByShare: true }).schedule);
});
