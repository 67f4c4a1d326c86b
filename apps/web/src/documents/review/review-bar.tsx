import { Button } from '@mantine/core';
import { Link } from 'react-router';
import classes from '#documents/review/review.module.css';
import type { ReviewState } from '#documents/review/review-state.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly documentId: string;
  readonly state: ReviewState;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Where the review stands, and the one act that comes next. */
export const ReviewBar = ({ documentId, state, isBusy, onConfirm }: Props) => {
  const say = useSay();
  return (
    <div className={classes.bar}>
      <p className={classes.barWords} role="status">
        {say(state.words)}
      </p>
      <div className={classes.barActs}>
        <Button component={Link} to={`/trust/${documentId}`} variant="default" size="lg" className={classes.barBack}>
          {say('Back to the conversation')}
        </Button>
        {state.act === 'confirm' ? (
          <Button size="lg" loading={isBusy} onClick={onConfirm}>
            {say('Everything is correct')}
          </Button>
        ) : null}
        {state.act === 'answer' || state.act === 'fix' ? (
          <Button size="lg" onClick={() => goTo(state.act === 'answer' ? 'open-answers' : 'must-fix')}>
            {say(state.act === 'answer' ? 'Answer what is open' : 'See what must be fixed')}
          </Button>
        ) : null}
        {state.act === 'read' ? (
          <Button component={Link} to={`/trust-preview/${documentId}`} size="lg">
            {say('Read the document')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

const goTo = (id: string): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};
