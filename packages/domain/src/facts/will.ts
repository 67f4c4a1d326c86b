import { z } from 'zod';
import { defineFact, valueOf, onlyWith } from '#facts/define-fact.ts';
import { officeForm, officersForm, peopleForm, personForm } from '#facts/entry-form.ts';
import { isMarried } from '#facts/is-married.ts';
import { isMinorNamed } from '#facts/is-minor-named.ts';
import { livingChildren, livingOwnChildren } from '#facts/living-children.ts';
import { needsGuardian } from '#facts/needs-guardian.ts';
import { maritalStatus, spouseName } from '#facts/person.ts';
import { otherTrustee } from '#facts/other-trustee.ts';
import { Day, Party } from '#facts/shapes.ts';
import { wordsForNext } from '#facts/words-for-next.ts';

// Facts about a will: who carries it out, who raises the children, and the trust that receives what is left.

const office = {
  group: 'Who carries it out',
  scope: 'document',
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: officeForm,
  isAsked: true,
} as const;

const nextInOffice = {
  ...office,
  shape: z.array(Party).max(4),
  kind: 'parties',
  entries: officersForm('Nobody further'),
  isRequired: false,
  chips: () => ['Nobody else', 'Skip for now'],
  otherwise: () => [],
} as const;

export const executor = defineFact({
  ...office,
  field: 'executor',
  nextInLine: 'alternateExecutors',
  heardAs: 'executor',
  toldBy: /\b(?:settles?|wraps? up|handles?|takes? care of|deals? with) (?:my |the |our )?(?:estate|will|probate)\b/iu,
  label: 'Executor',
  called: ['personal representative'],
  isRequired: true,
  ask: () => 'Who should be the executor of your will?',
  why: 'The executor collects what you own, pays what you owe and carries the will out.',
});

export const alternateExecutors = defineFact({
  ...nextInOffice,
  field: 'alternateExecutors',
  label: 'Further executors, in order',
  called: ['successor executor', ...wordsForNext('executor')],
  ask: () => 'Who should be executor if that person cannot serve, in which order?',
  askedWith: { first: 'executor', ask: () => 'And who should be executor if that person cannot serve?' },
  why: 'A second name in line keeps a court from having to choose somebody.',
});

export const hasMinorChildren = defineFact({
  field: 'hasMinorChildren',
  group: 'About you',
  scope: 'document',
  shape: z.boolean(),
  kind: 'yesNo',
  saysYes:
    /\b(?:[2-9]|1[0-7]|under (?:18|age)|minors?|little|small|bab(?:y|ies)|toddlers?|in (?:grade|middle|high|elementary) ?school)\b/u,
  saysNo:
    /\b(?:(?:1[89]|[2-9]\d)(?!\d)|grown|adults?|of age|past (?:\p{L}+ty|eighteen)|over (?:18|eighteen)|all (?:in )?their (?:\p{L}+ties|\d0s)|not yet|no children)\b/u,
  label: 'A child of yours is under 18',
  called: ['minor', 'minor children', 'child under 18'],
  isRequired: true,
  isAsked: true,
  applies: onlyWith(['children'], (facts) => livingOwnChildren(facts).length > 0 && !isMinorNamed(facts)),
  ask: () => 'Is any of your children under 18?',
  why: 'A will is where parents say who should raise their children if neither of them can.',
});

export const guardian = defineFact({
  ...office,
  field: 'guardian',
  nextInLine: 'alternateGuardians',
  heardAs: 'guardian',
  toldBy:
    /\b(?:raises?|raising|takes? in|bring(?:s|ing)? up|looks? after|takes? care of) (?:the |my |our )?(?:them|kids?|children|boys?|girls?|sons?|daughters?|little ones|baby|twins)\b/iu,
  entries: personForm,
  label: 'Guardian for minor children',
  called: ['guardian'],
  isRequired: false,
  ask: () => 'If you have children under 18, who should raise them as guardian?',
  why: 'A court looks first to the guardian whom a parent names in a will.',
  chips: () => ['No minor children'],
});

export const alternateGuardians = defineFact({
  ...nextInOffice,
  field: 'alternateGuardians',
  entries: peopleForm('Nobody further'),
  label: 'Further guardians, in order',
  called: ['successor guardian', ...wordsForNext('guardian')],
  applies: onlyWith(['children'], needsGuardian),
  ask: () => 'Who should be guardian if that person cannot serve, in which order?',
  askedWith: { first: 'guardian', ask: () => 'And who should be guardian if that person cannot serve?' },
  why: 'If the only guardian named cannot serve, a court chooses somebody without knowing your wish.',
});

export const estateGuardian = defineFact({
  ...office,
  field: 'estateGuardian',
  label: 'Guardian for the property of minor children, if somebody else',
  called: ['guardian for the property', 'guardian of the property'],
  isRequired: false,
  isAsked: false,
  applies: onlyWith(['children'], needsGuardian),
  ask: () => 'Should somebody else than the guardian manage the property of your minor children?',
  why: 'One person can raise the children while another manages what they own.',
  chips: () => ['Nobody else', 'Skip for now'],
});

const trustGroup = { group: 'The trust', scope: 'document', isRequired: true, isAsked: true } as const;

export const isTrustSigned = defineFact({
  ...trustGroup,
  field: 'isTrustSigned',
  shape: z.boolean(),
  kind: 'yesNo',
  saysYes: /\b(?:signed|executed|notarized|done|finished|in (?:force|effect))\b/u,
  saysNo:
    /\b(?:unsigned|not (?:yet )?(?:signed|done)|waiting|draft|pending|(?:to|will|going to) sign|next (?:week|month)|tomorrow|later)\b/u,
  label: 'The trust is signed already',
  called: ['trust is signed', 'signing of the trust'],
  ask: () => 'Have you signed that trust already?',
  askedWith: { first: 'trustName', ask: () => 'And have you signed that trust already?' },
  why: 'A will can leave property to a trust that is signed before the will. If yours is not, the date is written in by hand when you sign.',
  standIn: false,
});

