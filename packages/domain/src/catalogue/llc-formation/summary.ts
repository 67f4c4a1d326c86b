import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { withExactShares } from '#facts/exact-shares.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { formatMoney } from '#kit/money.ts';
import { shareOfPercentage, wholeShare } from '#kit/share.ts';
import { stateInSentence } from '#law/state-code.ts';
import { named, namesOf, only, say, sharePiece, type Saying } from '#summary/say.ts';
import { summaryOf, type Summary, type Told } from '#summary/summary.ts';

/** What the papers of a company do, for those who own it. */
export const summary = (facts: LlcFacts): Summary =>
  summaryOf([
    {
      phase: 'live',
      heading: facts.isShared ? 'While you own it together' : 'While you own it',
      told: whileOwned(facts),
    },
    {
      phase: 'cannotAct',
      heading: facts.isShared ? 'When an owner cannot act' : 'When the owner cannot act',
      told: whenUnable(facts),
    },
    { phase: 'die', heading: facts.isShared ? 'When an owner dies' : 'When the owner dies', told: atDeath(facts) },
  ]);

const whileOwned = (facts: LlcFacts): readonly Told[] => [
  ownedBy(facts),
  { said: managedBy(facts) },
  { said: paidIn(facts) },
  {
    said: say`${timing[facts.distributionTiming]} ${facts.isShared ? 'Everybody receives at the same time, in proportion to the percentages.' : 'Everything that is paid out goes to the owner.'}`,
  },
  { said: only(facts.isShared, () => say`${decisions[facts.majorDecisions]} ${transfers[facts.transferLimit]}`) },
  { said: officesOf(facts) },
];

const ownedBy = (facts: LlcFacts): Told => {
  const formed = say`${named(facts.llcName)} is formed under the law of ${stateInSentence(facts.formationState)}.`;
  const [sole] = facts.members;
  return sole !== undefined && facts.members.length === 1
    ? { said: say`${formed} It belongs to ${named(sole.name)}, ${sharePiece(wholeShare)}.` }
    : { said: say`${formed} It belongs to:`, lines: ownerLines(facts) };
};

const ownerLines = ({ members }: LlcFacts): readonly Saying[] =>
  withExactShares(members).map(
    ({ name, percentage }) =>
      say`${named(name)}: ${percentage === undefined ? 'a share' : sharePiece(shareOfPercentage(percentage))}.`,
  );

const managedBy = ({ management, managers = [], isShared }: LlcFacts): Saying => {
  if (management === 'manager')
    return say`It is managed by ${namesOf(managers)}${isShared ? '; owners who do not manage it may not act for it' : ''}.`;
  return isShared
    ? say`The owners manage it themselves. Each of them may act for it in the ordinary course of its business.`
    : say`The owner manages it alone.`;
};

const paidIn = ({ contributions: { each, total }, members, contributedProperty }: LlcFacts): Saying => {
  const property = only(
    contributedProperty !== undefined,
    () => say` Property or services are put in as well, as you describe them.`,
  );
  if (total === 0) return say`No money is put in at the start.${property}`;
  if (each === undefined)
    return say`Together the owners put in ${formatMoney(total)} at the start, and agree in writing who pays how much.${property}`;
  const parts = members.map(({ name }, index) => say`${named(name)} ${formatMoney(each[index] ?? 0)}`);
  return say`At the start these amounts are put in: ${parts.flatMap((part, index) => (index === 0 ? part : say`; ${part}`))}.${property}`;
};

const timing: Readonly<Record<LlcFacts['distributionTiming'], string>> = {
  asDecided: 'Profits that are not needed are paid out when that is decided.',
  quarterly: 'Profits that are not needed are paid out every quarter.',
  yearly: 'Profits that are not needed are paid out every year.',
};

const decisions: Readonly<Record<LlcFacts['majorDecisions'], string>> = {
  unanimous: 'Major decisions, such as a sale of the business or a new owner, need the consent of all owners.',
  supermajority: 'Major decisions, such as a sale of the business or a new owner, need owners of at least two thirds.',
  majority: 'Major decisions, such as a sale of the business or a new owner, need owners of more than half.',
};

const transfers: Readonly<Record<LlcFacts['transferLimit'], string>> = {
  firstRefusal:
    'An owner may sell to an outsider only with the consent of all others, or after the company and the others could buy on the same terms.',
  consent: 'An owner may sell to an outsider only with the consent of all others.',
  free: 'An owner may pass on the right to profits freely; an outsider has no vote unless all others agree.',
};

const officesOf = ({ registeredAgent, organizer, companyTax, partnershipRepresentative }: LlcFacts): Saying =>
  say`${named(registeredAgent.name)} accepts legal papers for the company, and ${isSamePerson(registeredAgent.name, organizer.name) ? '' : say`${named(organizer.name)} `}signs the filing that forms it.${only(companyTax === 'partnership' && partnershipRepresentative !== undefined, () => say` ${named(partnershipRepresentative?.name ?? '')} speaks for it with the Internal Revenue Service.`)}`;

const whenUnable = (facts: LlcFacts): readonly Told[] => {
  const { isShared, members, successorManager, buySell } = facts;
  if (!isShared) {
    if (members.some(isOrganization)) return [];
    return [
      {
        said:
          successorManager === undefined
            ? say`While the owner cannot act, an agent under a durable power of attorney that covers the business, or whoever a court appoints, may act for the owner and name somebody to manage the company.`
            : say`While the owner cannot act, ${named(successorManager.name)} manages the company, once a physician has stated it in writing.`,
      },
    ];
  }
  return [
    {
      said: say`While an owner cannot act, an agent under a durable power of attorney, or whoever a court appoints, may vote in that place.`,
    },
    {
      said: only(
        buySell === 'all',
        () => say`After 180 days the company, and then the other owners, may buy that owner out. ${priceWords(facts)}`,
      ),
    },
  ];
};

const priceWords = ({ buyOutPrice }: LlcFacts): string =>
  buyOutPrice === 'bookValue'
    ? 'The price is found from the book value.'
    : 'The price is found from an appraisal of the whole company, unless everybody agrees on it.';

const atDeath = (facts: LlcFacts): readonly Told[] => {
  const { isShared, members, successorManager, buySell } = facts;
  if (isShared)
    return [
      {
        said: say`The share of an owner who dies passes to those who are entitled to it, with its part of the profits but without a vote, unless all other owners admit them.`,
      },
      {
        said: only(
          buySell !== 'none',
          () => say`The company, and then the other owners, may buy that share. ${priceWords(facts)}`,
        ),
      },
    ];
  if (members.some(isOrganization)) return [];
  return [
    {
      said: say`The company goes on. The share of ${namesOf(members)} passes to those who are entitled to it by trust, by will or by law.`,
    },
    {
      said: only(
        successorManager !== undefined,
        () => say`Until they decide otherwise, ${named(successorManager?.name ?? '')} manages the company.`,
      ),
    },
  ];
};
