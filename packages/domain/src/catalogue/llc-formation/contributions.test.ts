import { describe, expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

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
    ending: sectionText(finished.value, 'ending.events'),
    major: sectionText(finished.value, 'management.major'),
    guide: finished.value.guide.flatMap(({ steps }) => steps.map(({ text }) => text)).join(' '),
    number: sectionsOf(finished.value).find(({ id }) => id === 'capital.initial')?.number ?? 'none',
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

test('members who never agree on their parts owe nothing for each other and are not held in the company', () => {
  const { section, ending, major, guide, number } = printed({ contributesByShare: false });
  expect(section).toContain('no Member owes any part, and no Member is ever liable for the part of another');
  expect(section).toMatch(
    /neither have they agreed nor has the total been paid, then until one of these happens the Company takes on no new obligation without the consent of all Members, and any Member may dissolve it by written notice to all others, without a vote, and it is wound up under Section [\d.]+/u,
  );
  expect(guide).toContain('Until you have agreed or paid, any member may end the company');
  expect(ending).toContain(`the notice of a Member under Section ${number}, where the contributions were not agreed`);
  expect(major).toMatch(new RegExp(`to dissolve the Company, except under Section [\\d.]+ or Section ${number},`, 'u'));
});

test('members whose parts are stated cannot end the company over them', () => {
  const { section, ending, major, guide, number } = printed({ contributesByShare: true });
  expect(guide).not.toContain('Until you have agreed');
  expect(section).not.toContain('dissolve');
  for (const said of [ending, major]) expect(said).not.toContain(`Section ${number}`);
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

describe('what each member puts in is not lost where it is told', () => {
  const two: Facts = {
    ...llcSample,
    members: [
      { name: 'Nora Whitfield', percentage: 60 },
      { name: 'Tomás Iglesias', percentage: 40 },
    ],
    initialCapitalInCents: 6_000_000,
  };
  const told = (said: string, field: FieldId = 'contributesByShare') => {
    const { [field]: _asked, ...open } = two;
    const asking = { ...interview.open(), facts: open, asked: { kind: 'fact', field } } as const;
    const turn = agreeing(interview).replyTo(asking, said, today);
    const { doubt } = interview.replyTo(asking, said, today).interview;
    const each = turn.interview.facts.members?.map(({ contributionInCents: cents = 0 }) => cents / 100);
    return { each, reply: turn.reply, doubt };
  };

  test.each([
    ['No, equal parts of $30,000 each', [30_000, 30_000]],
    ['no, equally', [30_000, 30_000]],
    ['No. Nora puts in $45,000 and Tomás $15,000', [45_000, 15_000]],
    ['no, 20k from Nora and 40k from Tomás', [20_000, 40_000]],
  ])('asked whether it is by percentage: “%s”', (said, each) => {
    expect(told(said).each).toEqual(each);
    expect(told(said).reply).toMatch(/contributes \$/u);
  });

  test.each([
    ['Nora 45,000 and Tomás 15,000', [45_000, 15_000]],
    ['$10,000 each', [10_000, 10_000]],
  ])('asked for the money of all: “%s”', (said, each) => {
    expect(told(said, 'initialCapitalInCents').each).toEqual(each);
  });

  test.each(['No, $20,000 each', 'No, Nora puts in $50,000'])('what does not add up is asked back: “%s”', (said) => {
    expect(told(said).doubt?.proposed.members?.[0]).toHaveProperty('contributionInCents');
  });

  test('an amount for all together stays one, and a plain answer says no amounts', () => {
    expect(told('60,000 dollars', 'initialCapitalInCents').each).toEqual([0, 0]);
    for (const said of ['no', 'Yes, by percentage', 'no, not by percentage']) expect(told(said).each).toEqual([0, 0]);
  });
});
