import type { PaperFinding } from '@evergrant/contract/papers.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#assistant/papers/bring-paper.module.css';
import { ChangeFinding } from '#assistant/papers/change-finding.tsx';
import type { ShownFinding } from '#assistant/papers/take-all.ts';
import type { Trouble } from '#assistant/papers/use-bring-paper.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface Props {
  readonly shown: ShownFinding;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly onTake: (value: PaperFinding['value']) => void;
  readonly onLeave: () => void;
  readonly onPutBack: () => void;
}

/** One thing that a paper says: what it is, the words that say it, what is recorded instead, and what can be done. */
export const FindingCard = ({ shown, trouble, ...acts }: Props) => {
  const say = useSay();
  const { finding, state } = shown;
  return (
    <li className={classes.card} data-state={state}>
      <p className={classes.label}>{finding.label}</p>
      <p className={classes.value}>{finding.display}</p>
      {state === 'open' ? (
        <>
          <Passage finding={finding} />
          <Beside finding={finding} />
          {trouble ? <Notice tone="error">{say(trouble.words)}</Notice> : null}
        </>
      ) : null}
      <Acts shown={shown} {...acts} />
    </li>
  );
};

const Passage = ({ finding: { before, passage, after } }: Pick<ShownFinding, 'finding'>) => (
  <blockquote className={classes.passage}>
    {before}
    <mark>{passage}</mark>
    {after}
  </blockquote>
);

const Beside = ({ finding: { standing, recorded, hasRival, isShortened } }: Pick<ShownFinding, 'finding'>) => {
  const say = useSay();
  return (
    <>
      {standing === 'differs' && recorded !== '' ? (
        <p className={classes.beside} data-differs>
          {say('In your document now:')} <strong>{recorded}</strong>. {say('Taking this changes it.')}
        </p>
      ) : null}
      {hasRival ? (
        <p className={classes.beside} data-differs>
          {say('The paper says something else for this in another place. Take the one that is right.')}
        </p>
      ) : null}
      {isShortened ? <p className={classes.beside}>{say('Of the number we keep the last four digits only.')}</p> : null}
    </>
  );
};

const Acts = ({ shown: { finding, state }, isBusy, onTake, onLeave, onPutBack }: Omit<Props, 'trouble'>) => {
  const say = useSay();
  const [isChanging, setChanging] = useState(false);
  const named = `${finding.label}: ${finding.display}`;
  if (state === 'taken')
    return (
      <p className={classes.done} role="status">
        <IconCheck size={20} aria-hidden /> {say('Taken')}
      </p>
    );
  if (state === 'left')
    return (
      <div className={classes.acts}>
        <p className={classes.done}>{say('Left')}</p>
        <Button variant="subtle" onClick={onPutBack} aria-label={say(`Look again at ${named}`)}>
          {say('Look again')}
        </Button>
      </div>
    );
  if (isChanging)
    return <ChangeFinding finding={finding} isBusy={isBusy} onTake={onTake} onCancel={() => setChanging(false)} />;
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => onTake(finding.value)}
        aria-label={say(`Take ${named}`)}
      >
        {say('Take')}
      </Button>
      {finding.inputs.length > 0 ? (
        <Button
          variant="subtle"
          disabled={isBusy}
          onClick={() => setChanging(true)}
          aria-label={say(`Change ${named}`)}
        >
          {say('Change')}
        </Button>
      ) : null}
      <Button variant="subtle" disabled={isBusy} onClick={onLeave} aria-label={say(`Leave ${named}`)}>
        {say('Leave')}
      </Button>
    </div>
  );
};
