import { opening } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { byArticles } from '#assembly/numbering.ts';
import { capitalised, stateInText } from '#assembly/printed-facts.ts';
import { given, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { guide } from '#catalogue/pour-over-will/guide.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { settlePourOverWill, type PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { pourOverWillTerms } from '#catalogue/pour-over-will/pour-over-will-terms.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { severability } from '#clauses/general/severability.ts';
import { places } from '#clauses/places.ts';
import * as declaration from '#clauses/will/declaration.ts';
import { endOfMarriage } from '#clauses/will/end-of-marriage.ts';
import * as general from '#clauses/will/general.ts';
import { spouseNeeds, spouseNeedsEnd, spouseNeedsGifts, spouseNeedsTrustee } from '#clauses/will/needs.ts';
import { survival } from '#clauses/will/payments.ts';
import * as residue from '#clauses/will/residue.ts';
import * as inWill from '#clauses/will/clause-groups.ts';
import * as trust from '#facts/trust.ts';

/** The pour-over will as a list of its parts: six articles, and signature pages on which nothing operative follows. */
export const pourOverWillInstrument: Instrument<PourOverWillFacts> = {
  documentType: pourOverWillPlan.documentType,
  instrument: 'Last Will and Testament',
  notice: notLegalAdvice,
  terms: pourOverWillTerms,
  maker: 'testator',
  numbering: byArticles,
  places,
  derived: settlePourOverWill.derived,
  title: ({ grantorName }) => `Last Will and Testament of ${grantorName}`,
  governingState: ({ grantorState }) => stateInText(grantorState),
  law: ({ homeLaw }) => homeLaw,
  cover: ({ grantorName, executorsInLine: [executor], grantorState, ...facts }) => [
    { label: 'Testator', value: grantorName },
    { label: 'Executor', value: executor?.name ?? '' },
    { label: 'Residue to', value: residueWords(facts) },
    { label: 'Governing law', value: stateInText(grantorState) },
  ],
  opening: opening({
    source: own(),
    facts: [trust.trustName],
    refers: ['declaration.will', 'residue.gift'],
    mayRefer: ['residue.needs'],
    body: ({ trustName }, { ref, refIf }) => [
      para(
        p`This is the last will of the person named in ${ref('declaration.will')}. By ${ref('residue.gift')} it leaves what is not disposed of otherwise to the trustee of ${given(trustName)}${refIf('residue.needs', (section) => p`, except what ${section} holds in trust for a surviving husband or wife`)}.`,
      ),
    ],
  }),
  articles: [
    {
      id: 'declaration',
      heading: 'Declarations',
      clauses: [
        declaration.lastWill,
        declaration.family,
        residue.namedTrust,
        declaration.spousesShare,
        endOfMarriage,
        declaration.omitted,
      ],
    },
    inWill.officers,
    {
      id: 'payments',
      heading: 'Debts, Taxes, and Survival',
      clauses: [...inWill.paymentsFirst, survival],
    },
    { id: 'gifts', heading: 'Particular Gifts', clauses: inWill.particularGifts },
    {
      id: 'residue',
      heading: 'Residue',
      clauses: [
        residue.residuaryGift,
        spouseNeeds,
        spouseNeedsGifts,
        spouseNeedsEnd,
        spouseNeedsTrustee,
        residue.fallback,
        residue.heirs,
        residue.youngTakers,
      ],
    },
    {
      id: 'general',
      heading: 'General Provisions',
      clauses: [
        general.noContest,
        general.governingLaw,
        general.construction,
        severability,
        general.specialInstructions,
      ],
    },
  ],
  acts: inWill.actsOfWill,
  schedules: [],
  guide,
};

const residueWords = ({
  trustName,
  heldForSpouse,
  marriage,
}: Pick<PourOverWillFacts, 'trustName' | 'heldForSpouse' | 'marriage'>): string => {
  if (heldForSpouse === undefined || marriage.status !== 'Married') return trustName;
  const held = `a Supplemental Needs Trust for ${marriage.spouseName}`;
  switch (heldForSpouse) {
    case 'everything':
      return `${capitalised(held)}; if there is none, ${trustName}`;
    case 'third':
      return `${trustName}; one third, ${held}`;
    case 'half':
      return `${trustName}; one half, ${held}`;
  }
};
