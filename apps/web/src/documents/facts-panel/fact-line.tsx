import type { FactRow } from '@evergrant/contract/documents.ts';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly row: FactRow;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  /** The last message has given it this value. */
  readonly isFresh: boolean;
  /** On the button of a fact that has no answer. */
  readonly addWord?: 'Add' | 'Answer' | undefined;
  readonly onEdit: () => void;
  /** Absent where everything is confirmed at once. */
  readonly onConfirm?: (() => void) | undefined;
  /** The open editor, which takes the place of the value. */
  readonly children?: ReactNode;
}

/** One fact: its label, what was recorded and whether it has been confirmed. */
export const FactLine = ({ row, isLocked, isBusy, isFresh, addWord = 'Add', onEdit, onConfirm, children }: Props) => {
  const say = useSay();
  return (
    <li className={classes.line} id={`fact-${row.field}`} data-fresh={isFresh || undefined}>
      <div className={classes.lineHead}>
        <Text component="span" size="sm" c="dimmed">
          {row.label}
          {row.isRequired ? null : ` ${say('(optional)')}`}
        </Text>
        <span className={classes.acts}>
          {row.state === 'confirmed' ? (
            <span className={classes.confirmed}>
              <IconCheck size={16} aria-hidden /> {say('Confirmed')}
            </span>
          ) : null}
          {row.state === 'recorded' && onConfirm && !isLocked && !children ? (
            <Button
              className={classes.confirm}
              onClick={onConfirm}
              disabled={isBusy}
              aria-label={say(`Confirm ${row.label}`)}
            >
              {say('Confirm')}
            </Button>
          ) : null}
          {isLocked || children ? null : <EditButton row={row} addWord={addWord} onEdit={onEdit} />}
        </span>
      </div>
      {children ?? (
        <p className={isAnswered(row) ? classes.value : classes.noValue}>
          {isAnswered(row) ? row.display : say(unsaid(row))}
        </p>
      )}
      {isFresh ? <VisuallyHidden>{say('Just noted')}</VisuallyHidden> : null}
      {row.changedIn === undefined ? null : (
        <Text size="sm" c="dimmed">
          {say(`Changed in ${row.changedIn}. Please check that it is right here too.`)}
        </Text>
      )}
    </li>
  );
};

interface EditButtonProps {
  readonly row: FactRow;
  readonly addWord: 'Add' | 'Answer';
  readonly onEdit: () => void;
}

const EditButton = ({ row, addWord, onEdit }: EditButtonProps) => {
  const say = useSay();
  const word = isAnswered(row) ? 'Change' : addWord;
  return (
    <Button
      className={classes.edit}
      variant="subtle"
      onClick={onEdit}
      aria-label={`${say(word)} ${row.label}`}
      data-edit={row.field}
    >
      {say(word)}
    </Button>
  );
};

const isAnswered = (row: FactRow): boolean => row.state === 'recorded' || row.state === 'confirmed';

const unsaid = (row: FactRow): string => {
  if (row.state === 'skipped') return 'Skipped for now';
  return row.usual === undefined ? 'Not yet answered' : `Not yet answered. Usual: ${row.usual}`;
};
