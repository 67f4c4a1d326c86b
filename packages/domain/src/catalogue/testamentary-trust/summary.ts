import type { TestamentaryTrustFacts } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { stateInSentence } from '#law/state-code.ts';
import { named, say, type Saying } from '#summary/say.ts';
import { sayDivision, sayLeftOut } from '#summary/say-division.ts';
import { sayBelongings, sayDebts, sayGifts, sayOutliving } from '#summary/say-given.ts';
import { sayFamily, sayGuardians, sayInOrder, sayProtector } from '#summary/say-offices.ts';
import { sayingsIn, summaryOf, type Summary, type Told, type Voice } from '#summary/summary.ts';

/** What a will with a trust in it does, for the person who makes it. */
export const summary = (facts: TestamentaryTrustFacts): Summary =>
  summaryOf([
    {
      phase: 'live',
      heading: 'While you live',
      told: [
        {
          said: say`Your will, and the trust in it, have no effect while you live. You may change it or take it back at any time, in the form that the law asks for.`,
        },
      ],
    },
    { phase: 'die', heading: 'When you die', told: atDeath(facts) },
  ]);

const atDeath = (facts: TestamentaryTrustFacts): readonly Told[] => {
  const voice: Voice = { you: 'you', state: stateInSentence(facts.grantorState) };
  const spouse = facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined;
  const { afterSpouse, shareOfSpouse } = facts;
  const told: readonly Told[] = [
    { said: sayInOrder(facts.executorsInLine, 'carries out your will, as its executor') },
    { said: sayGuardians(facts.guardians, { marriage: facts.marriage }) },
    { said: sayDebts(facts.debtsAndTaxesFrom, 'will') },
    ...sayGifts(facts.gifts, voice),
    ...sayBelongings(facts.belongings, voice),
    { said: intoTrust(facts) },
    { said: sayInOrder(facts.trusteesInLine, 'manages that trust, as its trustee') },
    { said: sayProtector(facts.trustProtector, 'After your death') },
    ...sayDivision(facts.disposition, {
      voice,
      afterSpouse,
      shareOfSpouse,
      what: 'What the trust receives',
    }),
    { said: say`What would be paid out to somebody under 21 is managed for that person until then at the latest.` },
    { said: sayOutliving(facts.survivalDays, voice) },
    { said: sayLeftOut(facts.intentionallyOmitted.map(({ name }) => name)) },
  ];
  return [...told, { said: sayFamily({ spouse, children: facts.children }, sayingsIn(told)) }];
};

const intoTrust = ({ residue: { first }, marriage, trustName }: TestamentaryTrustFacts): Saying => {
  const trust = named(trustName);
  if (first === undefined || marriage.status !== 'Married')
    return say`Everything else goes into ${trust}, which this will makes.`;
  const spouse = named(marriage.spouseName);
  return first.holding === 'outright'
    ? say`Everything else goes to ${spouse}, if ${spouse} outlives you. Otherwise it goes into ${trust}, which this will makes, and so does what ${spouse} turns down.`
    : say`Everything else goes into ${trust}, which this will makes. If ${spouse} outlives you, all of it is first kept in a supplemental needs trust for ${spouse}, and is divided when ${spouse} has died.`;
};
