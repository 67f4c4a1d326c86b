import { patternOf } from '#kit/pattern-of.ts';
import { childTakers } from '#facts/child-takers.ts';
import { defineFact, onlyWith, type Recorded, valueOf } from '#facts/define-fact.ts';
import { beneficiaries } from '#facts/estate.ts';
import { nameOfSpouse, nextInLineWords } from '#facts/kept-for-spouse.ts';
import { childrenComeFirst } from '#facts/line-words.ts';
import { children } from '#facts/person.ts';
import { Rest } from '#facts/rest.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { childrenShareTogether, spouseTakes } from '#facts/special.ts';

const takersOf = (facts: Recorded): readonly Beneficiary[] => valueOf(facts, beneficiaries) ?? [];

/** Those who have a share of their own beside the children who share together. */
export const takersBesideClass = (facts: Recorded): readonly Beneficiary[] => {
  const all = takersOf(facts);
  const ofClass = childTakers({ children: valueOf(facts, children), beneficiaries: all });
  return all.filter((one) => !ofClass.includes(one));
};

// Children who take as one class are one part, in which those who live take by themselves.
const hasSeveralParts = (facts: Recorded): boolean => {
  const all = takersOf(facts);
  return childrenShareTogether(facts) ? takersBesideClass(facts).length > 0 : all.length > 1;
};

/** Those who take the other shares, by name where they are few. */
export const othersWords = (facts: Recorded): string => {
  const names = takersOf(facts).map(({ name }) => name);
  return names.length > 4 ? 'the others who are living' : `the others who are living (${names.join(', ')})`;
};

/** When a share of somebody who dies first goes elsewhere; what becomes of the share of a spouse is another question. */
export const diesFirstWords = (facts: Recorded): string =>
  `${spouseTakes(facts) ? `, other than ${nameOfSpouse(facts)},` : ''} ${diesWords(facts)}`;

/** What has to happen before a share goes elsewhere. */
export const diesWords = (facts: Recorded): string => {
  const first = childrenComeFirst(facts);
  return `dies before you${first === 'never' ? '' : first === 'ofEach' ? ' and leaves no children' : ' and no children take that share'}`;
};

/** Who takes a share whose taker dies before the maker: the other takers first, or at once those who come next; see decision 76. */
const kin = 'child(?:ren)?|kids?|sons?|daughters?|siblings?|brothers?|sisters?|beneficiar(?:y|ies)';
export const failingShare = defineFact({
  group: 'Who receives',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  field: 'failingShare',
  shape: Rest,
  kind: 'choice',
  label: 'Who takes the share of somebody who dies before you',
  applies: onlyWith(['beneficiaries'], hasSeveralParts),
  ask: (facts) =>
    `If one of them${diesFirstWords(facts)}, who takes that share first: ${othersWords(facts)}; or ${nextInLineWords(facts)}?`,
  why: 'If you choose the others, the share is added to their shares, and those who come next take only if none of them is living. If you choose those who come next, they take that share at once, even while the others are living.',
  choices: [
    {
      value: 'otherShares',
      label: 'The others who are living',
      cues: /\bothers?\b|\bthe rest\b|\bremaining\b|\bsurviv(?:ing|ors?)\b|\bwho (?:is|are) (?:still )?(?:living|alive)\b/u,
      overheard: {
        named:
          /\bif (?:one|either|any)\b[^.;]{0,40}\b(?:dies|die|died|passes|is gone|goes first)\b[^.;]{0,60}\b(?:the (?:others?|rest|surviv(?:ing|ors?)))\b/u,
        whileAsked: {
          field: 'contingentBeneficiaries',
          said: patternOf(
            'u',
            String.raw`\b(?:(?:the|my|his|her|their|each|one an) ?others?(?: (?:one|two|three|people|${kin}))?`,
            `|the rest of (?:them|the (?:children|kids|family))|(?:the|my) (?:remaining|surviving) (?:one|${kin})`,
            '|the survivors?|whoever is (?:still )?(?:left|alive|living)',
            String.raw`|those (?:who are )?(?:still )?(?:left|alive|living))\b`,
          ),
        },
      },
    },
    {
      value: 'nextInLine',
      label: 'Those who come next',
      cues: /\bnext\b|\bi named\b|\bcontingent\b|\bheirs?\b/u,
    },
  ],
  // Where a will is silent, the others take: Uniform Probate Code, section 2-604(b).
  usual: () => 'otherShares',
  ifUndecided: () => 'otherShares',
  // Left open it stays open: what is held then passes as it did before anybody was asked.
  otherwise: () => undefined,
});
