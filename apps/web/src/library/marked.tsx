import { Fragment } from 'react';
import classes from '#library/marked.module.css';
import { piecesOf, plainWord } from '#library/words-of.ts';

interface MarkedProps {
  readonly text: string;
  /** Words to mark, as `plainWord` writes them. */
  readonly words?: ReadonlySet<string> | undefined;
}

/** A text with the words marked that a search was for. */
export const Marked = ({ text, words }: MarkedProps) => {
  if (!words || words.size === 0) return text;
  return piecesOf(text).map((piece, position) =>
    position % 2 === 1 && words.has(plainWord(piece)) ? (
      <mark key={position} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={position}>{piece}</Fragment>
    ),
  );
};
