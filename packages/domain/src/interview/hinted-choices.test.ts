import { describe, expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { testamentaryTrustPlan } from '#catalogue/testamentary-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { openInterview } from '#interview/open-interview.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { peopleFields } from '#facts/people-in.ts';
import type { Question, StoredInterview } from '#interview/interview.ts';

const today = '2026-11-22';

const plans = {
  'living-trust': livingTrustPlan,
  'joint-trust': jointTrustPlan,
  'pour-over-will': pourOverWillPlan,
  'testamentary-trust': testamentaryTrustPlan,
  'durable-financial-poa': agencyPlan,
  'llc-formation': llcFormationPlan,
} as const;

/** What somebody says who hints at a choice; every choice that can be hinted at has some. */
const hints: Readonly<Record<string, readonly string[]>> = {
  'specialArrangements.paidInSteps': [
    'I do not want NAME to get his money all at once',
    'NAME should not get everything at once',
    "I don't want my child NAME to get all of it at once",
    "Don't give NAME everything right away",
    'NAME should not get it before 30',
    'I do not want NAME to receive the share outright',
    'NAME must not get it in one lump sum',
    "I'd rather NAME didn't get it all right away",
    'give NAME the share a bit at a time',
  ],
  'specialArrangements.heldForLife': [
    "protect NAME's share from divorce",
    'the grandchildren should get it after NAME dies',
    "NAME's part for life",
  ],
  'specialArrangements.petCare': ['my dog Max should live with NAME'],
  'specialArrangements.wishes': [
    'only if they finish college',
    'they should only get money if they work',
    'I would encourage NAME to go to college',
  ],
  'specialArrangements.protector': ['NAME should watch over the trustee', 'somebody to keep an eye on the trustee'],
  'specialArrangements.belongingsList': ['NAME and the others should share my belongings'],
};

const places: readonly Question[] = [
  { kind: 'fact', field: 'specialArrangements' },
  { kind: 'fact', field: 'specialInstructions' },
  { kind: 'review' },
];

describe.each(madeTypes.map(({ id }) => [id as keyof typeof plans]))('%s', (id) => {
  const { interview, sample } = documentTypeOf(id);
  const {
    specialArrangements: _one,
    specialInstructions: _other,
    ...family
  }: Facts = {
    ...sample,
    ...(plans[id].questions.some(({ field }) => field === 'specialArrangements') && {
      beneficiaries: specialFamily.beneficiaries,
      children: specialFamily.children,
    }),
  };
  const known = applicableQuestions({ ...openInterview(plans[id]), facts: family });
  const hinted = known.flatMap((question) =>
    choicesFor(question, family).flatMap(({ value, overheard }) =>
      overheard?.hinted ? [{ field: question.field, value }] : [],
    ),
  );
  const name = (family.beneficiaries ?? []).at(-1)?.name.split(' ')[0] ?? 'Ben';

  test('every choice that can be hinted at has words that hint at it', () => {
    expect(hinted.map(({ field, value }) => `${field}.${value}`).filter((key) => !hints[key])).toEqual([]);
  });

  test('a hint changes nobody anywhere, and is chosen or asked back as the choice that it hints at', () => {
    const lost: unknown[] = [];
    for (const { field, value } of hinted)
      for (const words of hints[`${field}.${value}`] ?? [])
        for (const asked of places.filter(
          (place) => place.kind !== 'fact' || known.some((one) => one.field === place.field),
        )) {
          const from: StoredInterview = { ...interview.open(), facts: family, asked };
          const { interview: after } = interview.replyTo(from, words.replace('NAME', name), today);
          const people = peopleFields.filter((one) => known.some((question) => question.field === one));
          const changed = people.filter((one) => JSON.stringify(after.facts[one]) !== JSON.stringify(family[one]));
          const heard = JSON.stringify([after.facts[field], after.doubt?.proposed]);
          if (changed.length > 0 || !heard.includes(value)) lost.push([asked, words, changed, heard]);
        }
    expect(lost).toEqual([]);
  });
});
