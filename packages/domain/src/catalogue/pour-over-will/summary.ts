import type { PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { stateInSentence } from '#law/state-code.ts';
import { named, only, series, say, type Saying } from '#summary/say.ts';
import { heirsWords, sayLeftOut } from '#summary/say-division.ts';
import { sayBelongings, sayDebts, sayGifts, sayOutliving } from '#summary/say-given.ts';
import { sayFamily, sayGuardians, sayInOrder } from '#summary/say-offices.ts';
import { sayingsIn, summaryOf, type Summary, type Told, type Voice } from '#summary/summary.ts';

/** What a pour-over will does, for the person who makes it. */
export const summary = (facts: PourOverWillFacts): Summary =>
  summaryOf([
    {
      phase: 'live',
      heading: 'While you live',
      told: [
        {
          said: say`Your will has no effect while you live. You may change it or take it back at any time, in the form that the law asks for.`,
        },
      ],
    },
    { phase: 'die', heading: 'When you die', told: atDeath(facts) },
  ]);

const atDeath = (facts: PourOverWillFacts): readonly Told[] => {
  const voice: Voice = { you: 'you', state: stateInSentence(facts.grantorState) };
  const spouse = facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined;
  const told: readonly Told[] = [
    { said: sayInOrder(facts.executorsInLine, 'carries out your will, as its executor') },
    { said: sayGuardians(facts.guardians, { marriage: facts.marriage }) },
    { said: sayDebts(facts.debtsAndTaxesFrom, 'will') },
    ...sayGifts(facts.gifts, voice),
    ...sayBelongings(facts.belongings, voice),
    { said: spousesPart(facts) },
    { said: toTrust(facts) },
    { said: ifTrustFails(facts, voice) },
    { said: say`What would be paid out to somebody under 21 may be managed for that person until then at the latest.` },
    { said: sayOutliving(facts.survivalDays, voice) },
    { said: sayLeftOut(facts.intentionallyOmitted.map(({ name }) => name)) },
  ];
  return [...told, { said: sayFamily({ spouse, children: facts.children }, sayingsIn(told)) }];
};

const spousesPart = ({
  residue: { first },
  marriage,
  giftsHeldForSpouse,
  belongingsHeldForSpouse,
}: PourOverWillFacts): Saying => {
  if (first === undefined || marriage.status !== 'Married') return [];
  const spouse = named(marriage.spouseName);
  const part = { everything: 'all', half: 'half', third: 'one third' }[first.part];
  const kept = say`If ${spouse} outlives you, ${part} of what is left is kept in a supplemental needs trust for ${spouse}, which pays for what public benefits do not cover.`;
  const added = only(
    giftsHeldForSpouse.length > 0 || belongingsHeldForSpouse,
    () =>
      say` ${giftsHeldForSpouse.length > 0 ? 'Gifts of money or property' : 'A vehicle'} for ${spouse} can be added to it instead of being handed over.`,
  );
  return say`${kept}${added} When ${spouse} has died, what remains goes where the trust named below then sends it.`;
};

const toTrust = (facts: PourOverWillFacts): Saying => {
  const { residue, trustCoGrantor } = facts;
  return say`Everything${residue.first === undefined ? ' that is left' : ' else that is left'} goes to ${named(residue.name)}, ${managedToday(facts)}, and is given as that trust says.${only(trustCoGrantor !== undefined, () => say` You have made that trust together with ${named(trustCoGrantor ?? '')}.`)}`;
};

const managedToday = ({ initialTrustee, grantorName }: PourOverWillFacts): Saying => {
  const isMaker = ({ name }: { readonly name: string }): boolean => isSamePerson(name, grantorName);
  if (initialTrustee.length === 1 && initialTrustee.every(isMaker)) return say`which you manage today as its trustee`;
  const names = initialTrustee.map((one) => (isMaker(one) ? 'you' : named(one.name)));
  return say`whose ${names.length === 1 ? 'trustee today is' : 'trustees today are'} ${series(names)}`;
};

const ifTrustFails = ({ adoptsTrustTerms }: PourOverWillFacts, voice: Voice): Saying =>
  adoptsTrustTerms
    ? say`If that trust cannot take it, it is held on the terms which the trust has when you sign, as far as the law permits. What cannot go so goes to ${heirsWords(voice)}.`
    : say`If that trust cannot take it, it goes to ${heirsWords(voice)}.`;
