import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from '#ui/section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly intro?: string;
  /** Target of a link's hash. */
  readonly id?: string;
  /** `card` sets the section on white. */
  readonly ground?: 'paper' | 'card';
}

/** A full-width part of a public page, with its heading. */
export const Section = ({ title, children, intro, id, ground = 'paper' }: SectionProps) => {
  const titleId = useId();
  return (
    <section className={classes.section} data-ground={ground} id={id} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <Title order={2} size="h1" id={titleId}>
          {title}
        </Title>
        {intro ? <p className={classes.intro}>{intro}</p> : null}
        {children}
      </div>
    </section>
  );
};
