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
  /** That it has no answer stands above it already. */
  readonly isBare?: true | undefined;
  /** What is usual stands for the answer. */
  readonly standsAsUsual?: true | undefined;
  readonly onEdit: () => void;
  /** Absent where everything is confirmed at once. */
  readonly onConfirm?: (() => void) | undefined;
  /** The open editor, which takes the place of the value. */
  readonly children?: ReactNode;
}

/** One fact: its label, what was recorded and whether it has been confirmed. */
export const FactLine = ({ row, isLocked, isBusy, isFresh, onEdit, onConfirm, children, ...said }: Props) => {
  const say = useSay();
  return (
    <li className={classes.line} id={`fact-${row.field}`} data-fresh={isFresh || undefined}>
      <div className={classes.lineHead}>
        <Text component="span" size="sm" c="dimmed">
          {row.label}
          {row.isRequired || said.standsAsUsual ? null : ` ${say('(optional)')}`}
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
          {isLocked || children ? null : (
            <EditButton label={row.label} field={row.field} word={editWord(row, said)} onEdit={onEdit} />
          )}
        </span>
      </div>
      {children ?? <FactValue row={row} {...said} />}
      {isFresh ? <VisuallyHidden>{say('Just noted')}</VisuallyHidden> : null}
      {row.changedIn === undefined ? null : (
        <Text size="sm" c="dimmed">
          {say(`Changed in ${row.changedIn}. Please check that it is right here too.`)}
        </Text>
      )}
    </li>
  );
};

interface EditButtonProps extends Pick<FactRow, 'field' | 'label'> {
  readonly word: string;
  readonly onEdit: () => void;
}

const EditButton = ({ field, label, word, onEdit }: EditButtonProps) => {
  const say = useSay();
  return (
    <Button
      className={classes.edit}
      variant="subtle"
      onClick={onEdit}
      aria-label={`${say(word)} ${label}`}
      data-edit={field}
    >
      {say(word)}
    </Button>
  );
};

const editWord = (
  row: FactRow,
  { addWord = 'Add', standsAsUsual }: Pick<Props, 'addWord' | 'standsAsUsual'>,
): string => (isAnswered(row) || standsAsUsual ? 'Change' : addWord);

const FactValue = ({ row, isBare, standsAsUsual }: Pick<Props, 'row' | 'isBare' | 'standsAsUsual'>) => {
  const say = useSay();
  if (isAnswered(row)) return <p className={classes.value}>{row.display}</p>;
  if (isBare) return null;
  return standsAsUsual && row.usual !== undefined ? (
    <p className={classes.value}>{row.usual}</p>
  ) : (
    <p className={classes.noValue}>{say(unsaid(row))}</p>
  );
};

const isAnswered = (row: FactRow): boolean => row.state === 'recorded' || row.state === 'confirmed';

const unsaid = (row: FactRow): string => {
  if (row.state === 'skipped') return 'Skipped for now';
  return row.usual === undefined ? 'Not yet answered' : `Not yet answered. Usual: ${row.usual}`;
};
