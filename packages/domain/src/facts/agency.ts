import { z } from 'zod';
import { defineFact } from '#facts/define-fact.ts';
import { officeForm, officersForm } from '#facts/entry-form.ts';
import { wordsForNext } from '#facts/words-for-next.ts';
import { Party } from '#facts/shapes.ts';
import { patternOf } from '#kit/pattern-of.ts';

// Facts about a power of attorney over property: who acts, from when, and for what.

const who = { group: 'Who acts for you', scope: 'document', isRequired: true, isAsked: true } as const;
const what = { group: 'What they may do', scope: 'document', isRequired: true, isAsked: true } as const;

// Whoever does that for somebody acts for them.
const actsForMe = patternOf(
  'iu',
  String.raw`\b(?:handles?|handling|do|does|doing|pays?|paying|runs?|manages?|takes? care of|deals? with|looks? after) `,
  String.raw`(?:all |most of )?(?:my|our|the|me with my) (?:[\p{L}-]+ ){0,2}(?:bills?|paperwork|papers|money|banking|finances|accounts?|checks|checkbook|affairs)\b`,
  String.raw`|\b(?:signs?|act|acts|do(?:es)? (?:things|everything|business)) for me\b`,
);

export const agent = defineFact({
  ...who,
  field: 'agent',
  nextInLine: 'successorAgents',
  heardAs: 'agent',
  toldBy: actsForMe,
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: officeForm,
  label: 'Agent',
  ask: () => 'Whom do you trust to act for you in money matters, as your agent?',
  why: 'The agent can use your accounts and sign for you, so choose somebody honest, careful and near enough to act.',
});

export const successorAgents = defineFact({
  ...who,
  field: 'successorAgents',
  heardAs: 'nextAgent',
  toldBy: /\b(?:is|as|be|my) (?:the |my |a )?(?:backup|back-up|next in line|alternate)\b/iu,
  shape: z.array(Party).max(4),
  kind: 'parties',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: officersForm('Nobody further'),
  label: 'Successor agents, in order',
  called: ['successor', ...wordsForNext('agent')],
  isRequired: false,
  ask: () => 'Who should act if your agent cannot, in which order?',
  askedWith: { first: 'agent', ask: () => 'And who should act if that person cannot, in which order?' },
  why: 'Without a successor a court may have to appoint somebody when the agent cannot act.',
  chips: () => ['Nobody else', 'Skip for now'],
  otherwise: () => [],
});

// What keeps a person from managing money.
const unable = String.raw`\b(?:dementia|alzheimer\S*|incapa\w*|incompetent|(?:can(?:not|[’']?t)|can no longer|(?:am|are|become|is) (?:no longer able|unable)(?: to)?) (?:act|manage|decide|handle|do it)|coma|stroke|lose (?:my )?(?:mind|memory|capacity))\b`;

export const agencyStart = defineFact({
  ...who,
  field: 'agencyStart',
  shape: z.enum(['atOnce', 'onIncapacity']),
  kind: 'choice',
  label: 'When the power begins',
  called: ['start', 'beginning'],
  isAskedAlone: true,
  ask: () =>
    'Should your agent be able to act at once, or only when you can no longer manage your affairs? At once means from the day you sign, also while you are well: banks act on it without more papers. Only when you cannot act means that two physicians first have to certify it.',
  why: 'Banks act faster on a power that is in force at once; one that begins later first needs the certificates of two physicians.',
  choices: [
    {
      value: 'atOnce',
      label: 'At once',
      cues: patternOf(
        'u',
        String.raw`^(?!.*\b(?:not|only)\b)(?:.*\b(?:at once|right away|straight away|now|today|already|usual)\b|.*\bimmediate)|\bfrom the day\b|\b(?:as soon as|when|once`,
        String.raw`|after|the (?:minute|moment|day|second)(?: that)?|upon|on) (?:i |i've |i have |it is |it's |it |the )?sign(?:ed|ing|s)?\b`,
      ),
    },
    {
      value: 'onIncapacity',
      label: 'Only when I cannot act',
      cues: new RegExp(
        String.raw`\bonly (?:when|if|once|after|in case)\b|\bincapa|\bcannot\b|\bcan[’']?t\b|\bcan no longer\b|\blater\b|\bnot (?:now|yet|until|till|at once|right away|immediately)\b|\b(?:if|when|once) (?:i(?! (?:have )?sign)|my)\b|${unable}`,
        'u',
      ),
      overheard: {
        named: new RegExp(
          String.raw`\b(?:only|not (?:before|until|unless)|when|if|once|unless|until|after)\b[^.;]{0,40}${unable}`,
          'u',
        ),
      },
    },
  ],
  usual: () => 'atOnce',
});

