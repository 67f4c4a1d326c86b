import { Paper, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategySummary } from '#content/strategies/strategy.ts';
import { excerptOf } from '#library/excerpt-of.ts';
import { GuideFacts } from '#library/guide-facts.tsx';
import classes from '#library/guide-card.module.css';
import { Marked } from '#library/marked.tsx';
import type { Passage } from '#library/search.ts';

interface GuideCardProps {
  readonly guide: StrategySummary;
  readonly words: ReadonlySet<string> | undefined;
  /** Where a search found it, when the card does not show that by itself. */
  readonly passage: Passage | undefined;
}

/** One guide in the list; the whole card leads to it. */
export const GuideCard = ({ guide, words, passage }: GuideCardProps) => {
  const { search } = useLocation();
  return (
    <Paper component="article" className={classes.card} aria-labelledby={`guide-${guide.id}`}>
      <p className={classes.category}>{strategyCategories.find(({ id }) => id === guide.category)?.name}</p>
      <Title order={3} className={classes.title} id={`guide-${guide.id}`}>
        <Link to={`/legal-library/${guide.id}`} state={{ search }} className={classes.link}>
          <Marked text={guide.title} words={words} />
        </Link>
      </Title>
      <Text>
        <Marked text={guide.summary} words={words} />
      </Text>
      {passage ? (
        <p className={classes.found}>
          <strong>{passage.part}:</strong> <Marked text={excerptOf(passage.text, words ?? new Set())} words={words} />
        </p>
      ) : null}
      <GuideFacts {...guide} />
      <ul className={classes.tags} aria-label="Tags">
        {guide.tags.map((tag) => (
          <li key={tag}>
            <Marked text={tag} words={words} />
          </li>
        ))}
      </ul>
    </Paper>
  );
};
