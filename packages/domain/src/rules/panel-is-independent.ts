import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** RLT4: nobody alone decides that the maker is incapacitated, takes over, and receives everything, without being pointed out. */
export const panelIsIndependent = defineRule('RLT4', ['incapacityPanel'], (facts) => {
  const { incapacityTest, incapacityPanel = [], beneficiaries = [] } = facts;
  const [member] = incapacityPanel;
  const [taker] = beneficiaries;
  if (incapacityTest !== 'panel' || !member || incapacityPanel.length > 1) return [];
  if (!taker || beneficiaries.length > 1 || !isSamePerson(member.name, taker.name)) return [];
  const trustees = [
    ...(facts.initialTrustee ?? []),
    ...(facts.successorTrustee === undefined ? [] : [facts.successorTrustee]),
    ...(facts.successorTrustees ?? []),
  ];
  const message = `${member.name} alone would decide that you can no longer manage, would then manage the trust, and receives all of it. Consider a second member, or two physicians.`;
  return trustees.some(({ name }) => isSamePerson(name, member.name)) ? [warning(['incapacityPanel'], message)] : [];
});
