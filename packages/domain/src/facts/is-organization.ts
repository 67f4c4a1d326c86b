import { patternOf } from '#kit/pattern-of.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { Party } from '#facts/shapes.ts';
import { isInstitution } from '#facts/institutions.ts';

/** True for a company, bank, church or the like, as it was said or else by the words, and for an animal: none is a person. */
export const isOrganization = (party: Party): boolean => (party.kind ?? guessKind(party).kind) === 'organization';

/** True where nobody has said what a name stands for and its words do not settle it. */
export const isUnclearKind = (party: Party): boolean => party.kind === undefined && !guessKind(party).isSure;

/** How a line is signed: an organization signs by somebody who writes name and title. */
export const signsAs = (party: Party): PartyKind => (isOrganization(party) ? 'organization' : 'person');

/** A trust, which is no person and no company, by its name. */
export const isTrustName = (name: string): boolean => /\btrust\b/iu.test(name) && !/\btrust company\b/iu.test(name);

/** What the words say of a party: its name and what it is said to be. A guess that is not sure is asked about. */
export const guessKind = ({
  name,
  relationship = '',
}: Pick<Party, 'name' | 'relationship'>): { readonly kind: PartyKind; readonly isSure: boolean } => {
  const said = withoutArticle(relationship);
  if (saysOrganization(said)) return { kind: 'organization', isSure: true };
  if (isCompanyName(name)) return { kind: 'organization', isSure: true };
  if (relations.test(said)) return { kind: 'person', isSure: true };
  if (isInstitution(name)) return { kind: 'organization', isSure: !namesakes.test(name) };
  if (surnamesToo.test(name)) return { kind: 'organization', isSure: said === '' && !readsAsPerson(name) };
  if (endsAsBody.test(name) && !relations.test(said)) return { kind: 'organization', isSure: true };
  return { kind: 'person', isSure: !hints.test(name) || !mayBeFirm(said) };
};

/** True for a relationship that no person has: a charity, a church, a pet. */
export const saysOrganization = (relationship = ''): boolean => organizationWords.test(withoutArticle(relationship));

const withoutArticle = (relationship: string): string =>
  relationship.trim().replace(/^(?:my|our|an?|the|local)\s+/iu, '');

/** True where something was said to be an organization that neither its name nor a relationship shows to be one. */
export const needsKindWord = ({ name, relationship, kind }: Party): boolean =>
  kind === 'organization' && !isCompanyName(name) && !saysOrganization(relationship);

/** True for a name that no person bears. */
export const isCompanyName = (name: string): boolean => companyWords.test(name);

const companyWords =
  /\b(?:trust company|company|corp|corporation|inc|incorporated|llc|llp|lp|ltd|limited|partnership|foundation|association|institute|university|ministr(?:y|ies)|society)\b|\bN\.\s?A\b/iu;
// People bear the names of these firms too.
const namesakes = /^(?:ally|chase|edward jones|charles schwab|morgan stanley)$/iu;
// Surnames too, as in Sarah Church.
const surnamesToo = /\b(?:bank|college|church|fund)\b/iu;
const organizationWords = patternOf(
  'iu',
  '^(?:charit(?:y|able organi[sz]ation)|non-?profit(?: organi[sz]ation)?|organi[sz]ation|foundation|pet',
  '|church|temple|mosque|synagogue|parish|school|college|university|hospital',
  '|company|corporation|bank|credit union|trust company|business|(?:law |trust )?firm)$',
);
const relations = patternOf(
  'iu',
  String.raw`\b(?:(?:step|grand|god|half[- ]?)*`,
  '(?:child|son|daughter|kid|boy|girl|mother|father|parent|mom|dad|brother|sister|sibling)',
  '|spouse|wife|husband|partner|fianc(?:e|é)e?|boyfriend|girlfriend|aunt|uncle|niece|nephew|cousin',
  String.raw`|friend|neighbou?r|colleague|caregiver)\b|-in-law$`,
);

const ofBelief =
  'mission|temple|synagogue|mosque|cathedral|chapel|parish|diocese|fellowship|congregation|seminary|charit(?:y|ies)';
const ofCare =
  'hospital|hospice|shelter|rescue|sanctuary|conservancy|humanity|goodwill|harvest|pantry|habitat|aid|relief|cross|army';
const ofLearning = 'library|museum|academy|schools?|orchestra|symphony';
const ofBusiness =
  'trust|services?|group|partners|advis[oe]rs|fiduciary|associates|agency|savings|capital|wealth|management|holdings|ventures|properties|enterprises';
const ofMembers =
  'club|cent(?:er|re)|council|alliance|network|international|national|federal|union|league|coalition|project|federation|united|way';
// Words that organizations have in their names and people may have too, and what joins words in no name of a person.
const hints = patternOf(
  'iu',
  String.raw`\b(?:${ofBelief}|${ofCare}|${ofLearning}|${ofBusiness}|${ofMembers})\b`,
  String.raw`|\p{L} (?:of|for|the|without|and|at|on) \p{L}|[&\d]`,
);

const bodies = [
  'synagogue|mosque|temple|cathedral|chapel|church|parish|diocese|seminary|congregation|fellowship|mission|ministry',
  'hospital|hospice|clinic|shelter|rescue|haven|sanctuary|conservancy|kitchen|pantry|home',
  'library|museum|athen(?:a?e)um|lyceum|academy|orchestra|symphony|schools?',
  'club|council|alliance|coalition|league|federation|cent(?:er|re)|committee|network|union|society',
  'charity|charities|fund|nonprofit',
].join('|');
// Bodies by the last word of their name, behind two others at least; nobody bears such a name.
const endsAsBody = patternOf(
  'iu',
  String.raw`^(?:the )?\p{L}[\p{L}'.-]* (?:\p{L}[\p{L}'.-]* )+(?:${bodies})$`,
  String.raw`|\b(?:scholarship|endowment|fund for|home for|society for|friends of|center for`,
  String.raw`|(?<=\p{L} )(?<!\b(?:the|an?|our|my|your|local|to) )food (?:bank|pantry|shelf)|school of|museum of|league of|university of|community of|house of)\b`,
);

// Who is said to be nothing, or to be a lawyer or an accountant, may be one person or a firm.
const mayBeFirm = (said: string): boolean =>
  said === '' ||
  /\b(?:attorney|lawyer|accountant|cpa|advis[oe]r|agent|trustee|fiduciary|manager|employer|owner|member)\b/iu.test(
    said,
  );

/** True for a first name and a surname that is a word of organizations too, as in Sarah Church; an initial may stand between them. */
export const readsAsPerson = (name: string): boolean =>
  patternOf(
    'iu',
    '^(?!(?:first|second|third|national|american|united|union|community|city|county|state|citizens|farmers|merchants',
    String.raw`|people['’]?s|baptist|methodist|lutheran|catholic|orthodox|buddhist|trinity|friends|red|blue)\b)`,
    String.raw`\p{L}+ (?:\p{L}\. ?)?(?:bank|college|church|fund|cross|temple|parish|chapel)$`,
  ).test(name.trim());
