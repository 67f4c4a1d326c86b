import type { FactCard } from '@evergrant/contract/assistant.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconMinus } from '@tabler/icons-react';
import { cardState } from '#assistant/cards/card-state.ts';
import classes from '#assistant/cards/fact-cards.module.css';
import { useSay } from '#platform/language/use-say.ts';

/** What can be done to the facts that cards show. */
export interface CardActs {
  /** A fact as it is shown now; empty where it is not recorded. */
  readonly displayOf: (field: string) => string;
  /** Whether a fact can be written by hand; what does not apply any more cannot. */
  readonly canChange: (field: string) => boolean;
  readonly isBusy: boolean;
  readonly onChange: (field: string) => void;
  readonly onUndo: (messageId: string, field: string) => void;
}

interface Props {
  readonly messageId: string;
  readonly cards: readonly FactCard[];
  /** Absent for cards that are only read. */
  readonly acts: CardActs | undefined;
}

/** What was understood of a message, one card a fact. */
export const FactCards = ({ messageId, cards, acts }: Props) => {
  const say = useSay();
  return (
    <ul className={classes.cards} aria-label={say('Understood')} data-testid="fact-cards">
      {cards.map((card) => (
        <Card key={card.field} card={card} acts={acts} onUndo={() => acts?.onUndo(messageId, card.field)} />
      ))}
    </ul>
  );
};

interface CardProps extends Pick<Props, 'acts'> {
  readonly card: FactCard;
  readonly onUndo: () => void;
}

const Card = ({ card, acts, onUndo }: CardProps) => {
  const say = useSay();
  const state = acts ? cardState(card, acts.displayOf(card.field)) : 'holds';
  return (
    <li className={classes.card} data-state={state} data-quiet={acts === undefined || undefined}>
      <CardMark card={card} isUndone={state === 'undone'} />
      <div className={classes.words}>
        <p className={classes.label}>{card.label}</p>
        <CardValue {...card} />
      </div>
      {acts && state === 'holds' ? (
        <span className={classes.acts} aria-live="off">
          {acts.canChange(card.field) ? (
            <Act word="Change" label={card.label} isBusy={acts.isBusy} onClick={() => acts.onChange(card.field)} />
          ) : null}
          <Act word="Undo" label={card.label} isBusy={acts.isBusy} onClick={onUndo} />
        </span>
      ) : null}
      {state === 'holds' ? null : (
        <p className={classes.since}>{say(state === 'undone' ? 'Undone' : 'Changed since')}</p>
      )}
    </li>
  );
};

const CardMark = ({ card, isUndone }: { readonly card: FactCard; readonly isUndone: boolean }) => {
  if (isUndone) return <IconArrowBackUp className={classes.mark} size={20} aria-hidden />;
  return card.display === '' ? (
    <IconMinus className={classes.mark} size={20} aria-hidden />
  ) : (
    <IconCheck className={classes.mark} size={20} aria-hidden />
  );
};

const CardValue = ({ display, displayWas }: Pick<FactCard, 'display' | 'displayWas'>) => {
  const say = useSay();
  return display === '' ? (
    <p className={classes.value}>
      {say('Taken out:')} <s>{displayWas}</s>
    </p>
  ) : (
    <>
      <p className={classes.value}>{display}</p>
      {displayWas === '' ? null : (
        <p className={classes.was}>
          {say('Before:')} {displayWas}
        </p>
      )}
    </>
  );
};

interface ActProps {
  readonly word: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

const Act = ({ word, label, isBusy, onClick }: ActProps) => {
  const say = useSay();
  return (
    <Button
      variant="subtle"
      className={classes.act}
      disabled={isBusy}
      aria-label={say(`${word} this: ${label}`)}
      onClick={onClick}
    >
      {say(word)}
    </Button>
  );
};
