import { patternOf } from '#kit/pattern-of.ts';
import { spouseWords } from '#facts/kin.ts';
/**
 * What somebody is to the person whose document it is, as far as children go. `own`: by birth or adoption. `step`: of a husband
 * or wife, under that name. `spouses`: of a husband or wife, in other words. `foster`: taken in and not adopted. `later`: a
 * grandchild or a later generation. `other`: no child. `unclear`: the words name a child and do not say whose.
 */
export type ChildKind = 'own' | 'step' | 'spouses' | 'foster' | 'later' | 'other' | 'unclear';

/** The kind that the words of a relationship say. What they do not say is `unclear`, to be asked and never guessed. */
export const childKind = (relationship: string): ChildKind => {
  const words = relationship.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').replace(beside, '');
  if (!childWord.test(words)) return 'other';
  return kinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'unclear';
};

/** True for a child by birth or adoption. Who is listed among the children without a word is one. */
export const isOwnChild = ({ relationship = 'child' }: Related): boolean => childKind(relationship) === 'own';

/** True for the child of a husband or wife. */
export const isStep = (relationship: string | undefined): boolean =>
  relationship !== undefined && ['step', 'spouses'].includes(childKind(relationship));

/** Children as those of a couple: whoever is the stepchild of one of two is the child of the other. */
export const asOfBoth = <Kin extends Related>(children: readonly Kin[]): readonly Kin[] =>
  children.map((child) => (isStep(child.relationship) ? { ...child, relationship: wordForChild(child) } : child));

/** The bare word for a child, `daughter` of `daughter from my first marriage`; `child` where nothing was said. */
export const wordForChild = ({ relationship = '' }: Related): string => wordFor.exec(relationship)?.[1] ?? 'child';

/** True for a child whom the words place in an earlier marriage or relationship of the speaker. */
export const isFromOwnEarlierMarriage = (relationship: string | undefined): boolean =>
  relationship !== undefined &&
  /\b(?:from|of|by) my (?:first|second|earlier|former|previous|prior|last) (?:marriage|relationship)\b/iu.test(
    relationship,
  );

/** True for a foster child. */
export const isFoster = (relationship: string | undefined): boolean =>
  relationship !== undefined && childKind(relationship) === 'foster';

/** True for a child of whatever kind or a later descendant: their own children can come in their place. */
export const isDescendant = (relationship: string | undefined): boolean =>
  relationship !== undefined && !['other', 'unclear'].includes(childKind(relationship));

interface Related {
  readonly relationship?: string | undefined;
}

const ranks =
  'my|our|the|a|an|own|first|second|third|fourth|other|oldest|eldest|older|elder|middle|younger|youngest|only|little|twin';
const kindsOfTie = 'late|deceased|adult|grown|minor|adopted|adoptive|biological|natural|legal|legally';
// What stands before the word and says nothing of whose child it is.
const beside = patternOf('u', '^(?:(?:', ranks, '|', kindsOfTie, '|dear|beloved)[ -]+)+', String.raw`(?=\S)`);

const word = '(?:child|son|daughter|kid|boy|girl)';
const childWord = /(?<![a-z])(?:step|grand|god|foster)?(?:child|kid|boy|girl|son|daughter)(?:ren|s)?(?![a-z])/u;
const wordFor = /(?:\bstep[ -]?|\b)(child|son|daughter|kid|boy|girl)\b/iu;
const marriage = '(?:marriage|relationship|wedding)';

const kinds: readonly (readonly [RegExp, ChildKind])[] = [
  [/-in-law$| in law$|^god/u, 'other'],
  [/^step[ -]?(?:great[ -])*grand/u, 'other'],
  [/^(?:boy|girl) ?friend/u, 'other'],
  [new RegExp(`^step[ -]?${word}$`, 'u'), 'step'],
  [new RegExp(`^(?:former )?foster[ -]?${word}$`, 'u'), 'foster'],
  [new RegExp(`^(?:great[ -]?)*grand[ -]?${word}$`, 'u'), 'later'],
  [
    new RegExp(
      `^(?:${spouseWords.join('|')}|partner)'s (?:\\w+ )?${word}$|^${word} of my (?:${spouseWords.join('|')}|partner)$`,
      'u',
    ),
    'spouses',
  ],
  [new RegExp(`^(?:\\w+ )?\\w+'s (?:\\w+ )?${word}$`, 'u'), 'other'],
  [
    new RegExp(
      `^${word}(?:,? by (?:birth|adoption|birth or adoption)|,? (?:from|of|by) (?:my|a|an|our) (?:own |(?:first|second|third|earlier|former|previous|prior|last) )?${marriage})?$`,
      'u',
    ),
    'own',
  ],
];
