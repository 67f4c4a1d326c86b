import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { strategyCategories } from '#content/strategy-categories.ts';
import { countOf } from '#library/count-of.ts';
import classes from '#library/topic-shelves.module.css';

/** Every topic of the field by category, with a sentence each; those with a guide lead to it. */
export const TopicShelves = () => (
  <div className={classes.shelves}>
    {strategyCategories.map(({ id, name, text, count, topics }) => (
      <details key={id} id={id} className={classes.shelf}>
        <summary className={classes.head}>
          <span>
            <span className={classes.name}>{name}</span>
            <span className={classes.text}>{text}</span>
          </span>
          <span className={classes.count}>{countOf(count, 'topic')}</span>
          <IconChevronDown size={22} stroke={1.6} aria-hidden="true" className={classes.chevron} />
        </summary>
        <dl className={classes.topics}>
          {topics.map((topic) => (
            <div key={topic.name}>
              <dt>{topic.guide ? <Link to={`/legal-library/${topic.guide}`}>{topic.name}</Link> : topic.name}</dt>
              <dd>{topic.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    ))}
  </div>
);
