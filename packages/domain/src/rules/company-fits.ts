import { firstPerson } from '#facts/company-people.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { wordKey } from '#kit/word-key.ts';
import { stateInAddress } from '#law/states-in-text.ts';
import { certain } from '#law/read-rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** LL1: the name of a company ends in a designator that its state accepts. */
export const nameIsDesignated = defineRule('LL1a', ['llcName'], ({ llcName, formationState }, { laws }) => {
  const law = laws(formationState);
  const designators = law && certain(law.company.nameDesignators);
  if (llcName === undefined || law === undefined || designators === undefined) return [];
  const name = wordKey(llcName);
  return endingsOf(designators).some((ending) => name.endsWith(` ${ending}`))
    ? []
    : [
        error(
          ['llcName'],
          `The law of ${stateInSentence(law.code)} asks that the name of the company end in words such as “LLC”. Please give the whole name with them.`,
        ),
      ];
});

const endingsOf = (designators: readonly string[]): readonly string[] => {
  const mayAbbreviate = designators.some((one) => proseOfResearch.test(one));
  return designators
    .filter((one) => !proseOfResearch.test(one))
    .flatMap((one) => [wordKey(one), ...(mayAbbreviate ? [abbreviated(one), initials(one)] : [])]);
};

// What the research says beside the designators themselves.
const proseOfResearch = /\babbreviat|\bmay be\b/iu;

const abbreviated = (text: string): string => wordKey(text).replace('limited', 'ltd').replace('company', 'co');

const initials = (text: string): string =>
  wordKey(text).includes(' ')
    ? wordKey(text)
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')
    : wordKey(text);

const restricted = /\b(?:bank(?:ing)?|trust|insurance|university|credit union)\b/iu;

/** LL16: words that belong to licensed companies are not used without an approval. */
export const nameIsFree = defineRule('LL16', ['llcName'], ({ llcName }) => {
  const word = llcName === undefined ? undefined : restricted.exec(llcName)?.[0];
  return word === undefined
    ? []
    : [
        error(
          ['llcName'],
          `The word “${word}” in the name of a company needs the approval of a state authority, which this document cannot show. Please choose a name without it.`,
        ),
      ];
});

const postBox = /\bp\.?\s?o\.?\s+box\b|\bpost office box\b/iu;

/** LL1: legal papers are delivered at a street address in the state of formation. */
export const agentIsInState = defineRule(
  'LL1b',
  ['registeredAgentAddress', 'formationState'],
  ({ registeredAgentAddress, formationState }) => {
    if (registeredAgentAddress === undefined) return [];
    if (postBox.test(registeredAgentAddress))
      return [
        error(
          ['registeredAgentAddress'],
          'The registered office is a street address; a post office box is not enough.',
        ),
      ];
    const state = stateInAddress(registeredAgentAddress);
    return state === undefined || formationState === undefined || state === formationState
      ? []
      : [
          error(
            ['registeredAgentAddress', 'formationState'],
            `The registered agent needs a street address in ${stateInSentence(formationState)}, where the company is formed.`,
          ),
        ];
  },
);

/** The main office is a place where the business can be found. */
export const officeIsAPlace = defineRule('LL1c', ['principalAddress'], ({ principalAddress }) =>
  principalAddress !== undefined && postBox.test(principalAddress)
    ? [
        error(
          ['principalAddress'],
          'Please give the street address of the main office; a post office box is not enough.',
        ),
      ]
    : [],
);

/** LL1: a company is no agent of itself. */
export const agentIsAnother = defineRule('LL1d', ['registeredAgent'], ({ registeredAgent, llcName }) =>
  registeredAgent !== undefined && llcName !== undefined && isSamePerson(registeredAgent.name, llcName)
    ? [
        error(
          ['registeredAgent'],
          'A company cannot be its own registered agent. Please name a person or another firm.',
        ),
      ]
    : [],
);

const professions =
  /\b(?:law firm|legal services|attorneys?|medical practice|physicians?|dentists?|dental|accountants?|accounting|architects?|architecture|veterinar\w*|chiropract\w*|psycholog\w*|engineering)\b/iu;

/** LL14: a licensed profession may need a professional company. */
export const professionIsTold = defineRule('LL14', ['businessPurpose'], ({ businessPurpose, llcName }) =>
  [businessPurpose, llcName].some((words) => words !== undefined && professions.test(words))
    ? [
        warning(
          ['businessPurpose'],
          'Licensed professions often have to use a professional company (PLLC) or may not use a limited liability company at all. Ask the licensing board before you file.',
        ),
      ]
    : [],
);

/** LL12: no organization signs by itself, so among those who sign there is a person. */
export const somebodySigns = defineRule('LL12', ['organizer'], (facts) => {
  const { members, organizer } = facts;
  const first = organizer ?? firstPerson(facts);
  if (members === undefined || first === undefined || !isOrganization(first)) return [];
  const everybody = [...members, ...(facts.management === 'manager' ? (facts.managers ?? []) : [])];
  return everybody.every(isOrganization)
    ? [
        error(
          ['organizer'],
          'Everybody named so far is an organization. Please name a person as the organizer, who signs the filing that forms the company.',
        ),
      ]
    : [];
});
