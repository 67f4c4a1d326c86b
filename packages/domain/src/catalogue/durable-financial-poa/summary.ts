import type { AgencyFacts } from '#catalogue/durable-financial-poa/agency-facts.ts';
import type { SpecialPower } from '#derived/agency.ts';
import { named, only, say, series, type Saying } from '#summary/say.ts';
import { sayInOrder } from '#summary/say-offices.ts';
import { summaryOf, type Summary, type Told } from '#summary/summary.ts';

/** What a durable power of attorney does, for the person who gives it. */
export const summary = (facts: AgencyFacts): Summary =>
  summaryOf([
    { phase: 'live', heading: 'While you live', told: whileLiving(facts) },
    { phase: 'cannotAct', heading: 'When you cannot act', told: whenUnable(facts) },
    {
      phase: 'die',
      heading: 'When you die',
      told: [
        {
          said: say`The power ends when you die. From then on nobody can act under it; your will or your trust says who does.`,
        },
      ],
    },
  ]);

const whileLiving = (facts: AgencyFacts): readonly Told[] => [
  {
    said:
      facts.agencyStart === 'atOnce'
        ? say`As soon as you have signed, ${sayInOrder(facts.agentsInLine, 'may act for you in money matters')} You can still act yourself.`
        : say`While you can act yourself, nobody acts for you.`,
  },
  { said: scopeWords(facts) },
  { said: specialWords(facts) },
  {
    said: say`Nobody decides on your health care under it, and nobody makes or changes your will. ${facts.isAgentPaid ? 'Whoever acts for you is repaid expenses and may be paid reasonably, as far as the law allows.' : 'Whoever acts for you is repaid expenses and is not paid.'}`,
  },
  {
    said: say`While you are able, you may take the power back at any time by a signed and dated writing, in the form that the law asks for.`,
  },
];

const scopeWords = ({ agentScope }: AgencyFacts): Saying =>
  agentScope === 'everything'
    ? say`The power covers all of your property, and that includes selling or mortgaging your home.`
    : say`The power covers all of your property except real estate, which nobody may buy, sell, mortgage or lease for you. The taxes, insurance and upkeep of your home may be paid.`;

const powerWords: Readonly<Record<SpecialPower, string>> = {
  mayChangeTrusts: 'make a trust, or change or end one where that trust allows it',
  mayMakeGifts: 'make gifts within the yearly limit of the gift tax',
  mayChangeSurvivorship: 'create or change rights of survivorship',
  mayChangeBeneficiaries: 'create or change a designation of beneficiaries',
  mayDelegate: 'hand the power on to somebody else',
  mayWaiveAnnuities: 'give up your right to a joint and survivor annuity',
  mayUseFiduciaryPowers: 'use powers that you hold for others and may hand on',
  mayReadMessages: 'read your electronic messages',
  mayDisclaim: 'turn down property for you',
};

const specialWords = ({ specialPowers }: AgencyFacts): Saying =>
  only(
    specialPowers.length > 0,
    () =>
      say`Where you put your initials on the line, and only there, it also lets whoever acts for you ${series(
        specialPowers.map((power) => powerWords[power]),
        'or',
      )}.`,
  );

const whenUnable = ({ agencyStart, agentsInLine }: AgencyFacts): readonly Told[] =>
  agencyStart === 'atOnce'
    ? [
        {
          said: say`The power goes on when you can no longer act: ${named(agentsInLine[0]?.name ?? '')}, or whoever acts in that place, does so without a court.`,
        },
      ]
    : [
        {
          said: say`The power begins when you can no longer act, and lasts only as long as that does. Two licensed physicians who have examined you have to certify it, or, if you are missing or detained, an attorney, a judge or an official.`,
        },
        { said: say`Then ${sayInOrder(agentsInLine, 'acts for you in money matters')}` },
      ];
