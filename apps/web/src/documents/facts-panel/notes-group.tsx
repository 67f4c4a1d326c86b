import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly notes: FactsAnswer['notes'];
  readonly isBusy: boolean;
  /** Absent where nothing can be changed any more. */
  readonly onRemove: ((words: string) => void) | undefined;
}

/** What was said that no answer takes, kept as it was said. */
export const NotesGroup = ({ notes, isBusy, onRemove }: Props) => {
  const say = useSay();
  return notes.length === 0 ? null : (
    <section aria-labelledby="notes-heading">
      <h3 id="notes-heading" className={classes.group}>
        {say('Noted in your words')}
        <span className={classes.howMany}>{notes.length}</span>
      </h3>
      <p className={classes.notesHelp}>
        {say('No question asks for this, so it is kept as you said it. It is not part of the document yet.')}
      </p>
      <ul className={classes.lines}>
        {notes.map(({ words }) => (
          <li key={words} className={classes.note}>
            <q>{words}</q>
            {onRemove ? (
              <Button
                variant="subtle"
                className={classes.edit}
                disabled={isBusy}
                aria-label={say(`Remove note: ${words}`)}
                onClick={() => onRemove(words)}
              >
                {say('Remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
