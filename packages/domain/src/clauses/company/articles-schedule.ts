import { clause } from '#assembly/clause.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import { signatureHere } from '#assembly/forms.ts';
import { numberWords } from '#assembly/number-words.ts';
import { printedCounty } from '#assembly/printed-facts.ts';
import { given, p, para, party, plain, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { filingName, filingOffice, officerForProcess, statuteWords } from '#clauses/company/filing-words.ts';
import { signerOf } from '#clauses/company/signer-of.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import { certain } from '#law/read-rule.ts';
import type { FilingItem } from '#law/sections/company.ts';
import type { StateLaw } from '#law/state-law.ts';

const printed = [
  company.llcName,
  company.formationState,
  company.businessPurpose,
  company.principalAddress,
  company.mailingAddress,
  company.registeredAgent,
  company.registeredAgentAddress,
  company.registeredOfficeCounty,
  company.members,
  company.management,
  terms.organizer,
  derived.governing,
  derived.companyTax,
] as const;

type Printed = FactsOf<typeof printed>;

/** What the state asks the paper that forms the company to say, ready to be copied to its form. */
export const articlesSchedule = clause({
  id: 'schedule.articles',
  heading: 'Statements for the Public Filing',
  source: own(),
  facts: printed,
  body: (facts, { law }) => [
    para(
      p`The public filing that forms the Company (the ${filingName(law)} under the ${statuteWords(law, facts.formationState)}) states the following. It is filed with the ${filingOffice(law, facts.formationState)}, on the form of that office where there is one.`,
    ),
    ...itemsOf(law).flatMap((item) => statementOf(item, { facts, law })),
    para(p`The organizer signs this statement as true:`),
    signatureHere(signerOf(facts.organizer, { id: 'organizer', capacity: 'Organizer' })),
  ],
});

// While the state is not known, what almost every state asks for.
const itemsOf = (law: StateLaw | undefined): readonly FilingItem[] => [
  ...((law && certain(law.company.filingItems)) ?? (['name', 'principal-office', 'agent'] as const)),
];

interface Filed {
  readonly facts: Printed;
  readonly law: StateLaw | undefined;
}

const statementOf = (item: FilingItem, filed: Filed): readonly DraftBlock[] => {
  if (item === 'agent-consent') return consentOf(filed.facts);
  const content = wordsOf(item, filed);
  return content.length === 0 ? [] : [{ kind: 'field', label: labels[item], content }];
};

const labels: Readonly<Record<Exclude<FilingItem, 'agent-consent'>, string>> = {
  name: 'Name of the company',
  kind: 'Kind of company',
  purpose: 'Purpose',
  business: 'General character of the business',
  duration: 'Duration',
  'principal-office': 'Principal office',
  'mailing-address': 'Mailing address',
  agent: 'Registered agent and registered office',
  'agent-mailing-address': 'Mailing address of the registered agent',
  'officer-for-process': 'Service of process',
  county: 'County of the office',
  management: 'Management',
  managers: 'Managers',
  'managers-or-members': 'Who manages',
  'large-members': 'Members who hold twenty percent (20%) or more',
  'has-member': 'Members',
  'single-member': 'Number of members',
  'member-count': 'Number of members at the start',
  organizer: 'Organizer',
  liability: 'Liability of members',
  tax: 'Intended federal tax treatment',
  contact: 'Person to ask about the company',
};

const wordsOf = (item: Exclude<FilingItem, 'agent-consent'>, { facts, law }: Filed): Prose => {
  const { members, management } = facts;
  const isManaged = management === 'manager';
  switch (item) {
    case 'name':
      return [given(facts.llcName)];
    case 'kind':
      return p`A limited liability company under the ${statuteWords(law, facts.formationState)}`;
    case 'purpose':
      return p`Any lawful act or activity for which a limited liability company may be organized under that statute`;
    case 'business':
      return [given(facts.businessPurpose)];
    case 'duration':
      return p`Perpetual; at will, without a term`;
    case 'principal-office':
      return [given(facts.principalAddress)];
    case 'mailing-address':
      return [given(facts.mailingAddress)];
    case 'agent-mailing-address':
      return [given(facts.registeredAgentAddress)];
    case 'agent':
      return p`${party('agent', facts.registeredAgent.name)}, ${given(facts.registeredAgentAddress)}`;
    case 'officer-for-process':
      return p`${officerForProcess(law, facts.formationState)} is designated as agent of the company upon whom process against it may be served, and shall mail a copy of it to ${given(facts.principalAddress)}`;
    case 'county':
      return [printedCounty(facts.registeredOfficeCounty, law)];
    case 'management':
      return p`${managementWords(facts)}`;
    case 'managers':
      return isManaged ? atOffice(facts.governing, facts) : [];
    case 'managers-or-members':
      return atOffice(facts.governing, facts);
    case 'large-members':
      return isManaged ? atOffice(large(members), facts) : [];
    case 'has-member':
      return p`The company has at least one member`;
    case 'single-member':
      return members.length === 1 ? p`The company has a single member` : [];
    case 'member-count':
      return p`${numberWords(members.length)} (${String(members.length)})`;
    case 'organizer':
    case 'contact':
      return atOffice([facts.organizer.name], facts);
    case 'liability':
      return p`No member is liable for the debts, obligations, and liabilities of the company`;
    case 'tax':
      return p`${taxWords[facts.companyTax]}`;
  }
};

const large = (members: Printed['members']): readonly string[] =>
  members.filter(({ percentage = 100 }) => percentage >= 20).map(({ name }) => name);

const managementWords = ({ management, governing, members }: Printed): string => {
  if (management !== 'manager') return members.length === 1 ? 'By its member' : 'By all its members';
  return governing.length === 1 ? 'By one manager' : 'By more than one manager';
};

const taxWords: Readonly<Record<Printed['companyTax'], string>> = {
  disregarded: 'Disregarded as an entity separate from its member',
  partnership: 'Partnership',
  sCorporation: 'Corporation, by election under subchapter S',
  cCorporation: 'Corporation, by election',
};

const atOffice = (names: readonly string[], { principalAddress }: Printed): Prose =>
  names.length === 0
    ? []
    : p`${series(names.map((name) => [named(name)]))}, at the principal office, ${given(principalAddress)}`;

const named = (name: string): DraftInline => party('member', name);

const consentOf = ({ registeredAgent }: Printed): readonly DraftBlock[] => [
  { kind: 'subheading', content: [plain('Acceptance by the registered agent')] },
  para(
    p`${party('agent', registeredAgent.name)} accepts the appointment as registered agent of the company at the registered office stated above, and the duties that the law gives to a registered agent. The agent signs this acceptance in ink or on the form of the office:`,
  ),
  { kind: 'field', label: 'Signature of the registered agent', content: [] },
  { kind: 'field', label: 'Date', content: [] },
];
