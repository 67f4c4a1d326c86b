import { patternOf } from '#kit/pattern-of.ts';
import { z } from 'zod';
import { childTakers } from '#facts/child-takers.ts';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { beneficiaries, descendantsTakeFirst } from '#facts/estate.ts';
import { children, maritalStatus, spouseName } from '#facts/person.ts';
import { Manner, mannerChoices } from '#facts/manner.ts';
import { isSamePerson } from '#facts/same-person.ts';

// What few families need. One answer opens the questions that belong to it; whoever needs nothing special is asked nothing more.

const takersGroup = { group: 'Who receives', scope: 'document', isRequired: true, isAsked: true } as const;

/** What can be arranged besides outright shares. */
export const SpecialArrangement = z.enum([
  'childrenTogether',
  'paidInSteps',
  'heldForLife',
  'spouseShare',
  'petCare',
  'wishes',
  'protector',
  'belongingsList',
]);

type SpecialArrangement = z.infer<typeof SpecialArrangement>;

const takersOf = (facts: Recorded) => valueOf(facts, beneficiaries) ?? [];

/** True where the spouse, from whom the person is not separated, is among those who receive a share. */
export const spouseTakes = (facts: Recorded): boolean => {
  const spouse = valueOf(facts, spouseName);
  return (
    valueOf(facts, maritalStatus) === 'Married' &&
    spouse !== undefined &&
    takersOf(facts).some(({ name }) => isSamePerson(name, spouse))
  );
};

const childrenTake = (facts: Recorded): boolean =>
  childTakers({ children: valueOf(facts, children), beneficiaries: takersOf(facts) }).length > 0;

// An animal that somebody may want to be cared for.
const animal = '(?:pets?|dogs?|cats?|horses?|pon(?:y|ies)|parrots?|birds?|rabbits?|animals?|pupp(?:y|ies)|kittens?)';

// How long a share is kept; a home, and whoever makes a life with the maker, have answers of their own.
const lifelong = String.raw`(?:for (?:life|(?:a|her|his|their|(?:[\p{L}-]+['’]?s)) (?:whole |entire )?(?:life(?:time)?|lives))|as long as \p{L}+(?: is| are)? (?:lives?|alive)|until (?:(?:she|he|they) dies?|(?:her|his|their) death))\b`;
const ofHome = '(?:wife|husband|spouse|partner|survivor|house|home)';
const sameClause = '(?:(?! and )[^.,;])*';
const apart = String.raw`(?:(?!\b${ofHome}\b)[^.;])`;
const notOfHome = String.raw`(?<!\b${ofHome}\b${sameClause})`;
const orOfHome = String.raw`(?!${sameClause}\b${ofHome}\b)`;

// What a share is not to be: paid out in one piece, or before an age.
const denied = String.raw`(?:\b(?:not|never|nor|without)\b|n[’']t\b)`;
const atOnce = String.raw`(?:(?:all )?at once|all at (?:one|the same) time|(?:right|straight) ?away|immediately|outright|(?:in|as) (?:one|a) (?:go|piece|lump(?: sum)?|single payment)|lump sum|(?:before|until|till) (?:the age (?:of )?|age |(?:he|she|they)(?:[’']s|[’']re| is| are)? (?:turns? |reach(?:es)? )?|turning )?(?:\d{1,2}|eighteen|twenty|thirty|forty|fifty)|(?:too|so) (?:early|young|soon)|in full)`;

// A list that is filled in by hand, today or later, and what stands in it.
const things =
  '(?:belongings|things|items|effects|tangible|keepsakes|jewel(?:le)?ry|furniture|heirlooms|personal property|gets? what)';
const handList = String.raw`\b(?:list|memorandum|sheet)\b[^.;]{0,40}\b${things}\b|\bwrite (?:it |this )?(?:down|up|a list)\b[^.;]{0,40}\b${things}\b`;

