import { Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { tipOn } from '#content/tips.ts';
import classes from '#screens/home/tip-card.module.css';

/** The tip of the day. */
export const TipCard = () => {
  const [tip, setTip] = useState(() => tipOn(0));
  // The page is made in advance; only the browser knows today.
  useEffect(() => setTip(tipOn(Date.now())), []);
  return (
    <aside className={classes.tip} aria-label="Tip of the day">
      <Title order={3}>{tip.title}</Title>
      <p className={classes.text}>{tip.text}</p>
    </aside>
  );
};
