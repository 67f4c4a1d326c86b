import { inOneSentence } from '#kit/in-one-sentence.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { trusteesNamed } from '#facts/trustees-named.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** RLT4: nobody decides that the maker is incapacitated, takes over, and receives everything, alone or with the others who receive, without being pointed out. */
export const panelIsIndependent = defineRule('RLT4', ['incapacityPanel'], (facts) => {
  const { incapacityTest, incapacityPanel = [], beneficiaries = [] } = facts;
  const isAmong = (people: readonly { readonly name: string }[], name: string): boolean =>
    people.some((one) => isSamePerson(one.name, name));
  const isTheirs =
    incapacityTest === 'panel' &&
    incapacityPanel.length > 0 &&
    beneficiaries.length > 0 &&
    incapacityPanel.every(({ name }) => isAmong(beneficiaries, name)) &&
    beneficiaries.every(({ name }) => isAmong(incapacityPanel, name));
  if (!isTheirs) return [];
  const [takesOver] = incapacityPanel.filter(({ name }) => isAmong(trusteesNamed(facts), name));
  if (takesOver === undefined) return [];
  const names = inOneSentence(incapacityPanel.map(({ name }) => name));
  return [
    warning(
      ['incapacityPanel'],
      incapacityPanel.length === 1
        ? `${names} alone would decide that you can no longer manage, would then manage the trust, and receives all of it. Consider a second member, or two physicians.`
        : `${names} would decide that you can no longer manage, and nobody but them receives anything; ${takesOver.name} would then manage the trust. Consider a member who receives nothing, or two physicians.`,
    ),
  ];
});
