import type { JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { enforcesPetTrusts } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { keepsItsTitle } from '#facts/asset-kind.ts';
import type { Asset } from '#facts/shapes.ts';
import { inOwnWords, named, only, say, series, type Saying } from '#summary/say.ts';
import { sayDivision, sayLeftOut } from '#summary/say-division.ts';
import { sayDebts, sayGifts, sayHome, sayOutliving, sayPets } from '#summary/say-given.ts';
import { sayFamily, sayIncapacity, sayInOrder, sayProtector } from '#summary/say-offices.ts';
import { sayingsIn, summaryOf, type Summary, type Told, type Voice } from '#summary/summary.ts';

/** What a joint trust does, for the two who make it. */
export const summary = (facts: JointTrustFacts): Summary =>
  summaryOf([
    { phase: 'live', heading: 'While you both live', told: whileLiving(facts) },
    { phase: 'cannotAct', heading: 'When one of you cannot act', told: whenUnable(facts) },
    { phase: 'die', heading: 'When the first of you dies', told: atFirstDeath(facts) },
    { phase: 'die', heading: 'When both of you have died', told: atDeath(facts) },
  ]);

const whileLiving = (facts: JointTrustFacts): readonly Told[] => {
  const { first, second } = facts.couple;
  return [
    {
      said: say`You both, ${named(first)} and ${named(second)}, manage ${named(facts.trustName)} as its trustees. ${facts.coTrusteesActJointly ? 'You have to act together.' : 'Each of you may act alone.'}`,
    },
    {
      said: say`Each of you may use what is your own in the trust and take it back at any time. To change the trust you both sign, but each of you may change alone what becomes of your own part after your death.`,
    },
    listed('You list as property of both of you', facts.assetsOfBoth),
    listed(say`You list as property of ${named(first)} alone`, facts.assetsOfFirst),
    listed(say`You list as property of ${named(second)} alone`, facts.assetsOfSecond),
  ];
};

const listed = (lead: string | Saying, assets: readonly Asset[]): Told => {
  const kept = assets.filter(keepsItsTitle);
  const items = (some: readonly Asset[]): Saying => series(some.map(({ description }) => inOwnWords(description)));
  return {
    said: only(
      assets.length > 0,
      () =>
        say`${lead}: ${items(assets)}.${only(kept.length > 0, () => say` Of these, ${items(kept)} ${kept.length === 1 ? 'stands' : 'stand'} there for information alone, because it passes by its own designation.`)}`,
    ),
  };
};

const whenUnable = (facts: JointTrustFacts): readonly Told[] => [
  { said: sayIncapacity(facts.incapacity, 'one of you') },
  {
    said: say`Then the other of you goes on as trustee alone. When neither of you can act, ${sayInOrder(facts.trusteesInLine, 'takes over as trustee')}`,
  },
  {
    said: say`The trustee pays what the two of you need, and the needs of the one who cannot act come first; then the support of children who depend on either of you.`,
  },
  {
    said: sayProtector(facts.trustProtector, 'When each of you has died or cannot act'),
  },
];

const atFirstDeath = (facts: JointTrustFacts): readonly Told[] => [
  {
    said: say`The one who survives goes on as trustee alone. What belonged to the one who has died pays that one’s debts, expenses and taxes.`,
  },
  { said: survivorWords(facts) },
  {
    said: say`What belongs to the survivor stays with the survivor, who may use it, take it out and change who receives it.`,
  },
  { said: only(facts.gifts.length > 0, () => giftsFirst(facts.giftsAreMade)) },
];

const survivorWords = ({ survivorPlan, couple: { kind } }: JointTrustFacts): Saying => {
  if (survivorPlan === 'heldForLife')
    return say`What is left of it is kept in trust for the survivor, who receives all of its income for life, and what is needed of the rest for health, education, maintenance and support. The survivor cannot change who takes it afterwards.`;
  const stays = say`What is left of it goes to the survivor’s part of the trust, so that the survivor may use it and change who receives it.`;
  return survivorPlan === 'disclaimer' && kind === 'spouses'
    ? say`${stays} But the survivor may turn down (disclaim) all or part of it within nine months; that part is kept in trust for the survivor’s life, and the survivor cannot change who takes it afterwards.`
    : stays;
};

const giftsFirst = (made: string): Saying =>
  made === 'afterOwner'
    ? say`A particular thing that belonged to the one who has died alone, other than a home, is given to its recipient already then. Every other gift waits until both of you have died.`
    : say`Particular gifts wait until both of you have died.`;

const atDeath = (facts: JointTrustFacts): readonly Told[] => {
  const voice: Voice = { you: 'both of you', state: stateInSentence(facts.governingState) };
  const isEnforced = facts.law !== undefined && enforcesPetTrusts(facts.law);
  const told: readonly Told[] = [
    { said: sayInOrder(facts.trusteesInLine, 'takes over as trustee') },
    { said: sayDebts(facts.debtsAndTaxesFrom, 'trust') },
    ...sayGifts(facts.gifts, voice),
    ...sayPets(facts.petFund, { isEnforced, voice }),
    ...sayHome(facts.residence, { voice }),
    ...sayDivision(facts.disposition, { voice }),
    { said: say`What would be paid out to somebody under 21 is managed for that person until then at the latest.` },
    { said: sayOutliving(facts.survivalDays, voice) },
    { said: sayLeftOut(facts.intentionallyOmitted.map(({ name }) => name)) },
  ];
  return [...told, { said: sayFamily({ children: facts.children }, sayingsIn(told)) }];
};
