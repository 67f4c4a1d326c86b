import type { GuideStep } from '#assembly/document.ts';
import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { certain } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** How the state forms the company, step by step, as far as the law is certain. */
export const filingSteps = ({ formationLaw }: LlcFacts): readonly GuideStep[] =>
  formationLaw === undefined
    ? [{ text: 'How the company is filed depends on its state, which is still to be completed.' }]
    : stepsIn(formationLaw);

const stepsIn = (law: StateLaw): readonly GuideStep[] => {
  const { company } = law;
  const state = stateInSentence(law.code);
  const paper = certain(company.llcFilingName) ?? 'Articles of Organization';
  const office = certain(company.filingOffice) ?? 'filing office';
  return [
    {
      text: `Look up on the website of the filing office (${office}, ${state}) whether the name is free.`,
    },
    {
      text: `Copy the statements for the public filing to the form of that office and file it there. In ${state} the paper is called: ${paper}. Ask the office for its fee; none is stated here, because it changes.`,
    },
    {
      text: `The law of ${state}${cited(company.requiredContents)} asks the paper to say the following. Leave out what does not apply to your company, and complete on the form what is not in the statements.`,
      items: certain(company.requiredContents) ?? [],
    },
    ...said('About the registered agent', company.registeredAgentRule),
    ...said('About the publication of a notice', company.publication),
    ...said('About yearly reports and taxes', company.annualReport),
    {
      text: 'The company exists when the office has accepted the filing. Sign no contract for it before that day.',
    },
  ];
};

const cited = ({ cite }: LawRule<unknown>): string => (cite === null ? '' : ` (${cite})`);

// A rule that still has to be verified sends the reader to the office.
const said = (about: string, rule: LawRule<string>): readonly GuideStep[] => {
  const words = certain(rule);
  return [{ text: words === undefined ? `${about}: ask the filing office.` : `${about}${cited(rule)}: ${words}.` }];
};
