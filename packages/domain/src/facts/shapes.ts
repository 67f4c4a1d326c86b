import { z } from 'zod';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import { isPlainDate } from '#kit/plain-date.ts';
import { membersOf } from '#kit/closed-set.ts';
import { cleanText } from '#facts/clean-text.ts';
import { assetCategoryWords, livingStatusWords, ownershipWords, stepPartWords } from '#facts/entry-words.ts';
import { ageRange, moneyRange, shareRange, type NumberRange } from '#facts/number-range.ts';
import { partyKinds } from '#facts/party-kinds.ts';

/** What a person told us, one shape per kind of answer. Every text is cleaned (`cleanText`) before it is measured. */
const text = (max: number) => z.string().transform(cleanText).pipe(z.string().min(1).max(max));

/** A full name as it should be printed, or the name of an organisation. */
export const PersonName = text(120);
/** The name of a county, parish or borough; none has fewer than three letters. */
export const County = PersonName.refine(
  (name) => /\p{L}[^\p{L}]*\p{L}[^\p{L}]*\p{L}/u.test(name),
  'Please write the full name of the county.',
);
/** Free prose; printed as it was written, never read as markup. */
export const Prose = text(2000);
/** A postal address on one line: street, city, two-letter state and ZIP code. */
export const Address = text(240);
/** A US state or the District of Columbia. */
export const State = z.enum(stateCodes as readonly [StateCode, ...StateCode[]]);
/** A real calendar day, `YYYY-MM-DD`. */
export const Day = z.string().refine(isPlainDate, 'Please give a full date.');
/** Somebody whom a document of today names was born after this; a year before is a slip such as 0196 for 1960. */
const earliestBirth = '1850-01-01';
/** The day on which a person was born, who may have died long ago. */
export const BirthDay = Day.refine((day) => day >= earliestBirth, 'Please check the year.');

const numberIn = ({ above, from, upTo, isWhole }: NumberRange) => {
  const number = isWhole ? z.int().max(upTo) : z.number().max(upTo);
  const least = from === undefined ? number : number.min(from);
  return above === undefined ? least : least.gt(above);
};

export const Relationship = text(60);

/** What a name stands for in law, as it was said; while it was not, the words give it (`isOrganization`). */
export const PartyKind = z.enum(partyKinds);

/** Somebody named for an office (trustee, protector) with the relationship and the kind when they were said. */
export const Party = z.object({
  name: PersonName,
  relationship: Relationship.optional(),
  kind: PartyKind.optional(),
});

export const Child = z.object({
  name: PersonName,
  relationship: Relationship.optional(),
  dateOfBirth: BirthDay.optional(),
  livingStatus: z.enum(membersOf(livingStatusWords)).optional(),
  isMinor: z.boolean().optional(),
});

/** `percentage` in percent, above 0 and at most 100; `distributionAge` in full years; `isMinor` when an age under 18 was said. */
export const Beneficiary = z.object({
  ...Party.shape,
  percentage: numberIn(shareRange).optional(),
  distributionAge: numberIn(ageRange).optional(),
  dateOfBirth: BirthDay.optional(),
  perStirpes: z.boolean().optional(),
  isDisabled: z.boolean().optional(),
  isMinor: z.boolean().optional(),
});

export const ContingentBeneficiary = z.object({
  ...Party.shape,
  percentage: numberIn(shareRange).optional(),
});

/** An owner of a company; `percentage` is the ownership in percent, the contribution is money in US cents. */
export const Member = z.object({
  ...ContingentBeneficiary.shape,
  address: Address.optional(),
  contributionInCents: numberIn(moneyRange).optional(),
});

export const SpecificGift = z.object({
  recipient: PersonName,
  item: text(300),
  alternate: PersonName.optional(),
});

/** The part of what is then left of a share that is paid out in one step; the last step pays the rest. */
export const StepPart = z.enum(membersOf(stepPartWords));

/** One step in which a share is paid out; `age` in full years. */
export const PayoutStep = z.object({ age: numberIn(ageRange), part: StepPart });

export const AssetCategory = z.enum(membersOf(assetCategoryWords));

/** Whose an item of a married person is in law, whatever its title says; absent where the person did not say. */
export const Ownership = z.enum(membersOf(ownershipWords));

/** `estimatedValueInCents` in US cents; `state` is where real property lies. */
export const Asset = z.object({
  description: text(300),
  category: AssetCategory.optional(),
  currentTitle: text(160).optional(),
  estimatedValueInCents: numberIn(moneyRange).optional(),
  state: State.optional(),
  legalDescription: text(2000).optional(),
  encumbrance: text(300).optional(),
  ownership: Ownership.optional(),
});

export type Party = z.infer<typeof Party>;
export type Child = z.infer<typeof Child>;
export type Beneficiary = z.infer<typeof Beneficiary>;
export type ContingentBeneficiary = z.infer<typeof ContingentBeneficiary>;
export type Member = z.infer<typeof Member>;
export type StepPart = z.infer<typeof StepPart>;
export type PayoutStep = z.infer<typeof PayoutStep>;
export type SpecificGift = z.infer<typeof SpecificGift>;
export type Asset = z.infer<typeof Asset>;
export type Ownership = z.infer<typeof Ownership>;
export type AssetCategory = z.infer<typeof AssetCategory>;
