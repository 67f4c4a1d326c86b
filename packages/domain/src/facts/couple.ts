import { patternOf } from '#kit/pattern-of.ts';
import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { ownAssetsForm, sharedAssetsForm } from '#facts/entry-form.ts';
import { specificGifts } from '#facts/estate.ts';
import { grantorName, grantorState, maritalStatus, spouseName } from '#facts/person.ts';
import { Address, Asset, BirthDay, Day, PersonName } from '#facts/shapes.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import type { LawSource } from '#law/law-source.ts';
import type { StateCode } from '#law/state-code.ts';
import { stateInAddress } from '#law/states-in-text.ts';

// Facts about two people who make one document together: the second of them, and what each of them owns.

const aboutBoth = { group: 'About you both', scope: 'document', isRequired: true, isAsked: true } as const;
const theirProperty = { group: 'Property', scope: 'document', isAsked: true } as const;

/** True for spouses who make a document together; the separated do not. */
export const areSpouses = (facts: Recorded): boolean => valueOf(facts, maritalStatus) === 'Married';

const isUnmarried = (facts: Recorded): boolean => {
  const status = valueOf(facts, maritalStatus);
  return status !== undefined && status !== 'Married' && status !== 'Separated';
};

export const partnership = defineFact({
  ...aboutBoth,
  field: 'partnership',
  shape: z.enum(['partners', 'domesticPartners']),
  kind: 'choice',
  label: 'What the two of you are',
  called: ['relationship', 'partnership'],
  applies: onlyWith(['maritalStatus'], isUnmarried),
  ask: () =>
    'You are not married, so you would make this trust with a partner. Are the two of you registered as domestic partners or in a civil union, or partners without that?',
  why: 'Federal tax law treats only the married as spouses. Some states give registered partners the rights of spouses, so the document says which you are.',
  choices: [
    {
      value: 'partners',
      label: 'Partners, not registered',
      cues: /\bnot registered\b|\bunregistered\b|\bunmarried\b|\b(?:just|only) partners\b|\bwithout\b|^\W*(?:no|neither)\b|\bnot (?:in|a)\b|^\W*(?:we(?:'re| are) )?partners\W*$/u,
    },
    {
      value: 'domesticPartners',
      label: 'Registered domestic partners, or in a civil union',
      cues: /\bregistered\b|\bdomestic\b|\bcivil union\b/u,
    },
  ],
  standIn: 'partners',
});

export const partnerName = defineFact({
  ...aboutBoth,
  field: 'partnerName',
  role: 'partner-name',
  heardAs: 'spouse',
  shape: PersonName,
  kind: 'text',
  names: 'family',
  formerSpouse: 'stays',
  relation: 'partner',
  needsSurname: true,
  label: "Partner's full legal name",
  called: ['partner'],
  applies: onlyWith(['maritalStatus'], isUnmarried),
  ask: () => 'What is the full legal name of your partner, who makes the trust with you?',
  why: 'Both of you make the trust and both of you sign it, so it needs both names as they stand on your IDs.',
});

/** The name of whoever makes the document together with the maker, as far as it is known. */
export const secondName = (facts: Recorded): string | undefined =>
  areSpouses(facts) ? valueOf(facts, spouseName) : valueOf(facts, partnerName);

/** The same in a question. */
export const nameOfSecond = (facts: Recorded): string =>
  secondName(facts) ?? (areSpouses(facts) ? 'your spouse' : 'your partner');

export const secondDateOfBirth = defineFact({
  ...aboutBoth,
  field: 'secondDateOfBirth',
  shape: BirthDay,
  kind: 'date',
  day: { event: 'birth', of: 'second' },
  label: 'Date of birth of your spouse or partner',
  called: [
    "spouse's date of birth",
    "spouse's birthday",
    "wife's date of birth",
    "wife's birthday",
    "husband's date of birth",
    "husband's birthday",
    "partner's date of birth",
    "partner's birthday",
  ],
  ask: (facts) => `What is the date of birth of ${nameOfSecond(facts)}?`,
  askedWith: { first: 'spouseName', ask: () => 'And what is the date of birth of your spouse?' },
  why: 'Both of you must be at least 18 years old to make this document.',
  mistake: 'Please give a real date, for example March 4, 1961.',
});

export const sharesHome = defineFact({
  ...aboutBoth,
  field: 'sharesHome',
  shape: z.boolean(),
  kind: 'yesNo',
  saysYes: /\b(?:same (?:house|roof|address|place|home)|together|lives? with|under one roof)\b/u,
  saysNo:
    /\b(?:apart|separate(?:ly)?|(?:another|other|different|own|his|her) (?:address|house|home|place|apartment)|memory care|nursing home|elsewhere)\b/u,
  label: 'You live at one address',
  called: ['one address', 'same address'],
  ask: (facts) => `Does ${nameOfSecond(facts)} live at the same address as you?`,
  why: 'The document gives the address of each of you. Both of you need your permanent home in one state, whose law governs the trust.',
  standIn: true,
});

export const secondAddress = defineFact({
  ...aboutBoth,
  field: 'secondAddress',
  shape: Address,
  kind: 'address',
  label: 'Address of your spouse or partner',
  called: ["spouse's address", "wife's address", "husband's address", "partner's address"],
  applies: onlyWith(['sharesHome'], (facts) => valueOf(facts, sharesHome) === false),
  ask: (facts) => `What is the home address of ${nameOfSecond(facts)}: street, city, state and ZIP code?`,
  why: 'The address identifies the second of you.',
  mistake: 'Please give an address of at most 240 characters.',
});

export const marriedOn = defineFact({
  ...aboutBoth,
  field: 'marriedOn',
  shape: Day,
  kind: 'date',
  day: { event: 'wedding' },
  label: 'Day of your wedding',
  called: ['wedding', 'wedding day'],
  isRequired: false,
  applies: onlyWith(['maritalStatus'], areSpouses),
  ask: () => 'On which day did you marry?',
  askedWith: { first: 'sharesHome', ask: () => 'And on which day did you marry?' },
  why: 'What one of you owned before the marriage often belongs to that one alone, so the document gives the day.',
  mistake: 'Please give a real date, for example June 14, 1997.',
});

export const assetsOfBoth = defineFact({
  ...theirProperty,
  field: 'assetsOfBoth',
  shape: z.array(Asset).min(1).max(100),
  kind: 'assets',
  entries: sharedAssetsForm,
  label: 'Property of both of you that goes in',
  called: ['property', 'asset', 'own together', 'joint property', 'shared property', 'both own'],
  isRequired: true,
  ask: () =>
    'What do the two of you own together that should go into the trust? For example a house, bank accounts, investments or a business.',
  why: 'A trust controls only property that is actually transferred to it. What you own together, and what each of you owns alone, stands in lists of its own, so that nothing changes hands between you.',
  mistake:
    'Please name at least one thing that the two of you own together, such as your household goods. If you own nothing together, two living trusts fit you better than one joint trust.',
});

const mayOwnInCommunity = (facts: Recorded, laws: LawSource): boolean => {
  const law = laws(valueOf(facts, grantorState));
  return areSpouses(facts) && law !== undefined && isCommunityProperty(law).value;
};

export const isAllCommunity = defineFact({
  ...theirProperty,
  field: 'isAllCommunity',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'All that you own together is community property',
  called: ['community', 'community property'],
  isRequired: true,
  applies: onlyWith(['maritalStatus'], areSpouses),
  ask: (facts, laws) =>
    mayOwnInCommunity(facts, laws)
      ? 'In your state, what spouses acquire during their marriage is usually community property, and belongs to both in halves. Is all that you have just named community property?'
      : 'Some states, and not yours, know community property of spouses. Did you acquire all of that as community property while you lived as spouses in such a state?',
  why: 'Community property keeps its character in the trust, which can matter for taxes at the first death. If only some of it is community property, say no here and mark those things in the list of property.',
  standIn: false,
});

export const assetsOfFirst = defineFact({
  ...theirProperty,
  field: 'assetsOfFirst',
  shape: z.array(Asset).max(100),
  kind: 'assets',
  entries: ownAssetsForm,
  label: 'Property of you alone that goes in',
  called: ['own property', 'separate property', 'own alone', 'mine alone'],
  isRequired: false,
  ask: () => 'What belongs to you alone and should go into the trust? If there is nothing, just say so.',
  why: 'What one of you owned before, inherited or received as a gift is often that one’s alone. It stays so in the trust, and only its owner may take it out again.',
  chips: () => ['Nothing of mine alone'],
  otherwise: () => [],
});

export const assetsOfSecond = defineFact({
  ...theirProperty,
  field: 'assetsOfSecond',
  shape: z.array(Asset).max(100),
  kind: 'assets',
  entries: ownAssetsForm,
  label: 'Property of your spouse or partner alone that goes in',
  called: ["spouse's property", "wife's property", "husband's property", "partner's property"],
  isRequired: false,
  ask: (facts) =>
    `And what belongs to ${nameOfSecond(facts)} alone and should go into the trust? If there is nothing, just say so.`,
  why: 'It stays the property of that one in the trust, and only its owner may take it out again.',
  chips: () => ['Nothing'],
  otherwise: () => [],
});

/** Everything that two people put into their trust, as far as it is recorded. */
export const assetsOfCouple = (facts: Recorded): readonly z.infer<typeof Asset>[] => [
  ...(valueOf(facts, assetsOfBoth) ?? []),
  ...(valueOf(facts, assetsOfFirst) ?? []),
  ...(valueOf(facts, assetsOfSecond) ?? []),
];

export const survivorPlan = defineFact({
  group: 'Who receives',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  field: 'survivorPlan',
  shape: z.enum(['survivorDecides', 'heldForLife', 'disclaimer']),
  kind: 'choice',
  label: 'When the first of you dies',
  called: ['survivor', 'first death'],
  ask: (facts) =>
    `When the first of you dies: should everything stay with the one who survives, who may change everything${areSpouses(facts) ? ';' : ', or'} should the survivor use the share of the one who died for life, so that afterwards it goes as you decide now${areSpouses(facts) ? '; or should the survivor choose at that time how much to keep apart in trust' : ''}?`,
  why: 'The first is simplest and usual where both trust each other and have the same children. The second protects those you name together, for example children of an earlier relationship, but it binds the survivor and needs separate accounts. The third leaves the choice open until nine months after the first death, mostly for the estate tax.',
  choices: [
    {
      value: 'disclaimer',
      label: 'The survivor chooses how much to keep apart',
      cues: /\bdisclaim|\bchooses?\b|\bchoice\b|\bkeep apart\b/u,
      applies: areSpouses,
      withheld:
        'To let the survivor choose at that time how much to keep apart is only for spouses, because it serves the tax rules for them.',
    },
    {
      value: 'heldForLife',
      label: 'The survivor uses it for life, then it goes as we decide now',
      cues: /\bfor (?:his |her |their )?life\b|\blifetime\b|\buntil (?:his |her |their )?(?:death|(?:he|she|they) dies?)\b|\bas (?:we|you) (?:both )?decided?\b|\bqtip\b|\bmarital\b|\bprotect/u,
    },
    {
      value: 'survivorDecides',
      label: 'Everything stays with the survivor, who may change everything',
      cues: /\b(?:can|may|do) (?:change|as)\b.*|\beverything\b|\ball\b|\bchange\b|\bsurvivor decides\b|\bsimpl|\bas (?:he|she|they) (?:likes?|pleases?|wants?)\b/u,
    },
  ],
  standIn: 'survivorDecides',
});

const ofOwner = String.raw`\balone\b|\bown(?:er|ed|s)\b|\b(?:that|the|each) (?:one|of us)\b.*\b(?:die|passe|goe)s\b|\bbelong|\bat once\b|\b(?:first|each) death\b|\bright away\b|\balready\b|\bwhose\b|\bwhoever`;
const whenOneDies = String.raw`|\b(?:when|once|after|as soon as) (?!both|we|they|all|neither|everyone|everybody|survivor)(?:the owner|he|she|i|\p{L}+) (?:dies?|pass(?:es)?|goes|is gone|am gone)\b`;

export const giftsAreMade = defineFact({
  group: 'Who receives',
  scope: 'document',
  isRequired: false,
  isAsked: true,
  field: 'giftsAreMade',
  shape: z.enum(['afterBoth', 'afterOwner']),
  kind: 'choice',
  label: 'When particular gifts are made',
  called: ['when gifts are made'],
  applies: onlyWith(['specificGifts'], (facts) => (valueOf(facts, specificGifts) ?? []).length > 0),
  ask: () =>
    'When should the particular gifts be made: all of them when both of you have died, or what belongs to one of you alone already when that one dies?',
  why: 'If one of you dies first, it has to be clear whether a gift of something that belonged to that one goes to its recipient at once, or stays with the survivor until both of you have died.',
  choices: [
    {
      value: 'afterOwner',
      label: 'What belongs to one of us alone, when that one dies',
      cues: patternOf('u', ofOwner, whenOneDies),
    },
    {
      value: 'afterBoth',
      label: 'All of them when both of us have died',
      cues: /\bboth\b|\b(?:second|last) (?:death|of us|one)\b|\blater\b|\bsurvivor\b|\bwe(?:'re| are)? (?:both )?(?:die|dead|gone|pass)\b|\bend\b|\bneither\b/u,
    },
  ],
  usual: () => 'afterBoth',
  otherwise: () => 'afterBoth',
});

/** The usual name of a trust of two. */
export const jointTrustName = (facts: Recorded): string | undefined => {
  const [first, other] = [valueOf(facts, grantorName), secondName(facts)];
  return first && other ? `The ${first} and ${other} Joint Living Trust`.slice(0, 120) : undefined;
};

/** The state in which the second lives, as far as an address of its own says so. */
export const addressOfSecondState = (facts: Recorded): StateCode | undefined => {
  const address = valueOf(facts, secondAddress);
  return address === undefined ? undefined : stateInAddress(address);
};
