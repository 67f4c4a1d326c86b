import { Title } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { tipOn, tips } from '#content/tips.ts';
import classes from '#screens/home/tip-card.module.css';

const neverChanges = () => () => undefined;
const tipOfToday = () => tipOn(Date.now());
const tipInAdvance = () => 0;

/** The tip of the day. The page is made in advance and only the browser knows today: all tips lie in one place, one is seen. */
export const TipCard = () => {
  const today = useSyncExternalStore(neverChanges, tipOfToday, tipInAdvance);
  return (
    <aside className={classes.card} aria-label="Tip of the day">
      {tips.map(({ title, text }, position) => (
        <div key={title} className={classes.tip} data-today={position === today || undefined}>
          <Title order={3}>{title}</Title>
          <p className={classes.text}>{text}</p>
        </div>
      ))}
    </aside>
  );
};
