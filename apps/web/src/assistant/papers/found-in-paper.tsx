import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '#assistant/papers/bring-paper.module.css';
import { FindingCard } from '#assistant/papers/finding-card.tsx';
import { groupFindings, howMuchWasRead, takenTogether, type FindingGroup } from '#assistant/papers/take-all.ts';
import type { Found, useBringPaper } from '#assistant/papers/use-bring-paper.ts';
import { useSay } from '#platform/language/use-say.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';

type Acts = Pick<ReturnType<typeof useBringPaper>, 'take' | 'leave' | 'putBack'>;

interface Props {
  readonly found: Found;
  readonly paper: Acts;
  readonly onDone: () => void;
  readonly onAnother: () => void;
}

/** Everything that was found in a paper, section by section, each to be taken, changed or left. */
export const FoundInPaper = ({ found, paper, onDone, onAnother }: Props) => {
  const say = useSay();
  const groups = groupFindings(found.shown);
  const same = found.shown.filter(({ finding }) => finding.standing === 'same').length;
  const taken = found.shown.filter(({ state }) => state === 'taken').length;
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <div className={classes.found}>
      <p ref={top} tabIndex={-1} className={classes.read} role="status">
        {say(howMuchWasRead(found.read))}
        {found.isCut ? ` ${say('It is longer than we can read at once: what stands behind was not read.')}` : ''}
        {same > 0 ? ` ${say(sameWords(same))}` : ''}
      </p>
      {found.read.madeBy ? (
        <Notice tone="attention" title={say(`This paper was made by ${found.read.madeBy}`)}>
          {say(
            'That is not the name in your document. “My wife” or “my son” in it may be somebody else’s. Take only what is true of you.',
          )}
        </Notice>
      ) : null}
      {groups.length === 0 ? <NothingFound /> : null}
      {groups.map((group) => (
        <Section key={group.name} group={group} found={found} paper={paper} />
      ))}
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {say(taken === 0 ? 'Nothing is taken yet.' : `${taken} taken. You can change it in “What we have so far”.`)}
        </Text>
        <Button variant="default" onClick={onAnother}>
          {say('Another paper')}
        </Button>
        <Button onClick={onDone}>{say(taken === 0 ? 'Close' : 'Done')}</Button>
      </div>
    </div>
  );
};

const sameWords = (count: number): string =>
  count === 1 ? 'One thing in it is in your document already.' : `${count} things in it are in your document already.`;

const NothingFound = () => {
  const say = useSay();
  return (
    <EmptyState title={say('Nothing to take')}>
      {say('There is nothing new for your document in this paper. You can tell the rest in the conversation.')}
    </EmptyState>
  );
};

interface SectionProps extends Pick<Props, 'found' | 'paper'> {
  readonly group: FindingGroup;
}

const Section = ({ group, found, paper }: SectionProps) => {
  const say = useSay();
  const together = takenTogether(group, found.read);
  const isBusy = found.busy.length > 0;
  const takeAll = () => paper.take(together.map(({ id, finding }) => ({ id, value: pick(finding) })));
  return (
    <section aria-label={say(`Found: ${group.name}`)} className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={3} size="h4">
          {group.name}
        </Title>
        {together.length > 0 ? (
          <Button variant="default" disabled={isBusy} onClick={takeAll}>
            {say(`Take these ${together.length}`)}
          </Button>
        ) : null}
      </div>
      <ul className={classes.cards}>
        {group.shown.map((one) => (
          <FindingCard
            key={one.id}
            shown={one}
            isBusy={isBusy}
            trouble={found.trouble?.ids.includes(one.id) ? found.trouble : undefined}
            onTake={(value) => paper.take([{ id: one.id, value: { ...pick(one.finding), value } }])}
            onLeave={() => paper.leave(one.id)}
            onPutBack={() => paper.putBack(one.id)}
          />
        ))}
      </ul>
    </section>
  );
};

const pick = ({ field, value, isEntry }: FindingGroup['shown'][number]['finding']) => ({ field, value, isEntry });