export const trustDate = defineFact({
  ...trustGroup,
  field: 'trustDate',
  shape: Day,
  kind: 'date',
  day: { event: 'signing' },
  label: 'Date of the trust',
  called: ['trust date'],
  applies: onlyWith(['isTrustSigned'], (facts) => valueOf(facts, isTrustSigned) === true),
  ask: () => 'What is the date of the trust, as it stands in it?',
  why: 'The will names the trust by its name and its date, so both must be exactly those of the trust.',
  mistake: 'Please give a real date, for example March 4, 2025.',
});

export const isTrustOfTwo = defineFact({
  ...trustGroup,
  field: 'isTrustOfTwo',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'The trust is a joint trust of two',
  called: ['joint trust', 'trust of two'],
  applies: onlyWith(['initialTrustee', 'grantorName'], (facts) => otherTrustee(facts) !== undefined),
  ask: (facts) => `Did you and ${otherTrustee(facts)} make that trust together, as one trust of both of you?`,
  why: 'A joint trust names both of you as its makers. The will describes the trust as its own first page does, so that nobody takes it for another one.',
  otherwise: () => false,
});

export const tangiblesTo = defineFact({
  ...trustGroup,
  group: 'Who receives',
  field: 'tangiblesTo',
  shape: z.enum(['trust', 'spouse', 'children']),
  kind: 'choice',
  label: 'Household goods and personal belongings go to',
  called: ['household goods', 'belongings', 'personal belongings', 'personal property'],
  ask: () => 'Who should receive your household goods and personal belongings?',
  why: 'Furniture, jewelry and the like are often handed over directly and not through the trust.',
  choices: [
    { value: 'trust', label: 'The trust, like everything else', cues: /\btrust\b|\beverything else\b/u },
    {
      value: 'spouse',
      label: 'My spouse',
      cues: /\bspouse\b|\bwife\b|\bhusband\b/u,
      applies: (facts) => isMarried(valueOf(facts, maritalStatus)),
    },
    {
      value: 'children',
      label: 'My children equally',
      cues: /\bchildren\b|\bkids\b|\bsons?\b|\bdaughters?\b|\b(?:my|our|both|two|three|the) (?:boys?|girls?)\b/u,
      applies: (facts) => livingChildren(facts).length > 0,
    },
  ],
  usual: () => 'trust',
  otherwise: () => 'trust',
});

export const spouseTakesFirst = defineFact({
  ...trustGroup,
  group: 'Who receives',
  field: 'spouseTakesFirst',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Your spouse receives everything first',
  called: ['spouse receives everything', 'wife receives everything', 'husband receives everything'],
  applies: onlyWith(['maritalStatus'], (facts) => valueOf(facts, maritalStatus) === 'Married'),
  ask: (facts) =>
    `If ${valueOf(facts, spouseName) ?? 'your spouse'} survives you, should ${valueOf(facts, spouseName) ?? 'your spouse'} receive everything outright, so that the trust begins only if not?`,
  why: 'Many parents leave everything to each other first. Then the trust is for the day on which neither of them is left.',
  standIn: false,
});

export const heldForSpouseOnBenefits = defineFact({
  ...trustGroup,
  group: 'Who receives',
  field: 'heldForSpouseOnBenefits',
  shape: z.enum(['nothing', 'third', 'half', 'everything']),
  kind: 'choice',
  label: 'Held in a supplemental needs trust for my spouse, of what passes under the will',
  called: ['supplemental needs trust', 'special needs trust'],
  isRequired: false,
  applies: onlyWith(['maritalStatus'], (facts) => valueOf(facts, maritalStatus) === 'Married'),
  ask: () =>
    'If your spouse depends on benefits such as SSI or Medicaid: which part of what passes under the will should be held for your spouse in a supplemental needs trust?',
  why: 'What a living trust holds for a spouse counts against Medicaid; what a trust made by will holds does not (42 U.S.C. 1396p(d)(2)). It reaches only what passes under the will and not what is in the living trust already, so ask an attorney what to leave to each.',
  choices: [
    {
      value: 'nothing',
      label: 'Nothing, my spouse needs none',
      cues: /^\W*(?:no|none|nothing)\b|\bneeds? no(?:ne|thing)?\b/u,
    },
    { value: 'third', label: 'One third', cues: /^\W*(?:(?:one|a)[- ])?third\b/u },
    { value: 'half', label: 'One half', cues: /^\W*(?:one[- ])?half\b/u },
    { value: 'everything', label: 'Everything', cues: /^\W*(?:hold |keep )?(?:everything|all)\b/u },
  ],
  usual: () => 'nothing',
  otherwise: () => 'nothing',
});

export const residueFallback = defineFact({
  ...trustGroup,
  group: 'Who receives',
  field: 'residueFallback',
  shape: z.enum(['trustTerms', 'heirsAtLaw']),
  kind: 'choice',
  label: 'If the trust cannot receive it',
  called: ['fallback'],
  ask: () =>
    'If the trust does not exist any more, should everything be held on the same terms, or go to your heirs at law?',
  why: 'A trust that was revoked or never signed cannot receive anything. The will says what happens then.',
  choices: [
    { value: 'trustTerms', label: 'The same terms as in the trust', cues: /\bsame\b|\bterms\b/u },
    { value: 'heirsAtLaw', label: 'My heirs at law', cues: /\bheirs?\b|\blaw\b|\brelatives\b/u },
  ],
  usual: () => 'trustTerms',
  otherwise: () => 'trustTerms',
});
