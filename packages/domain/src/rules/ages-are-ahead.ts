import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { ageOn, type PlainDate } from '#kit/plain-date.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V8: an age that a beneficiary has reached already holds nothing back, and the person is told. */
export const agesAreAhead = defineRule('V8d', ['beneficiaries'], (facts, { today }) =>
  (facts.beneficiaries ?? []).flatMap((taker) => {
    const { name, distributionAge } = taker;
    const bornOn = birthOf(taker, facts);
    if (distributionAge === undefined || bornOn === undefined || ageOn(bornOn, today) < distributionAge) return [];
    const message = `${name} is ${ageOn(bornOn, today)} already, so the age of ${distributionAge} holds nothing back: the share would be paid out at once. Is that what you want?`;
    return [warning(['beneficiaries'], message)];
  }),
);

const birthOf = (taker: Beneficiary, { children = [] }: Facts): PlainDate | undefined =>
  taker.dateOfBirth ?? children.find(({ name }) => isSamePerson(name, taker.name))?.dateOfBirth;
