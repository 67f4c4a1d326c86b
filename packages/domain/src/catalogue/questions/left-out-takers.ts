import type { Facts } from '#facts/facts.ts';
import { nameKey } from '#facts/name-key.ts';

/** The people who are to be left out and receive something all the same: the document cannot say both. */
export const leftOutTakers = (facts: Facts): readonly string[] => {
  const contingents = facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : (facts.contingentBeneficiaries ?? []);
  const takers = new Set(
    [
      ...(facts.beneficiaries ?? []).map(({ name }) => name),
      ...contingents.map(({ name }) => name),
      ...(facts.specificGifts ?? []).map(({ recipient }) => recipient),
      ...(facts.residenceRecipient ? [facts.residenceRecipient] : []),
    ].map(nameKey),
  );
  return (facts.intentionallyOmitted ?? []).map(({ name }) => name).filter((name) => takers.has(nameKey(name)));
};
