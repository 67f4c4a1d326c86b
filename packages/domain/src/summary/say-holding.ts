import type { Holding, LifetimeTerms } from '#disposition/disposition.ts';
import { named, say, series, type Piece, type Saying } from '#summary/say.ts';

/** How a share is held, after the share itself; nothing where it is paid out. */
export const sayHolding = (holding: Holding): Saying => {
  switch (holding.kind) {
    case 'outright':
      return [];
    case 'untilAge':
      return say`, kept in trust until age ${String(holding.age)}`;
    case 'inSteps':
      return say`, kept in trust and paid in steps: ${series(holding.steps.map(stepWords))}`;
    case 'supplementalNeeds':
      return say`, kept in a supplemental needs trust`;
    case 'forLife':
      return say`, kept in trust for life`;
    case 'maritalTrust':
      return say`, kept in trust for life`;
    case 'disclaimerTrust':
      return say`, paid out, but for what is turned down (disclaimed), which is kept in trust for life`;
  }
};

const stepWords = ({ age, part }: { readonly age: number; readonly part: string }, index: number): Saying => {
  if (part === 'rest') return say`the rest at age ${String(age)}`;
  return say`${partPiece(part)} of ${index === 0 ? 'it' : 'what is then left'} at age ${String(age)}`;
};

const partPiece = (part: string): Piece => ({ words: part, is: 'share' });

/** What a trust for a life pays, who may choose afterwards, and who takes what is not chosen; `toNext`: to whom else it goes. */
export const sayLifetime = ({ payments, power, remainder }: LifetimeTerms, toNext: Saying): Saying =>
  say`What is kept in trust for life pays ${payments === 'needs' ? 'what the person needs' : 'all of its income, and what the person needs besides,'} for health, education, maintenance and support.${powerWords[power]} What is ${power === 'none' ? 'left' : 'not given away so'} goes ${remainderWords(remainder, toNext)}.`;

const powerWords: Readonly<Record<LifetimeTerms['power'], string>> = {
  none: '',
  family: ' By a will, that person may choose among your descendants who takes it afterwards.',
  others: ' By a will, that person may choose who takes it afterwards, but not their own estate or creditors.',
  general: ' By a will, that person may choose freely who takes it afterwards.',
};

const remainderWords = (remainder: LifetimeTerms['remainder'], toNext: Saying): Saying => {
  const ownLine = 'to the descendants of that person';
  switch (remainder.to) {
    case 'theirDescendants':
      return say`${ownLine}`;
    case 'named':
      return say`to ${named(remainder.name)}, and otherwise ${ownLine}`;
    case 'nextInLine':
      return say`${toNext}, even if that person has children`;
  }
};
