import fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import type { Member } from '#facts/shapes.ts';
import { type StateCode, stateCodes } from '#law/state-code.ts';

const people = [
  'Marisol Reyes',
  'Luis O’Connor',
  'Sofía Đặng',
  'Nguyễn Văn An',
  'Zoë Smith-Jones',
  'Søren Ågård',
  'Harriet Vance',
  'Daniel Okafor Jr.',
  '{{grantorName}} Bell',
  '<b>Ann</b> Müller',
];
const firms = ['Ridge Capital Partners LP', 'Northgate Holdings, Inc.', 'The Vance Family Trust', 'Blue Harbor LLC'];
const words = [
  'Baking bread.',
  'Owning and leasing land; the Members, the Manager and Section 99.9 are only words here.',
  '{{purpose}} [insert name] ____ TBD undefined null',
];

// What is left out is left open, and takes the usual answer or none.
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const membersOf = (names: readonly string[], own: boolean): fc.Arbitrary<Member[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: names.length - 1, maxLength: names.length - 1 }),
      fc.array(fc.integer({ min: 0, max: 99_000_099 }), { minLength: names.length, maxLength: names.length }),
    )
    .map(([cuts, amounts]) => {
      const edges = [0, ...cuts.toSorted((one, other) => one - other), 10_000];
      return names.map((name, index) => ({
        name,
        percentage: ((edges[index + 1] ?? 0) - (edges[index] ?? 0)) / 100,
        ...(own && { contributionInCents: amounts[index] ?? 0, address: `${index + 7} Elm Street, Reno, NV 89501` }),
      }));
    });

const offices = (names: readonly string[]) => fc.constantFrom(...names).map((name) => ({ name }));

const termsArbitrary = fc.record({
  businessPurpose: fc.constantFrom(...words),
  principalAddress: fc.constantFrom('210 Harbor Street, Oakland, CA 94607', '55 Water Street, New York, NY 10041'),
  mailingAddress: maybe(fc.constant('P.O. Box 12, Reno, NV 89501')),
  registeredOfficeCounty: fc.constantFrom('Kent', 'Alameda County', 'Travis'),
  registeredAgent: offices([...people, 'First State Agents, Inc.']),
  initialCapitalInCents: fc.integer({ min: 0, max: 900_000_001 }),
  contributesByShare: maybe(fc.boolean()),
  contributedProperty: maybe(fc.constantFrom('Two mixers, valued at $900.', '<script>alert(1)</script>')),
  organizer: maybe(offices(people)),
  partnershipRepresentative: maybe(offices(people)),
  successorManager: maybe(offices(people)),
  fiscalYearEnd: maybe(fc.constantFrom('December 31', 'June 30')),
  distributionTiming: maybe(fc.constantFrom('asDecided', 'quarterly', 'yearly')),
  majorDecisions: maybe(fc.constantFrom('majority', 'supermajority', 'unanimous')),
  transferLimit: maybe(fc.constantFrom('firstRefusal', 'consent', 'free')),
  buySell: maybe(fc.constantFrom('all', 'death', 'none')),
  buyOutPrice: maybe(fc.constantFrom('appraisal', 'bookValue')),
});

const ownersArbitrary = fc
  .tuple(fc.shuffledSubarray([...people, ...firms], { minLength: 1, maxLength: 5 }), fc.boolean())
  .chain(([names, own]) => membersOf(names, own));

/** Complete facts of companies in one state, of every shape that the interview can give. */
export const llcFactsIn = (state: StateCode): fc.Arbitrary<Facts> =>
  fc
    .tuple(
      termsArbitrary,
      ownersArbitrary,
      fc.shuffledSubarray([...people, ...firms], { minLength: 1, maxLength: 3 }),
      fc.constantFrom('member', 'manager'),
      fc.constantFrom('default', 'sCorporation', 'cCorporation', undefined),
    )
    .map(([terms, members, chosen, management, tax]) => {
      const mayElect = members.every(({ name }) => people.includes(name));
      const isPersonNamed = [...members.map(({ name }) => name), ...(management === 'manager' ? chosen : [])].some(
        (name) => people.includes(name),
      );
      const facts = {
        ...terms,
        llcName: 'Harbor Street Works LLC',
        formationState: state,
        registeredAgentAddress: `8 Green Street, Springfield, ${state} 19901`,
        members,
        management,
        managers: management === 'manager' ? chosen.map((name) => ({ name })) : undefined,
        taxTreatment: tax === 'sCorporation' && !mayElect ? 'default' : tax,
        organizer: terms.organizer ?? (isPersonNamed ? undefined : { name: 'Harriet Vance' }),
        successorManager: members.length === 1 && mayElect ? terms.successorManager : undefined,
      };
      return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    });

/** The same in any state. */
export const llcFactsArbitrary: fc.Arbitrary<Facts> = fc.constantFrom(...stateCodes).chain(llcFactsIn);
