import type { ExecutionSection } from '#law/sections/execution.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The kinds of instruments that the law executes differently. */
export type InstrumentKind =
  | 'lifetime-trust'
  | 'will'
  | 'financial-power-of-attorney'
  | 'health-care-directive'
  | 'transfer-on-death-deed'
  | 'lady-bird-deed'
  | 'company';

/** All kinds. */
export const instrumentKinds: readonly InstrumentKind[] = [
  'lifetime-trust',
  'will',
  'financial-power-of-attorney',
  'health-care-directive',
  'transfer-on-death-deed',
  'lady-bird-deed',
  'company',
];

const sectionByKind = {
  'lifetime-trust': 'trust',
  will: 'will',
  'financial-power-of-attorney': 'financialPowerOfAttorney',
  'health-care-directive': 'healthCareDirective',
  'transfer-on-death-deed': 'transferOnDeathDeed',
  'lady-bird-deed': 'ladyBirdDeed',
  company: 'company',
} as const satisfies Record<InstrumentKind, keyof ExecutionSection>;

/** The formalities that every kind of instrument has an answer to. */
export type Formalities = ExecutionSection['trust'];

/** What a state asks for when an instrument of this kind is signed. */
export const formalitiesOf = (kind: InstrumentKind, law: StateLaw): Formalities => law.execution[sectionByKind[kind]];