export const specialArrangements = defineFact({
  ...takersGroup,
  field: 'specialArrangements',
  shape: z.array(SpecialArrangement).max(SpecialArrangement.options.length),
  kind: 'choices',
  label: 'Anything special',
  called: ['arrangement', 'special arrangement'],
  isRequired: false,
  ask: () =>
    'Is there anything special that you want to arrange, beyond paying each share out? Most families need nothing of this. If you want several, name them together.',
  askedWith: { first: 'specialInstructions' },
  why: 'Usually each share is simply paid out. Here you can choose what goes beyond that; we then ask only what belongs to your choice.',
  choices: [
    {
      value: 'childrenTogether',
      label: 'All my children together, also those born later',
      cues: /\bchildren (?:together|as a (?:class|group))|\bborn later\b|\b(?:class|later children)\b/u,
      overheard: {
        named: patternOf(
          'u',
          String.raw`\b(?:children|kids)\b[^.;]{0,30}\bas (?:a|one) (?:class|group)\b`,
          String.raw`|\ball (?:of )?(?:my|our|the) (?:children|kids) together\b`,
          String.raw`|\b(?:later|future|after-?born|unborn)(?:-born)? (?:children|kids)\b`,
          String.raw`|\b(?:child|children|kids?|baby|babies)\b[^.;]{0,40}\b(?:born|adopted) (?:later|after)\b`,
        ),
      },
      applies: childrenTake,
    },
    {
      value: 'paidInSteps',
      label: 'Pay a share out in steps, at several ages',
      cues: /\b(?:steps|stages|several ages|installments)\b/u,
      overheard: {
        named:
          /\b(?:in|by|over) (?:\p{L}+ )?(?:steps|stages|installments|instalments)\b|\bat (?:several|different|various) ages\b|\bstaggered\b|\bstaged\b|\bbit by bit\b/u,
        hinted: new RegExp(
          String.raw`^(?!.*\btrustees?\b).*?(?:${denied}[^.;]{0,60}\b${atOnce}\b|\b(?:a )?(?:bit|little|piece) (?:at a time|by (?:bit|little|piece))\b|\b(?:slowly|gradually|over time)\b)`,
          'u',
        ),
      },
    },
    {
      value: 'heldForLife',
      label: 'Keep a share in trust for a lifetime',
      cues: new RegExp(String.raw`${notOfHome}\b(?:${lifelong}|lifetime\b)${orOfHome}`, 'u'),
      overheard: {
        named: new RegExp(
          String.raw`${notOfHome}(?:\b(?:in|as a?)(?: the| a)? ?trusts?\b${apart}{0,40}\b${lifelong}|\b${lifelong}${apart}{0,20}\bin trust\b|\b(?:keep|kept|held|hold|protected)\b${apart}{0,60}\b${lifelong}|\blife-?time trusts?\b)${orOfHome}`,
          'u',
        ),
        hinted: new RegExp(
          String.raw`${notOfHome}(?:\b(?:shares?|parts?|inheritance)\b${apart}{0,40}\b${lifelong}|\b(?:protect|safe|shield|keep)\p{L}*\b${apart}{0,60}\b(?:divorces?|creditors?|lawsuits?|in-laws?|ex)\b|\b(?:after|when|once) \p{L}+ (?:dies|has died|is gone)\b)${orOfHome}`,
          'u',
        ),
      },
    },
    {
      value: 'spouseShare',
      label: 'Protect the share of my spouse',
      cues: /\b(?:spouse|wife|husband|marital|qtip|disclaimer)\b/u,
      overheard: {
        named: patternOf(
          'u',
          String.raw`\b(?:spouse|wife|husband)\b[^.;]{0,60}\bin (?:a |the )?trust\b`,
          String.raw`|\b(?:spouse|wife|husband)\b[^.;,]{0,60}\b(?:for (?:his|her) )?life(?:time)?\b`,
          String.raw`|\bin trust for (?:my |the )?(?:spouse|wife|husband)\b`,
          String.raw`|\bprotect\b[^.;]{0,30}\b(?:spouse|wife|husband)|\bmarital trust\b|\bqtip\b|\bdisclaimer trust\b`,
        ),
      },
      applies: spouseTakes,
    },
    {
      value: 'petCare',
      label: 'Money for the care of a pet',
      cues: /\b(?:pets?|dogs?|cats?|horses?|parrots?|animals?)\b/u,
      overheard: {
        named: new RegExp(
          String.raw`\b(?:money|funds?|dollars|trust|set aside|put aside)\b[^.;]{0,60}\b${animal}\b|\b${animal}\b[^.;]{0,40}\b(?:trusts?|funds?|money)\b|\bpet care\b`,
          'u',
        ),
        hinted: new RegExp(String.raw`\b${animal}\b`, 'u'),
      },
    },
    {
      value: 'wishes',
      label: 'Wishes for the trustee that bind nobody',
      cues: /\bwishes\b|\b(?:a|my|our) wish\b|\bincentives?\b|\bencourage\b/u,
      overheard: {
        named:
          /\bwish(?:es)? for (?:the|my|our) trustee\b|\bletter of wishes\b|\bnon-?binding\b|\bwish(?:es)?\b[^.;]{0,30}\bbinds? (?:nobody|no ?one)\b|\bincentives?\b/u,
        hinted: patternOf(
          'u',
          String.raw`\b(?:(?:only|just|that'?s|it'?s) (?:a |my |only a |just a )?wish(?:es)?|encourage|reward)\b`,
          String.raw`|\b(?:only|just|unless|as long as|provided|reward|if)\b[^.;]{0,50}\b(?:finish|graduat`,
          '|go(?:es|ing)? to (?:school|college)|college|school|degree|work|job|sober|clean|drugs?|drink|gambl)',
        ),
      },
    },
    {
      value: 'protector',
      label: 'Somebody who may replace the trustee',
      cues: /\bprotector\b|\breplace\b|\bwatch(?:es)? over\b|\bable to (?:fire|remove) (?:the|a|any|my) trustee/u,
      overheard: {
        named:
          /\bprotectors?\b|\b(?:who|may|can|could|right to|power to|able to) (?:remove and |fire and )?(?:remove|replace|fire) (?:(?:the|a|any|my|our|bad) )*trustees?\b/u,
        hinted: patternOf(
          'u',
          String.raw`\b(?:watch(?:es|ing)?|keeps? (?:an )?eye|look(?:s|ing)?|check(?:s|ing)?)`,
          String.raw`(?: over| on| out for| after)? (?:the|my|our) trustees?\b`,
          String.raw`|\b(?:fire|oversee|supervise|control|dismiss)s? (?:the|my|our|a) trustees?\b`,
        ),
      },
    },
    {
      value: 'belongingsList',
      label: 'A list of who receives which belongings, to fill in by hand',
      cues: new RegExp(String.raw`\bbelongings\b|\btangible\b|\bmemorandum\b|${handList}`, 'u'),
      overheard: {
        named: new RegExp(
          String.raw`${handList}|\b${things}\b[^.;]{0,40}\b(?:list|memorandum|by hand)\b|\bpersonal property memorandum\b`,
          'u',
        ),
        hinted: /\bbelongings\b|\bkeepsakes\b/u,
      },
    },
  ],
  chips: () => ['Nothing special'],
  usual: () => [],
  isAskedAlone: true,
  otherwise: () => [],
});

