import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { enforcesPetTrusts } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { keepsItsTitle } from '#facts/asset-kind.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { inOwnWords, named, namesOf, only, say, series, type Saying } from '#summary/say.ts';
import { sayDivision, sayLeftOut } from '#summary/say-division.ts';
import { sayDebts, sayGifts, sayHome, sayOutliving, sayPets } from '#summary/say-given.ts';
import { sayFamily, sayIncapacity, sayProtector, sayTakeOver } from '#summary/say-offices.ts';
import { sayingsIn, summaryOf, type Summary, type Told, type Voice } from '#summary/summary.ts';

/** What a living trust does, for the person who makes it. */
export const summary = (facts: LivingTrustFacts): Summary =>
  summaryOf([
    { phase: 'live', heading: 'While you live', told: whileLiving(facts) },
    { phase: 'cannotAct', heading: 'When you cannot act', told: whenUnable(facts) },
    { phase: 'die', heading: 'When you die', told: atDeath(facts) },
  ]);

const whileLiving = (facts: LivingTrustFacts): readonly Told[] => {
  const { trustName, assets } = facts;
  const [kept, moved] = [assets.filter(keepsItsTitle), assets.filter((asset) => !keepsItsTitle(asset))];
  const items = (some: typeof assets): Saying => series(some.map(({ description }) => inOwnWords(description)));
  return [
    { said: managedBy(facts) },
    {
      said: say`You may use what is in ${named(trustName)}, change the trust or end it at any time, by a writing that you sign.${only(facts.holdsCommunityProperty, () => say` Community property of you and your spouse stays community property, with the rules that the law has for it.`)}`,
    },
    { said: only(moved.length > 0, () => say`You list as property of the trust: ${items(moved)}.`) },
    {
      said: only(
        kept.length > 0,
        () => say`Listed for information alone, because it passes by its own designation: ${items(kept)}.`,
      ),
    },
  ];
};

const managedBy = ({ initialTrustees, grantorName, trustName, coTrusteesActJointly }: LivingTrustFacts): Saying => {
  const others = initialTrustees.filter(({ name }) => !isSamePerson(name, grantorName));
  const trust = named(trustName);
  if (others.length === 0) return say`You manage ${trust} yourself, as its trustee.`;
  const together = coTrusteesActJointly
    ? initialTrustees.length > 2
      ? 'They decide by majority.'
      : 'They have to act together.'
    : 'Each of them may act alone.';
  if (others.length < initialTrustees.length)
    return say`${series(['You', ...others.map(({ name }) => named(name))])} manage ${trust} as its trustees. ${together.replace('They', 'You').replace('Each of them', 'Each of you')}`;
  return others.length === 1
    ? say`${namesOf(others)} manages ${trust} for you, as its trustee, and follows your directions.`
    : say`${namesOf(others)} manage ${trust} for you, as its trustees, and follow your directions. ${together}`;
};

const whenUnable = (facts: LivingTrustFacts): readonly Told[] => {
  const { marriage, children } = facts;
  const supported = [
    ...(marriage.status === 'Married' && !marriage.isSeparated
      ? [say`${named(marriage.spouseName)} (unless you are then separated)`]
      : []),
    ...(children.length > 0 ? ['your children who depend on you'] : []),
    'anybody else whom the law binds you to support',
  ];
  return [
    { said: sayIncapacity(facts.incapacity, 'you') },
    { said: say`Then ${sayTakeOver(facts)}` },
    {
      said: say`The trustee pays from the trust what you need, and your needs come first; then the support of ${series(supported)}.`,
    },
    { said: sayProtector(facts.trustProtector, 'While you cannot act, and after your death') },
    { said: say`When you are able again, you have every right again.` },
  ];
};

const atDeath = (facts: LivingTrustFacts): readonly Told[] => {
  const voice: Voice = { you: 'you', state: stateInSentence(facts.governingState) };
  const spouse = facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined;
  const { afterSpouse, shareOfSpouse, disposition } = facts;
  const isEnforced = facts.law !== undefined && enforcesPetTrusts(facts.law);
  const told: readonly Told[] = [
    { said: sayTakeOver(facts) },
    { said: sayDebts(facts.debtsAndTaxesFrom, 'trust') },
    ...sayGifts(facts.gifts, voice),
    ...sayPets(facts.petFund, { isEnforced, spouse, voice }),
    ...sayHome(facts.residence, { voice, spouse, afterSpouse }),
    ...sayDivision(disposition, { voice, shareOfSpouse, afterSpouse }),
    { said: say`What would be paid out to somebody under 21 is managed for that person until then at the latest.` },
    { said: sayOutliving(facts.survivalDays, voice) },
    { said: sayLeftOut(facts.intentionallyOmitted.map(({ name }) => name)) },
  ];
  return [...told, { said: sayFamily({ spouse, children: facts.children }, sayingsIn(told)) }];
};
