import { prescribedWords } from '#law/prescribed-words.ts';
import { certain } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Why a kind of instrument is not made under a law, in one sentence for the person who asks; undefined where it is. */
export type WhyNotMade = (law: StateLaw, place: string) => string | undefined;

/** A trust made in life. */
export const trustBlock: WhyNotMade = ({ provisions }, place) => {
  const formality = certain(provisions.trustExecutionFormality);
  if (formality === 'authentic-act-or-private-act') return civilLaw(place, 'A trust');
  return formality === undefined ? uncertain(place, 'how a trust is signed') : forcedShares(provisions, place);
};

/** A will. */
export const willBlock: WhyNotMade = ({ provisions, execution }, place) => {
  if (certain(provisions.selfProvingModel) === 'notarial-will') return civilLaw(place, 'A will');
  if (isUnsure(execution.will.witnesses)) return uncertain(place, 'how a will is signed');
  return isUnsure(provisions.willAge)
    ? uncertain(place, 'how old a person who makes a will must be')
    : forcedShares(provisions, place);
};

/** A power of attorney over property. */
export const agencyBlock: WhyNotMade = ({ agency }, place) => {
  const { mode, isTextHeld } = agency.form;
  if (mode === 'none') return civilLaw(place, 'A power of attorney');
  if (mode === 'official-form' && !isTextHeld) return officialForm(place, 'power of attorney');
  // The words that are held of such a certificate are those of the principal alone, not of the witness beside.
  if (agency.notices.some(({ to }) => to.includes('certificate')))
    return `The law of ${place} prescribes the sworn certificate of a power of attorney, and we do not have all of its words yet.`;
  const lacksWords = agency.notices.some(({ need, words }) => isNeededOutsideTheForm(need) && !prescribedWords(words));
  if (lacksWords)
    return `The law of ${place} ties a notice in its own words to a power of attorney, and we do not have those words yet.`;
  // Words that the agent has to sign stand with the notices.
  const accepts = certain(agency.agentAcceptance)?.isRequiredBeforeActing === true;
  if (accepts && !agency.notices.some(({ to, words }) => to.includes('agent') && prescribedWords(words)))
    return `The law of ${place} asks the agent to accept in words of its own, and we do not have those words yet.`;
  return undefined;
};

const isNeededOutsideTheForm = (need: StateLaw['agency']['notices'][number]['need']): boolean =>
  need !== 'form' && need !== 'optional-form';

/** A health care directive. */
export const directiveBlock: WhyNotMade = ({ execution }, place) => {
  const { form, witnesses } = execution.healthCareDirective;
  if (isUnsure(form)) return uncertain(place, 'which form a health care directive takes');
  if (certain(form) === 'official-form') return officialForm(place, 'health care directive');
  return isUnsure(witnesses) ? uncertain(place, 'how a health care directive is signed') : undefined;
};

/** A transfer on death deed. */
export const transferDeedBlock: WhyNotMade = ({ provisions }, place) => {
  const isAvailable = certain(provisions.todDeed);
  if (isAvailable === false) return `The law of ${place} has no deed that passes a home on at death.`;
  if (isAvailable === undefined) return uncertain(place, 'whether a deed may pass a home on at death');
  switch (certain(provisions.todDeedForm)) {
    case undefined:
      return uncertain(place, 'which form a deed that passes a home on at death takes');
    case 'optional-form':
    case 'no-form':
      return undefined;
    case 'substantially-statutory-form':
    case 'mandatory-warnings':
    case 'mandatory-form':
    case 'affidavit-form':
      return officialForm(place, 'deed that passes a home on at death');
  }
};

/** An enhanced life estate deed. */
export const ladyBirdBlock: WhyNotMade = ({ provisions }, place) => {
  switch (certain(provisions.ladyBirdDeed)) {
    case 'statute':
    case 'case-law':
      return undefined;
    case 'agency-rule':
      return `In ${place} only an agency's manual speaks of this deed, so an attorney has to draw it up.`;
    case 'no-authority-found':
      return `No law of ${place} is known that recognizes this deed.`;
    case undefined:
      return uncertain(place, 'whether this deed is recognized');
  }
};

/** The papers of a company. */
export const companyBlock: WhyNotMade = ({ company }, place) =>
  [
    company.llcStatute,
    company.llcFilingName,
    company.filingOffice,
    company.requiredContents,
    company.filingItems,
    company.nameDesignators,
  ].some(isUnsure)
    ? uncertain(place, 'how a company is formed')
    : undefined;

const isUnsure = (rule: LawRule<unknown>): boolean => certain(rule) === undefined;

// No text of ours leaves to children what a law keeps for them against every other gift.
const forcedShares = ({ forcedHeirship }: StateLaw['provisions'], place: string): string | undefined =>
  certain(forcedHeirship) === false
    ? undefined
    : isUnsure(forcedHeirship)
      ? uncertain(place, 'whether a part of what you leave belongs to your children whatever you say')
      : `The law of ${place} keeps a part of what you leave for certain children, whatever a document says, so an attorney there has to draw it up.`;

const civilLaw = (place: string, what: string): string =>
  `${what} in ${place} follows forms of the civil law that we do not have: a notary or an attorney there has to draw it up.`;

const officialForm = (place: string, what: string): string =>
  `The law of ${place} has a form of its own for a ${what}, and we do not have its official words yet: please use the official form of the state, or ask an attorney there.`;

const uncertain = (place: string, what: string): string =>
  `We are not certain ${what} in ${place}, so we do not make this document for that state yet.`;
