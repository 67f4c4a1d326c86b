import { z } from 'zod';
import {
  Address,
  Asset,
  Beneficiary,
  BirthDay,
  Child,
  ContingentBeneficiary,
  County,
  MaritalStatus,
  Member,
  Party,
  PersonName,
  Prose,
  Relationship,
  SpecificGift,
  State,
} from '#facts/shapes.ts';

/**
 * Every fact an interview can record, by its stable id. Ids never change: stored answers, revision history and
 * cross-document checks hang on them. A document type picks the ids it needs in its own folder of `catalogue/`.
 */
export const factShapes = {
  // the person who makes the document
  grantorName: PersonName,
  grantorAka: z.array(PersonName).max(10),
  grantorAddress: Address,
  grantorState: State,
  grantorCounty: County,
  grantorDateOfBirth: BirthDay,
  maritalStatus: MaritalStatus,
  spouseName: PersonName,
  children: z.array(Child).max(30),
  intentionallyOmitted: z.array(z.object({ name: PersonName, relationship: Relationship.optional() })).max(20),
  // fiduciaries
  initialTrustee: z.array(Party).min(1).max(5),
  successorTrustee: Party,
  successorTrustees: z.array(Party).max(8),
  coTrusteesActJointly: z.boolean(),
  trusteeCompensation: z.enum(['reasonable', 'none', 'fixed', 'stateStatute']),
  trusteeFixedFeeInCents: z.int().min(0),
  bondRequired: z.boolean(),
  trustProtector: Party,
  // people who receive
  beneficiaries: z.array(Beneficiary).min(1).max(30),
  contingentBeneficiaries: z.union([z.literal('heirsAtLaw'), z.array(ContingentBeneficiary).min(1).max(30)]),
  specificGifts: z.array(SpecificGift).max(40),
  distributionInstructions: Prose,
  survivalDays: z.int().min(0).max(120),
  // property
  assets: z.array(Asset).min(1).max(100),
  // the instrument
  trustName: PersonName,
  governingState: State,
  governingStateReason: Prose,
  trustPurpose: Prose,
  specialInstructions: Prose,
  taxIdStatus: z.enum(['grantorSSN', 'EIN', 'applyForEIN']),
  // revocable living trust
  incapacityTest: z.enum(['twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel']),
  incapacityPanel: z.array(Party).min(1).max(7),
  residencePlan: z.enum(['spouseMayLive', 'sell', 'giveTo']),
  residenceRecipient: PersonName,
  debtsAndTaxesFrom: z.enum(['residue', 'proRata']),
  noContest: z.boolean(),
  hasPourOverWill: z.boolean(),
  // wills
  executor: Party,
  guardian: Party,
  // companies
  llcName: PersonName,
  formationState: State,
  members: z.array(Member).min(1).max(50),
  registeredAgent: Party,
  businessPurpose: Prose,
  management: z.enum(['member', 'manager']),
  principalAddress: Address,
} as const;

/** The stable id of one fact. */
export type FieldId = keyof typeof factShapes;

/** The value of one fact, as stored. */
export type FactValue<Field extends FieldId> = z.infer<(typeof factShapes)[Field]>;

/** What has been recorded so far; a missing key means not yet answered. Nothing in here is a default. */
export type Facts = { readonly [Field in FieldId]?: FactValue<Field> };

/** True for a known id. */
export const isFieldId = (text: string): text is FieldId => Object.hasOwn(factShapes, text);
