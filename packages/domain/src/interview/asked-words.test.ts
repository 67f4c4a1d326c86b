import { describe, expect, test } from 'vitest';
import { everyArrangement } from '#catalogue/living-trust/testing/every-arrangement.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-22';

/** How a question words its alternatives, where that is not the label; `null` where it names none of them, or stands for no choice. */
const askedWords: Readonly<Record<string, Readonly<Record<string, string>> | null>> = {
  agencyStart: { atOnce: 'at once', onIncapacity: 'only when you can no longer manage your affairs' },
  agentScope: { everything: 'all of your property', withoutLand: 'everything but real estate' },
  maritalStatus: null,
  partnership: { domesticPartners: 'registered as domestic partners', partners: 'partners without that' },
  makersOnBenefits: null,
  survivorPlan: {
    survivorDecides: 'everything stay with the one who survives, who may change everything',
    heldForLife:
      'the survivor use the share of the one who died for life, so that afterwards it goes as you decide now',
    disclaimer: 'the survivor choose at that time how much to keep apart in trust',
  },
  incapacityTest: {
    twoPhysicians: 'two physicians',
    onePhysicianPlusFamily: 'one physician together with a family member',
    court: 'a court',
    panel: 'a panel that you name',
  },
  residencePlan: null,
  giftsAreMade: {
    afterBoth: 'all of them when both of you have died',
    afterOwner: 'what belongs to one of you alone already when that one dies',
  },
  trusteeCompensation: null,
  specialArrangements: null,
  descendantsShare: {
    perStirpes: 'each branch of the family keeps the part of its own child',
    perCapita: 'grandchildren of one generation take alike',
  },
  lifetimePayments: {
    needs: 'what is needed for health, education and support',
    incomeAndNeeds: 'all of its income and what is needed besides',
  },
  lifetimePower: {
    none: 'you decide it now',
    family: 'among your descendants',
    others: 'anyone but themselves and their estate',
    general: 'freely',
  },
  lifetimeRemainder: {
    theirDescendants: 'that person’s own children and grandchildren, or if there are none',
    named: 'somebody whom you name',
    nextInLine: 'those who come next, even if that person leaves children',
  },
  petRemainder: null,
  wishesForShares: null,
  debtsAndTaxesFrom: { residue: 'the residue', proRata: 'in proportion' },
  failingShare: { otherShares: 'the others who are living', nextInLine: 'those who come next' },
  spouseShare: {
    outright: 'outright',
    disclaimer: 'outright, with the choice to leave some of it in trust',
    marital: 'in trust for life, so that you decide who takes it afterwards',
  },
  spouseRemainder: {
    otherShares: 'those who receive the other shares',
    nextInLine: 'those who come next',
    named: 'somebody whom you name',
  },
  spouseShareFails: { otherShares: 'those who receive the other shares', nextInLine: 'those who come next' },
  management: { member: 'the members manage the company themselves', manager: 'managers' },
  taxTreatment: {
    default: 'in the default way (one member: on your own return; several: as a partnership)',
    sCorporation: 'as an S',
    cCorporation: 'C corporation',
  },
  fiscalYearEnd: null,
  distributionTiming: null,
  majorDecisions: null,
  transferLimit: null,
  buySell: {
    all: 'at death, incapacity, divorce, bankruptcy or withdrawal',
    death: 'at death alone',
    none: 'never',
  },
  buyOutPrice: null,
  tangiblesTo: null,
  residueFallback: { trustTerms: 'held on the same terms', heirsAtLaw: 'go to your heirs at law' },
  heldForSpouseOnBenefits: null,
};

const families = (sample: Facts): readonly Facts[] => [
  sample,
  { ...sample, ...everyArrangement },
  {
    ...sample,
    maritalStatus: 'Married',
    spouseName: 'Tom Lee',
    beneficiaries: specialFamily.beneficiaries,
    specialArrangements: ['spouseShare', 'heldForLife', 'childrenTogether'],
    spouseShare: 'marital',
  },
  { ...sample, maritalStatus: 'Married', spouseName: 'Tom Lee', beneficiaries: specialFamily.beneficiaries },
  { ...sample, maritalStatus: 'Single', spouseName: undefined, partnerName: 'Laura Finch' },
];

describe.each(madeTypes.map(({ id }) => [id]))('%s', (id) => {
  const { interview, sample } = documentTypeOf(id);
  const asked = families(sample).flatMap((facts) =>
    interview
      .describe({ ...interview.open(), facts })
      .filter(({ choices }) => choices !== undefined)
      .map((row) => {
        const { [row.field]: _before, ...others } = facts;
        const open: StoredInterview = { ...interview.open(), facts: others, asked: { kind: 'fact', field: row.field } };
        return { row, open, question: interview.welcome(open).reply };
      }),
  );

  test('of every question with choices it is known how it words them', () => {
    expect([...new Set(asked.map(({ row }) => row.field))].filter((field) => !(field in askedWords))).toEqual([]);
  });

  test('the words in which a question offers a choice stand in it, and choose exactly that one', () => {
    const lost: unknown[] = [];
    for (const { row, open, question } of asked)
      for (const { value } of row.choices ?? []) {
        const words = askedWords[row.field]?.[value];
        if (words === undefined) continue;
        if (!question.toLowerCase().includes(words.toLowerCase())) lost.push([row.field, value, 'not in', question]);
        const own = words.replace(/\byou (?=decide|name|can)/gu, 'I ').replace(/\byour\b/gu, 'my');
        for (const said of [words, own, `${words.charAt(0).toUpperCase()}${words.slice(1)}.`]) {
          const { facts } = agreeing(interview).replyTo(open, said, today).interview;
          if (facts[row.field] !== value) lost.push([row.field, said, facts[row.field]]);
        }
      }
    expect(lost).toEqual([]);
  });
});