/** True when the person has chosen this arrangement. */
export const arranges = (facts: Recorded, what: SpecialArrangement): boolean =>
  valueOf(facts, specialArrangements)?.includes(what) === true;

/** True where the children share as one class. */
export const childrenShareTogether = (facts: Recorded): boolean =>
  arranges(facts, 'childrenTogether') && childrenTake(facts);

const areAllChildrenAlike = (facts: Recorded): boolean => {
  const living = (valueOf(facts, children) ?? []).filter(({ livingStatus }) => livingStatus !== 'deceased');
  const takers = valueOf(facts, beneficiaries) ?? [];
  const [first] = takers;
  return (
    living.length > 0 &&
    takers.length === living.length &&
    living.every(({ name }) => takers.some((taker) => isSamePerson(taker.name, name))) &&
    takers.every(({ percentage = 100 }) => Math.abs(percentage - (first?.percentage ?? 100)) <= 0.02)
  );
};

export const afterBornChildrenShare = defineFact({
  ...takersGroup,
  field: 'afterBornChildrenShare',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Children born or adopted later share equally',
  called: ['afterborn children', 'later children', 'children born later'],
  applies: onlyWith(
    ['children', 'beneficiaries'],
    (facts) => areAllChildrenAlike(facts) && !childrenShareTogether(facts),
  ),
  ask: () => 'Should a child who is born to you or adopted by you later share equally with the others?',
  why: 'All of your children share alike. Without this, a child who comes later would receive nothing.',
  usual: () => true,
  otherwise: () => false,
});

export const descendantsShare = defineFact({
  ...takersGroup,
  field: 'descendantsShare',
  shape: Manner,
  kind: 'choice',
  label: 'How grandchildren divide what a child would have taken',
  called: ['how grandchildren divide'],
  applies: onlyWith(
    ['specialArrangements', 'beneficiaries', 'descendantsTakeFirst'],
    (facts) => childrenShareTogether(facts) && valueOf(facts, descendantsTakeFirst) === true,
  ),
  ask: () =>
    'If some of your children die before you, how should the grandchildren divide it: each branch of the family keeps the part of its own child, or grandchildren of one generation take alike?',
  why: 'An example: two of your three children have died, one left one child, the other left three. If each branch keeps its part, the single grandchild takes a third of the whole and the three others a third together. If grandchildren take alike, the four share those two thirds equally. The middle way keeps the branches, but starts to count with the first generation in which somebody is alive.',
  choices: mannerChoices,
  usual: () => 'perStirpes',
  otherwise: () => 'perStirpes',
});
