import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { Note, type NoteActs } from '#documents/notes/note.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { TextLink } from '#ui/text-link.tsx';

interface Props {
  readonly documentId: string;
  readonly notes: FactsAnswer['notes'];
  /** Absent where nothing can be changed any more. */
  readonly acts: NoteActs | undefined;
}

/** What was said that no answer takes, kept as it was said, and the questions for an attorney. */
export const NotesGroup = ({ documentId, notes, acts }: Props) => {
  const say = useSay();
  const questions = notes.filter(({ isQuestion }) => isQuestion === true);
  const wishes = notes.filter(({ isQuestion }) => isQuestion !== true);
  return (
    <>
      {wishes.length > 0 ? (
        <section aria-labelledby="notes-heading">
          <h3 id="notes-heading" tabIndex={-1} className={classes.group}>
            {say('Noted in your words')}
            <span className={classes.howMany}>{wishes.length}</span>
          </h3>
          <p className={classes.notesHelp}>
            {say('No question asks for this, so it is kept as you said it. It is not part of the document yet.')}
          </p>
          <NoteLines notes={wishes} acts={acts} />
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section aria-labelledby="attorney-heading">
          <h3 id="attorney-heading" className={classes.group}>
            {say('Questions for an attorney')}
            <span className={classes.howMany}>{questions.length}</span>
          </h3>
          <NoteLines notes={questions} acts={acts} />
        </section>
      ) : null}
      {notes.length > 0 ? (
        <p className={classes.notesHelp}>
          <TextLink to={`/trust/${documentId}/questions`} className={classes.readAll}>
            {say('Print the list for an attorney')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
};

const NoteLines = ({ notes, acts }: Pick<Props, 'notes' | 'acts'>) => (
  <ul className={classes.lines}>
    {notes.map(({ words, isQuestion }) => (
      <li key={words} className={classes.note}>
        <Note words={words} kind={isQuestion === true ? 'question' : 'note'} acts={acts} />
      </li>
    ))}
  </ul>
);
