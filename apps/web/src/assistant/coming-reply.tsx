import type { FactCard } from '@evergrant/contract/assistant.ts';
import { FactCards } from '#assistant/cards/fact-cards.tsx';
import classes from '#assistant/chat-window.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly words: string;
  /** What was understood, once that is known. */
  readonly cards: readonly FactCard[] | undefined;
}

/** A reply while its words come. It is only looked at: whoever listens is told the whole of it once, when it is there. */
export const ComingReply = ({ words, cards }: Props) => {
  const say = useSay();
  return (
    <div className={classes.coming} aria-hidden="true" data-testid="coming-reply">
      {cards ? <FactCards messageId="coming" cards={cards} acts={undefined} /> : null}
      <div className={classes.bubble} data-sender="ai" data-coming>
        <p className={classes.words}>{words}</p>
        <p className={classes.byline}>{say('Advisor')}</p>
      </div>
    </div>
  );
};
