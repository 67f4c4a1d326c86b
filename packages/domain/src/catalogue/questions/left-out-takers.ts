import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** The people who are to be left out and receive something all the same: the document cannot say both. */
export const leftOutTakers = (facts: Facts): readonly string[] => {
  const contingents = facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : (facts.contingentBeneficiaries ?? []);
  const takers = [
    ...(facts.beneficiaries ?? []).map(({ name }) => name),
    ...contingents.map(({ name }) => name),
    ...(facts.specificGifts ?? []).map(({ recipient }) => recipient),
    ...(facts.residenceRecipient ? [facts.residenceRecipient] : []),
  ];
  return (facts.intentionallyOmitted ?? [])
    .map(({ name }) => name)
    .filter((name) => takers.some((taker) => isSamePerson(taker, name)));
};