const landed = String.raw`(?:(?:my|the|our|any|all) )*(?:real estate|real property|land|house|home|farm|ranch|cabin)\b`;
const landOut = String.raw`${landed}(?:(?:,| and| or| and also)+ ${landed})*`;
const leftOut = String.raw`(?<!n['’]t |not |never )\b(?:leave|leaves|leaving|keep|keeps|keeping) ${landOut} out\b(?: of (?:it|this|that|there))?|\b${landOut}(?: is| are| to be| should be| stays?)? (?:left |kept )?out of (?:it|this|that|there|what)\b`;

export const agentScope = defineFact({
  ...what,
  field: 'agentScope',
  shape: z.enum(['everything', 'withoutLand']),
  kind: 'choice',
  label: 'General powers',
  called: ['power', 'scope'],
  isAskedAlone: true,
  ask: () =>
    'Should the agent manage all of your property, or everything but real estate? All of it includes selling or mortgaging your home, if that ever has to be done. Without real estate, a court may have to appoint somebody for the home.',
  why: 'A power over everything is usual. One that leaves real estate out cannot be used to sell or mortgage your home.',
  choices: [
    {
      value: 'everything',
      label: 'All of my property',
      cues: /^(?!.*\b(?:but|except|without|not|no|out)\b).*\b(?:all|everything|any|whole|full|usual)\b/u,
    },
    {
      value: 'withoutLand',
      label: 'Everything but real estate',
      cues: patternOf(
        'u',
        String.raw`\b(?:but|except|without|not|no)\b[^.;]{0,20}\b(?:real estate|real property|land|house|home)\b|${leftOut}`,
      ),
      overheard: {
        said: patternOf('u', `${leftOut}|${String.raw`\beverything (?:but|except)(?: for)? ${landed}`}`),
        named: /\bwithout (?:any |the |my )?(?:real estate|real property)\b/u,
      },
    },
  ],
  usual: () => 'everything',
});

export const livesInCareFacility = defineFact({
  ...who,
  field: 'livesInCareFacility',
  shape: z.boolean(),
  kind: 'yesNo',
  saysYes:
    /\b(?:assisted living|nursing home|care (?:home|facility)|memory care|hospital|rehab|hospice|retirement home|(?:moving|going) (?:in)?to)\b/u,
  saysNo: /\b(?:at home|(?:my|our) (?:own )?(?:house|home|apartment|place|condo|farm)|on my own)\b/u,
  label: 'In a hospital or care facility',
  called: ['hospital', 'care facility', 'nursing home'],
  ask: () => 'Do you live in a hospital, a nursing home or an assisted living facility, or are you about to?',
  askedWith: { first: 'grantorDateOfBirth' },
  why: 'Some states ask for more there, such as a certificate of a physician, and bar those who work there from acting for you.',
});

export const isAgentPaid = defineFact({
  ...what,
  field: 'isAgentPaid',
  shape: z.boolean(),
  kind: 'yesNo',
  toldBy: patternOf(
    'u',
    String.raw`(?:\b(?:she|he|they|agent|niece|nephew|son|daughter)|\p{Lu}[\p{L}'-]+)(?:'s| is| (?:ought to|should|must|can|may|will|gets to|deserves to))`,
    String.raw`(?:n't| not)?(?: at least| also| not| really)? (?:to )?(?:be|get) paid(?! (?:back|off|by|from|on time))`,
    String.raw`|\b[Pp]ay (?:her|him|them|my agent|\p{Lu}[\p{L}'-]+) (?:something|a \p{L}+|reasonabl[ey]|fair(?:ly)?|for (?:it|that|the|her|his|their))`,
  ),
  saysYes: patternOf(
    'u',
    String.raw`\b(?:ought to|should|must|can|may|will|deserves to|gets to)(?: at least| also| really)? (?:be|get) paid\b`,
    String.raw`|\b(?:pay (?:him|her|them)|earns?|deserves?|(?:give|gets?|have|receives?) (?:him |her |them )?(?:something|some|it))\b`,
  ),
  saysNo: patternOf(
    'u',
    String.raw`(?:\bnot|n't)(?: to)? (?:be|get) paid\b`,
    String.raw`|\b(?:for free|unpaid|no pay|offended|(?:a|one) (?:cent|penny|dime|nickel)|wouldn'?t (?:take|accept|want)|does it (?:for|out of) love)\b`,
  ),
  label: 'The agent is paid',
  called: ['pay', 'compensation', "agent's pay"],
  ask: () => 'Should your agent be paid for the work, besides expenses?',
  why: 'Family members usually act without pay; expenses are repaid in any case.',
  usual: () => false,
  otherwise: () => false,
});

