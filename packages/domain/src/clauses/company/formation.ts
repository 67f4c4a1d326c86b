import { clause } from '#assembly/clause.ts';
import { printedPlace, printedState } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { filingName, filingOffice, statuteWords } from '#clauses/company/filing-words.ts';
import * as company from '#facts/company.ts';
import * as derived from '#derived/company.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import type { StateLaw } from '#law/state-law.ts';
import { countyInText, hasCounties } from '#law/venue.ts';

export const formation = clause({
  id: 'formation.company',
  heading: 'Formation',
  source: own('Revised Uniform Limited Liability Company Act 201'),
  facts: [company.llcName, company.formationState],
  refers: ['schedule.members', 'schedule.articles'],
  defines: ['company', 'member', 'act'],
  body: ({ llcName, formationState }, { ref, define, law }) => [
    para(
      p`Each person listed in ${ref('schedule.members')}, and each person later admitted as provided here, is a ${define('member')} of ${given(llcName)} (the ${define('company')}). The Company is formed as a limited liability company under the ${statuteWords(law, formationState)}, as amended from time to time (the ${define('act')}).`,
    ),
    para(
      p`The Company comes into existence when the public filing that forms it (the ${filingName(law)}) takes effect with the ${filingOffice(law, formationState)}. What it states is set out in ${ref('schedule.articles')}. Where that filing and this instrument differ, this instrument governs among the Members and the filing governs toward third persons who rely on it, each to the extent that the Act permits.`,
    ),
  ],
});

export const wordsUsed = clause({
  id: 'formation.words',
  heading: 'Words Used',
  source: own(),
  facts: [derived.isShared],
  refers: ['schedule.members'],
  mayRefer: ['transfers.heirs'],
  defines: ['agreement', 'interest', 'percentage', 'transfer', 'taxCode', 'majority'],
  body: ({ isShared }, { ref, refIf, define }) => [
    para(p`In this instrument:`),
    list([
      p`${define('agreement')} means this operating agreement with its schedules, as amended from time to time. It is the agreement of the Members on the affairs of the Company for all purposes of the Act.`,
      p`${define('interest')} means everything that a Member has in the Company: the share of profits, losses, and distributions, and the rights to vote, to manage, and to be informed.`,
      p`${define('percentage')} means the percentage stated for a Member in ${ref('schedule.members')}, as changed in accordance with this Agreement. All Percentage Interests together are always one hundred percent (100%).${opt(isShared, () => p` In a vote, the Percentage Interest of whoever has only the rights of an assignee is not counted${refIf('transfers.heirs', (section) => p`, nor that of an incapacitated Member while nobody may vote it under ${section}`)}.`)}`,
      ...(isShared
        ? [
            p`${define('majority')} means Members whose Percentage Interests together exceed fifty percent (50%) of those that are counted.`,
          ]
        : []),
      p`${define('transfer')} means to sell, assign, give, pledge, or otherwise dispose of or encumber, voluntarily, involuntarily, or by operation of law; the noun has the same meaning.`,
      p`${define('taxCode')} means the Internal Revenue Code of 1986, as amended, and the regulations under it.`,
    ]),
  ],
});

export const purpose = clause({
  id: 'formation.purpose',
  heading: 'Purpose and Powers',
  source: own('Revised Uniform Limited Liability Company Act 104'),
  facts: [company.businessPurpose],
  body: ({ businessPurpose }) => [
    para(p`At the start, the business of the Company is described in these words:`),
    para(p`${given(businessPurpose)}`),
    para(
      p`The Company may also carry on any other lawful business, and may do whatever is necessary or convenient to its business. A business that the law reserves to licensed persons or to another form of company may be carried on only as that law permits.`,
    ),
  ],
});

export const offices = clause({
  id: 'formation.offices',
  heading: 'Principal Office',
  source: own(),
  facts: [company.principalAddress, company.mailingAddress],
  body: ({ principalAddress, mailingAddress }) => [
    para(
      p`The principal office of the Company is at ${given(principalAddress)}${opt(mailingAddress !== principalAddress, () => p`, and its mailing address is ${given(mailingAddress)}`)}. It may be moved by a decision on the ordinary business of the Company. The Company shall keep its records at the principal office and shall qualify to do business in each other state whose law requires it.`,
    ),
  ],
});

const officeFacts = [
  company.registeredAgent,
  company.registeredAgentAddress,
  company.registeredOfficeCounty,
  company.formationState,
] as const;

export const registeredAgent = clause({
  id: 'formation.agent',
  heading: 'Registered Agent and Registered Office',
  source: own('Revised Uniform Limited Liability Company Act 115'),
  facts: officeFacts,
  body: (facts, { law }) => [
    para(
      p`The registered agent of the Company for service of process in ${printedState(facts.formationState)} is ${party('agent', facts.registeredAgent.name)}, at the registered office, ${given(facts.registeredAgentAddress)}${opt(!isInAddress(facts, law), () => p`, in ${printedPlace(facts.registeredOfficeCounty, law)}`)}. The Company shall at all times keep a registered agent who has accepted the appointment and a street address there, and shall file each change without delay.`,
    ),
  ],
});

// Where there are no counties, the place is the city, which the address says already.
const isInAddress = (
  { registeredAgentAddress, registeredOfficeCounty }: FactsOf<typeof officeFacts>,
  law: StateLaw | undefined,
): boolean =>
  law !== undefined && !hasCounties(law) && registeredAgentAddress.includes(countyInText(registeredOfficeCounty, law));

export const term = clause({
  id: 'formation.term',
  heading: 'Duration',
  source: own('Revised Uniform Limited Liability Company Act 104'),
  refers: ['ending.events'],
  body: (_, { ref }) => [
    para(
      p`The Company continues without limit of time until it is dissolved under ${ref('ending.events')}. The death, incapacity, bankruptcy, or withdrawal of a Member does not by itself dissolve it.`,
    ),
  ],
});

export const separateness = clause({
  id: 'formation.separateness',
  heading: 'Separate Existence',
  source: own('Revised Uniform Limited Liability Company Act 304'),
  body: () => [
    para(
      p`All property of the Company belongs to the Company and not to its Members. The Company shall keep its own bank accounts and books, shall not mix its money with that of any other person, shall act and contract in its own name, and shall keep capital that is adequate for the business that it carries on. A failure to observe formalities is no ground for holding a Member liable for obligations of the Company.`,
    ),
  ],
});
