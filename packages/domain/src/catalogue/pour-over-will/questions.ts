import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { rewordFact } from '#facts/reword-fact.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import * as inWill from '#facts/words-of-will.ts';

// No usual answer: a guess would leave everything to a trust that nobody made.
const { usual: _usual, ...nameOfTrust } = trust.trustName;

const trustName = rewordFact(nameOfTrust, {
  group: 'The trust',
  ask: () => 'What is the name of the trust that your will pours into?',
  why: 'The will leaves what is not in your trust yet to that trust, so the name must be exactly the one that stands in it.',
});

const initialTrustee = rewordFact(trust.initialTrustee, {
  group: 'The trust',
  label: 'Trustee of the trust today',
  called: ['trustee'],
  ask: () => 'Who is the trustee of that trust today? Most people are trustees of their own living trust.',
  askedWith: { first: 'trustDate' },
  why: 'Naming the trustee helps to identify the trust. Whoever is trustee at your death receives the property.',
});

const specificGifts = rewordFact(estate.specificGifts, {
  why: 'Particular gifts, like a ring or $5,000, are handed over before the rest goes to the trust.',
});

const survivalDays = rewordFact(estate.survivalDays, {
  label: 'Days somebody must outlive you to receive a gift',
  ask: () => 'How many days must somebody outlive you to receive a gift (0 to 120)?',
});

const debtsAndTaxesFrom = rewordFact(inWill.taxesInWill, {
  why: 'The residue is what goes to the trust. It usually pays, so that particular gifts arrive whole.',
});

const bondRequired = rewordFact(trust.bondRequired, {
  group: 'Who carries it out',
  label: 'The executor must post a bond',
  ask: () => 'Must the executor post a bond?',
  why: 'A bond is an insurance against a dishonest executor, paid by the estate. Most people waive it for somebody they trust.',
});

/** Every fact of a pour-over will in the order in which the interview asks it. */
export const pourOverWillQuestions = [
  person.grantorName,
  inWill.grantorAkaInWill,
  person.grantorAddress,
  person.grantorState,
  person.grantorCounty,
  person.grantorDateOfBirth,
  person.maritalStatus,
  person.spouseName,
  person.children,
  ...inWill.guardianQuestions,
  trustName,
  will.isTrustSigned,
  will.trustDate,
  initialTrustee,
  will.isTrustOfTwo,
  will.executor,
  will.alternateExecutors,
  specificGifts,
  estate.intentionallyOmitted,
  trust.specialInstructions,
  will.tangiblesTo,
  will.residueFallback,
  will.heldForSpouseOnBenefits,
  bondRequired,
  survivalDays,
  debtsAndTaxesFrom,
  inWill.noContestInWill,
] as const;
