import {
  agencyBlock,
  companyBlock,
  directiveBlock,
  ladyBirdBlock,
  transferDeedBlock,
  trustBlock,
  willBlock,
  type WhyNotMade,
} from '#law/blocks.ts';
import { companyOnScreen, trustOnScreen, type OnScreen } from '#law/on-screen.ts';
import type { ExecutionSection } from '#law/sections/execution.ts';
import type { StateLaw } from '#law/state-law.ts';
import { barredFromAgency, barredFromDirective, barredFromGifts } from '#law/witness-bars.ts';

/** The kinds of instruments that the law executes differently. */
export type InstrumentKind =
  | 'lifetime-trust'
  | 'will'
  | 'financial-power-of-attorney'
  | 'health-care-directive'
  | 'transfer-on-death-deed'
  | 'lady-bird-deed'
  | 'company';

/** Everything that a kind states once for all states. */
interface LawOfKind {
  /** Where the file of a state says how it is executed. */
  readonly section: keyof ExecutionSection;
  /** Lines for witnesses: two are prudent wherever witnesses do no harm. */
  readonly witnessLines: 'none' | 'as-the-law-asks' | 'two-at-least';
  /** Who may not witness it, each as the end of `a witness may not be …`. */
  readonly witnessMayNotBe: readonly string[];
  /** What signatures on a screen do where the law asks for no form; null where it is signed on paper alone. */
  readonly onScreen: OnScreen | null;
  readonly block: WhyNotMade;
}

const kinds: Readonly<Record<InstrumentKind, LawOfKind>> = {
  'lifetime-trust': {
    section: 'trust',
    witnessLines: 'two-at-least',
    witnessMayNotBe: barredFromGifts,
    onScreen: trustOnScreen,
    block: trustBlock,
  },
  will: {
    section: 'will',
    witnessLines: 'two-at-least',
    witnessMayNotBe: barredFromGifts,
    onScreen: null,
    block: willBlock,
  },
  'financial-power-of-attorney': {
    section: 'financialPowerOfAttorney',
    witnessLines: 'two-at-least',
    witnessMayNotBe: barredFromAgency,
    onScreen: null,
    block: agencyBlock,
  },
  'health-care-directive': {
    section: 'healthCareDirective',
    witnessLines: 'two-at-least',
    witnessMayNotBe: barredFromDirective,
    onScreen: null,
    block: directiveBlock,
  },
  'transfer-on-death-deed': {
    section: 'transferOnDeathDeed',
    witnessLines: 'as-the-law-asks',
    witnessMayNotBe: barredFromGifts,
    onScreen: null,
    block: transferDeedBlock,
  },
  'lady-bird-deed': {
    section: 'ladyBirdDeed',
    witnessLines: 'as-the-law-asks',
    witnessMayNotBe: barredFromGifts,
    onScreen: null,
    block: ladyBirdBlock,
  },
  company: {
    section: 'company',
    witnessLines: 'none',
    witnessMayNotBe: [],
    onScreen: companyOnScreen,
    block: companyBlock,
  },
};

/** All kinds. */
export const instrumentKinds = Object.keys(kinds) as readonly InstrumentKind[];

/** What a kind states once for all states. */
export const lawOfKind = (kind: InstrumentKind): LawOfKind => kinds[kind];

/** Whether instruments of this kind have witnesses at all; the members of a company agree among themselves. */
export const takesWitnesses = (kind: InstrumentKind): boolean => kinds[kind].witnessLines !== 'none';

/** The formalities that every kind of instrument has an answer to. */
export type ExecutionLaw = ExecutionSection['trust'];

/** What a state asks for when an instrument of this kind is signed. */
export const formalitiesOf = (kind: InstrumentKind, law: StateLaw): ExecutionLaw => law.execution[kinds[kind].section];
