import { cautious, certain, type Cautioned } from '#law/read-rule.ts';
import type { Provisions } from '#law/sections/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

// Sources stand with every rule in the state's file. A reader gives the certain value, or the strictest one and says so.

type ValueOf<K extends keyof Provisions> = NonNullable<Provisions[K]['value']>;

/** Age of majority in years; unknown counts as twenty-one. */
export const ageOfMajority = ({ provisions }: StateLaw): Cautioned<number> => cautious(provisions.ageOfMajority, 21);

/** The latest age, in years, to which a trust may let a custodian hold property; undefined when it is not certain. */
export const custodianAge = ({ provisions }: StateLaw): number | undefined => certain(provisions.custodianAge);

/** Least age of a person who makes a will, in years; unknown counts as eighteen. */
export const willAge = ({ provisions }: StateLaw): Cautioned<number> => cautious(provisions.willAge, 18);

/**
 * What a surviving spouse may claim against the plan, for a warning. Unknown reach counts as reaching the trust; `fraction`
 * is a phrase of the statute for that warning, undefined when it is not certain.
 */
export const electiveShare = ({
  provisions,
}: StateLaw): Cautioned<ValueOf<'electiveShareReach'>> & { readonly fraction: string | undefined } => ({
  ...cautious(provisions.electiveShareReach, 'augmented-estate'),
  fraction: certain(provisions.electiveShareFraction),
});

/** How far a home may be left away from spouse or minor children; unknown counts as barred. */
export const homesteadLimit = ({ provisions }: StateLaw): Cautioned<ValueOf<'homesteadDeviseLimit'>> =>
  cautious(provisions.homesteadDeviseLimit, 'constitutional-bar');

/** True where it is certain that a home can pass at a death free of its owner's unsecured debts. */
export const isHomesteadExemptAtDeath = ({ provisions }: StateLaw): boolean =>
  certain(provisions.homesteadExemptAtDeath) === true;

/** Whether the spouse signs a deed of the home, as owner or not; unknown counts as required. */
export const spousalJoinder = ({ provisions }: StateLaw): Cautioned<ValueOf<'spousalJoinderInDeed'>> =>
  cautious(provisions.spousalJoinderInDeed, 'required');

/** Whether spouses own in community without choosing to; unknown counts as yes. */
export const isCommunityProperty = ({ provisions }: StateLaw): Cautioned<boolean> =>
  cautious(provisions.communityProperty, true);

/** True where it is certain that what separate property of a spouse earns is community property, unless agreed otherwise. */
export const isSeparateIncomeCommunity = ({ provisions }: StateLaw): boolean =>
  certain(provisions.separateIncomeIsCommunity) === true;

/** What becomes of a no-contest clause; unknown counts as void, so that the clause is left out. */
export const noContest = ({ provisions }: StateLaw): Cautioned<ValueOf<'noContest'>> =>
  cautious(provisions.noContest, 'void');

/** Whether a signed list outside the will may give tangible things away; unknown counts as no: gifts go into the will. */
export const mayUseTangibleList = ({ provisions }: StateLaw): Cautioned<boolean> =>
  cautious(provisions.tangiblePropertyMemo, false);

/** What a revocable trust, and so its amendment, asks for besides a signature; unknown counts as the formalities of a will. */
export const trustFormality = ({ provisions }: StateLaw): Cautioned<ValueOf<'trustExecutionFormality'>> =>
  cautious(provisions.trustExecutionFormality, 'will-formalities');

/** True where it is certain that a statute upholds a trust for the care of an animal; elsewhere it is a gift with a wish. */
export const enforcesPetTrusts = ({ provisions }: StateLaw): boolean => certain(provisions.petTrust) === true;

/**
 * The page after a will that proves it. Unknown counts as none. `statute` and `isOneStep` (signed together with the will)
 * are undefined when they are not certain.
 */
export const selfProving = ({
  provisions,
}: StateLaw): Cautioned<ValueOf<'selfProvingModel'>> & {
  readonly statute: string | undefined;
  readonly isOneStep: boolean | undefined;
} => ({
  ...cautious(provisions.selfProvingModel, 'none'),
  statute: certain(provisions.selfProvingStatute),
  isOneStep: certain(provisions.selfProvingOneStep),
});

/** Whether a trust is registered with a court; unknown counts as required. */
export const trustRegistration = ({ provisions }: StateLaw): Cautioned<ValueOf<'trustRegistration'>> =>
  cautious(provisions.trustRegistration, 'required');

/** Days in which a trustee tells the beneficiaries after the maker's death; unknown counts as thirty, the shortest known. */
export const trusteeNoticeDays = ({ provisions }: StateLaw): Cautioned<number> =>
  cautious(provisions.trusteeNoticeDays, 30);

/** What a trustee files when the maker has died, in words of the state's own; undefined when none are certain. */
export const filingAtDeath = ({ provisions }: StateLaw): string | undefined =>
  certain(provisions.trustRegistryOrDeathFiling);

/** What becomes of a gift to somebody who witnesses the will; unknown counts as void. */
export const interestedWitness = ({ provisions }: StateLaw): Cautioned<ValueOf<'interestedWitness'>> =>
  cautious(provisions.interestedWitness, 'gift-void-unless-extra-witnesses');

/** The statute on certifications of trust; undefined when it is not certain. */
export const certificationOfTrust = ({ provisions }: StateLaw): string | undefined =>
  certain(provisions.certificationOfTrust);

/** True where it is certain that the Uniform Electronic Estate Planning Documents Act, or one like it, lets a trust be signed on a screen. */
export const recognizesScreenSignatures = ({ provisions }: StateLaw): boolean => certain(provisions.ueepda) === true;