// Each of these powers can change who receives what, so none is granted unless it is chosen and then initialed in ink.
const special = {
  group: 'Special powers',
  scope: 'document',
  shape: z.boolean(),
  kind: 'yesNo',
  isRequired: true,
  isAsked: true,
  why: 'This power goes beyond the ordinary ones, and some like it change who receives your property. It counts only if you choose it here and initial it when you sign.',
  usual: () => false,
  otherwise: () => false,
} as const;

export const mayMakeGifts = defineFact({
  ...special,
  field: 'mayMakeGifts',
  label: 'Make gifts',
  called: ['gift'],
  toldBy: /\b(?:may|can|could|should|let (?:him|her|them)|allowed to|able to) (?:make gifts?|give)\b(?! (?:up|in)\b)/iu,
  isAskedAlone: true,
  ask: () =>
    'May your agent make gifts of your property? Yes means that money may be given away for you, for example to your family or to lower a tax; no is usual, and keeps your agent from giving anything away.',
});

export const mayChangeTrusts = defineFact({
  ...special,
  field: 'mayChangeTrusts',
  label: 'Create or change trusts',
  called: ['trust'],
  ask: () => 'May your agent create, change or end a trust for you?',
});

export const mayChangeSurvivorship = defineFact({
  ...special,
  field: 'mayChangeSurvivorship',
  label: 'Change rights of survivorship',
  called: ['survivorship'],
  ask: () => 'May your agent create or change rights of survivorship, such as joint accounts?',
});

export const mayChangeBeneficiaries = defineFact({
  ...special,
  field: 'mayChangeBeneficiaries',
  label: 'Change beneficiaries',
  called: ['beneficiary'],
  ask: () => 'May your agent change the beneficiaries of your insurance and retirement accounts?',
});

export const mayDelegate = defineFact({
  ...special,
  field: 'mayDelegate',
  label: 'Delegate to others',
  called: ['delegate', 'delegation'],
  toldBy: patternOf(
    'iu',
    String.raw`\b(?:hand|pass|turn|farm|give|sign)(?:s|ing)? (?:(?:a|the|some|any|these|those|part of|parts of) )?(?:jobs?|things?|stuff|work|tasks?|taxes|it|that|them)?`,
    String.raw`(?: (?:off|over|on|out))? to (?:somebody|someone|anybody|anyone|another|other|others)\b(?! (?:as|for) a gift)`,
    String.raw`|\blet (?:somebody|someone|anybody|another person) else (?:act|do|handle|step|take|help)`,
    String.raw`|\b(?:get|have|use|bring in|ask) (?:somebody|someone) else to (?:do|act|handle|help)|\bdelegat(?:e|es|ing)\b`,
  ),
  ask: () => 'May your agent let somebody else act in the place of the agent?',
});

export const mayWaiveAnnuities = defineFact({
  ...special,
  field: 'mayWaiveAnnuities',
  label: 'Waive a survivor annuity',
  called: ['annuity'],
  why: 'Some pensions keep paying a husband or wife after a death. Whoever waives that gets more each month, and the survivor gets nothing. The power counts only if you choose it here and initial it when you sign.',
  ask: () => 'May your agent give up your right to a joint and survivor annuity?',
});

export const mayUseFiduciaryPowers = defineFact({
  ...special,
  field: 'mayUseFiduciaryPowers',
  label: 'Use powers that you hold for others',
  called: ['fiduciary power', 'power held for others'],
  why: 'If you are the trustee of somebody’s trust or the executor of an estate, your agent could do that work in your place as far as it may be passed on. Most people hold no such power. It counts only if you choose it here and initial it when you sign.',
  ask: () => 'May your agent use powers that you hold for others, as a trustee for example?',
});

export const mayDisclaim = defineFact({
  ...special,
  field: 'mayDisclaim',
  label: 'Refuse property',
  called: ['disclaim', 'disclaimer'],
  toldBy:
    /\b(?:turn(?:ing)? down|refus(?:e|ing)|say no to) (?:it|that|them|an?|any|the|my|some)? ?(?:bequests?|inheritances?|legac(?:y|ies)|gifts?|property|money|things?)\b/iu,
  ask: () => 'May your agent refuse property that is left to you?',
});

export const mayReadMessages = defineFact({
  ...special,
  field: 'mayReadMessages',
  label: 'Read electronic messages',
  called: ['message', 'email'],
  toldBy:
    /\b(?:read|see|open|look at|check|into) (?:all )?(?:of )?(?:my|the|our|those) (?:[\p{L}-]+ )?(?:e-?mails?|messages|texts|inbox|mail)\b/iu,
  isAskedAlone: true,
  ask: () => 'May your agent read the content of your electronic messages?',
  askedWith: {
    first: 'mayMakeGifts',
    ask: () => 'And may your agent read the content of your electronic messages, such as e-mail?',
  },
});
