import { Title } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { tipOn } from '#content/tips.ts';
import classes from '#screens/home/tip-card.module.css';

const neverChanges = () => () => undefined;
const tipOfToday = () => tipOn(Date.now());
const tipInAdvance = () => tipOn(0);

/** The tip of the day. The page is made in advance; only the browser knows today. */
export const TipCard = () => {
  const tip = useSyncExternalStore(neverChanges, tipOfToday, tipInAdvance);
  return (
    <aside className={classes.tip} aria-label="Tip of the day">
      <Title order={3}>{tip.title}</Title>
      <p className={classes.text}>{tip.text}</p>
    </aside>
  );
};
