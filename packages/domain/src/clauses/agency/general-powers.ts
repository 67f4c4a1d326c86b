import { clause } from '#assembly/clause.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';
import * as agency from '#facts/agency.ts';

export const grant = clause({
  id: 'powers.grant',
  heading: 'Grant of General Authority',
  source: own('Uniform Power of Attorney Act 201(c), 202 and 203'),
  facts: [agency.agentScope, derived.agencyLaw],
  refers: ['powers.property', 'powers.income', 'powers.family', 'special'],
  body: ({ agentScope, agencyLaw }, { ref }) => [
    para(
      p`The Principal grants the Agent general authority over the subjects in ${ref('powers.property')}, ${ref('powers.income')}, and ${ref('powers.family')}, whether the Principal has the property when this instrument is signed or acquires it later, and wherever it is located.${byReference(agencyLaw?.grantsByReference ?? [])} It is subject to ${ref('special')}.`,
    ),
    ...(agentScope === 'everything'
      ? []
      : [
          para(
            p`The Agent has no authority over real property, and may not buy, sell, convey, encumber, or lease an interest in land of the Principal. The Agent may still pay the taxes, the insurance, and the upkeep of the residence of the Principal.`,
          ),
        ]),
  ],
});

const byReference = (grants: readonly string[]): string =>
  grants.length > 0
    ? ` In the words of the statute, the Agent has ${grants.map((grant) => `“${grant}”`).join(' and ')}.`
    : ' Where the governing law has enacted the Uniform Power of Attorney Act, that authority includes what the Act describes for each of these subjects.';

export const property = clause({
  id: 'powers.property',
  heading: 'Property and Accounts',
  source: own('Uniform Power of Attorney Act 204 to 210'),
  facts: [agency.agentScope],
  refers: ['special.granted'],
  body: ({ agentScope }, { ref }) => [
    para(p`As to the property and the accounts of the Principal, the Agent may act in these subjects:`),
    list([...(agentScope === 'everything' ? [land] : []), ...ofProperty, insurance(ref('special.granted'))]),
  ],
});

const land: Prose = p`real property: buy, sell, convey, mortgage, lease, insure, repair, and manage it, and sign deeds and settlement papers, including those for the residence of the Principal;`;

const ofProperty: readonly Prose[] = [
  p`tangible personal property, including vehicles: buy, sell, title, store, insure, repair, and move it;`,
  p`stocks and bonds, and commodities and options: buy, sell, exchange, vote, and hold them, and deal with brokers;`,
  p`banks and other financial institutions: open, continue, and close accounts, deposit, withdraw, transfer, write checks, borrow on reasonable terms, and have access to safe deposit boxes;`,
  p`the operation of an entity or business: exercise the rights of the Principal as an owner, manager, or party to an agreement; and`,
];

// Both the wider power and the one to make a designation again are lines of that Section, and only one of them is printed.
const insurance = (granted: DraftInline): Prose =>
  p`insurance and annuities: continue, pay for, change, replace, and claim under policies, but name who receives the proceeds of a policy, or of one that replaces it, only under a power that ${granted} grants.`;

export const income = clause({
  id: 'powers.income',
  heading: 'Claims, Benefits, and Taxes',
  source: own('Uniform Power of Attorney Act 211, 212 and 214 to 216'),
  refers: ['special.granted'],
  body: (_, { ref }) => [
    para(p`As to what is due to or from the Principal, the Agent may act in these subjects:`),
    list([
      p`estates, trusts, and other beneficial interests: claim, receive, and protect what the Principal is entitled to;`,
      p`claims and litigation: assert, defend, settle, and arbitrate claims, and engage attorneys;`,
      p`benefits from governmental programs or from civil or military service: apply for, receive, and contest them;`,
      p`retirement plans: contribute to, roll over, invest, and withdraw from them, but name who receives at death what is in a plan, or in one that replaces it, only under a power that ${ref('special.granted')} grants; and`,
      p`taxes: prepare, sign, and file returns, pay, contest, and settle taxes for every year, obtain information from tax authorities, and sign the forms that they ask for.`,
    ]),
  ],
});

export const family = clause({
  id: 'powers.family',
  heading: 'Personal and Family Maintenance',
  source: own('Uniform Power of Attorney Act 213'),
  body: () => [
    para(
      p`The Agent may do what is necessary to maintain the customary standard of living of the Principal, of the spouse and the minor children of the Principal, and of others whom the Principal is legally bound to support or has customarily supported. This includes housing, food, clothing, travel, education, health insurance, and the payment of medical and dental expenses.`,
    ),
  ],
});

export const incidental = clause({
  id: 'powers.incidental',
  heading: 'Incidental Powers',
  source: own('Uniform Power of Attorney Act 203; Revised Uniform Fiduciary Access to Digital Assets Act 10'),
  body: () => [
    para(
      p`For every subject of authority the Agent may demand and receive money and other things of value, make and perform contracts, sign, acknowledge, deliver, record, and file instruments, engage and pay professionals, prepare inventories and accounts, have access to books, records, mail, and digital assets other than the content of electronic communications, and do every lawful act that is incidental to it.`,
    ),
  ],
});
