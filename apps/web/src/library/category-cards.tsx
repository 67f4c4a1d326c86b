import { UnstyledButton } from '@mantine/core';
import { strategies } from '#content/strategies.ts';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategyCategoryId } from '#content/strategies/strategy.ts';
import classes from '#library/category-cards.module.css';
import { countOf } from '#library/count-of.ts';

interface CategoryCardsProps {
  readonly chosen: StrategyCategoryId | undefined;
  readonly onToggle: (id: StrategyCategoryId) => void;
}

/** The seven categories; a pressed one filters the list, pressed again it shows all. */
export const CategoryCards = ({ chosen, onToggle }: CategoryCardsProps) => (
  <ul className={classes.cards} aria-label="Categories">
    {strategyCategories.map(({ id, name, count }) => (
      <li key={id}>
        <UnstyledButton className={classes.card} aria-pressed={id === chosen} onClick={() => onToggle(id)}>
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>
            {countOf(count, 'topic')}, {countOf(guidesIn(id), 'guide')}
          </span>
        </UnstyledButton>
      </li>
    ))}
  </ul>
);

const guidesIn = (id: StrategyCategoryId): number => strategies.filter(({ category }) => category === id).length;
