import type { Facts } from '#facts/facts.ts';

/** Everybody whom a document names, by the facts as far as they are known: its maker, takers and fiduciaries. */
export const namedPeople = (facts: Facts): readonly string[] => {
  const { contingentBeneficiaries, specificGifts, successorTrustee, trustProtector } = facts;
  const parties = [
    ...(facts.children ?? []),
    ...(facts.initialTrustee ?? []),
    ...(successorTrustee ? [successorTrustee] : []),
    ...(facts.successorTrustees ?? []),
    ...(trustProtector ? [trustProtector] : []),
    ...(facts.beneficiaries ?? []),
    ...(Array.isArray(contingentBeneficiaries) ? contingentBeneficiaries : []),
    ...(facts.incapacityPanel ?? []),
  ].map(({ name }) => name);
  const gifts = (specificGifts ?? []).flatMap(({ recipient, alternate }) => [recipient, alternate]);
  return [...parties, ...gifts, facts.grantorName, facts.spouseName, facts.residenceRecipient].filter(
    (name) => name !== undefined,
  );
};
