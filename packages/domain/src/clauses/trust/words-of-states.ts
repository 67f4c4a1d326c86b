import type { DraftBlock } from '#assembly/draft.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { p, para, plain } from '#assembly/prose.ts';
import type { Makers } from '#derived/makers.ts';
import { certain } from '#law/read-rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the statutes of the states where land lies look for, one paragraph a state that has such a statute. */
export const wordsOfStates = (
  landLaws: readonly StateLaw[],
  { what, makers }: { readonly what: keyof NonNullable<StateLaw['words']>; readonly makers: Makers },
): readonly DraftBlock[] =>
  landLaws.flatMap(({ words }) => {
    const rule = words?.[what];
    const pieces = rule && certain(rule);
    return pieces
      ? [para(pieces.flatMap((piece) => ('own' in piece ? p`${spokenOf(piece.own, makers)}` : [plain(piece.statute)])))]
      : [];
  });

// The file of a state leaves open how many make the trust.
const spokenOf = (own: string, { last, each }: Makers): string =>
  own.replaceAll('{last}', last).replaceAll('{Each}', capitalised(each));
