import type { ReactNode } from 'react';
import classes from '#administration/list-row.module.css';

/** What each label says, in this order; null is left out. */
export type FactsByLabel = Readonly<Record<string, ReactNode>>;

interface ListRowProps {
  readonly title: ReactNode;
  readonly badges?: ReactNode;
  /** Set apart at the end of the heading, e.g. an amount. */
  readonly figure?: string;
  readonly facts: FactsByLabel;
  readonly children?: ReactNode;
}

/** One entry of a list: on a desk its facts stand in a line, on a phone below each other. */
export const ListRow = ({ title, badges, figure, facts, children }: ListRowProps) => (
  <article className={classes.row}>
    <div className={classes.head}>
      <span className={classes.title}>{title}</span>
      {badges}
      {figure === undefined ? null : <span className={classes.figure}>{figure}</span>}
    </div>
    <Facts facts={facts} />
    {children ? <div className={classes.acts}>{children}</div> : null}
  </article>
);

/** Labelled facts that flow in lines. */
export const Facts = ({ facts }: { readonly facts: FactsByLabel }) => (
  <dl className={classes.facts}>
    {Object.entries(facts)
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
