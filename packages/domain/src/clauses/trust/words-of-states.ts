import type { DraftBlock } from '#assembly/draft.ts';
import { p, para, plain } from '#assembly/prose.ts';
import { certain } from '#law/read-rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the statutes of the states where land lies look for, one paragraph a state that has such a statute. */
export const wordsOfStates = (
  landLaws: readonly StateLaw[],
  what: keyof NonNullable<StateLaw['words']>,
): readonly DraftBlock[] =>
  landLaws.flatMap(({ words }) => {
    const rule = words?.[what];
    const pieces = rule && certain(rule);
    return pieces ? [para(pieces.flatMap((piece) => ('own' in piece ? p`${piece.own}` : [plain(piece.statute)])))] : [];
  });
