import { compiledStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet, GuideStep } from '#assembly/document.ts';
import { filingSteps } from '#catalogue/llc-formation/filing-steps.ts';
import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { isOrganization } from '#facts/is-organization.ts';

/** The sheets that go with the papers of a company: how to sign, how to file, and what comes afterwards. */
export const guide = (facts: LlcFacts): readonly GuideSheet[] => [
  { id: 'signing', heading: 'How to sign these papers', steps: steps(signing(facts)) },
  {
    id: 'filing',
    heading: 'How to form the company',
    steps: [...filingSteps(facts), { text: compiledStep }],
  },
  { id: 'after-signing', heading: 'What to do after the filing', steps: steps(after(facts)) },
];

const steps = (texts: readonly string[]): readonly GuideStep[] => texts.map((text) => ({ text }));

const signing = (facts: LlcFacts): readonly string[] => [
  'These papers are not legal advice. Have a licensed attorney review them before you sign, and have a tax adviser read what they say about taxes.',
  facts.isShared
    ? 'Every member signs. Members have interests that differ, so each of them should have a lawyer of their own.'
    : 'The member signs.',
  ...(facts.isShared
    ? [
        'Read the section on deadlock with care: if you cannot agree and mediation fails, one member may name a price for the whole company, and the others then sell or buy at that price. If nobody buys, a member may end the company.',
      ]
    : []),
  ...(facts.management === 'manager' ? ['Every manager signs to accept the office.'] : []),
  ...([...facts.members, ...(facts.managers ?? [])].some(isOrganization)
    ? ['For an organization, a person who may act for it signs, and writes name and title under the signature.']
    : []),
  'The organizer signs the statements for the public filing and the action of the organizer, which are schedules of the agreement.',
  'The law asks for no witnesses and no notary for an operating agreement. Signatures that are collected here execute it; signatures in ink do so as well.',
];

const after = (facts: LlcFacts): readonly string[] => [
  'Keep the accepted filing, the signed agreement, and the resolutions together. Banks ask for them.',
  'Apply for an employer identification number on the website of the Internal Revenue Service (Form SS-4). It costs nothing there.',
  ...taxSteps[facts.companyTax],
  ...(facts.contributions.each === undefined
    ? [
        'Agree in writing how much of the money each member pays, within thirty days after the company exists. Until you have agreed or paid, any member may end the company.',
      ]
    : []),
  'Open a bank account in the name of the company, and never mix its money with your own: whoever treats the company as a pocket of their own may lose the protection from its debts.',
  'Sign contracts in the name of the company, with your title. Keep insurance that fits the business.',
  'A company that does business in another state registers there too. Ask about local licenses and sales tax.',
  'Think before you put a home into a company: a mortgage may fall due, insurance and homestead protection may end, and the exclusion of gain on the sale of a home may be lost.',
  'A membership interest may be a security. Do not offer it to investors without a lawyer.',
  'Companies formed in the United States need not report their owners to the Financial Crimes Enforcement Network under its interim rule of March 26, 2025. The rule may change; look at its website.',
];

const taxSteps: Readonly<Record<LlcFacts['companyTax'], readonly string[]>> = {
  disregarded: ['Report the income and expenses of the business on your own return.'],
  partnership: ['File Form 1065 every year, and give each member a Schedule K-1.'],
  sCorporation: [
    'File Form 2553, signed by all members, within two months and fifteen days after the first tax year begins. Members who work in the business are paid wages.',
  ],
  cCorporation: ['File Form 8832 for the election, and Form 1120 every year.'],
};
