import { longDate, type PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { Anchor, Text } from '@mantine/core';
import type { Source } from '#content/education/education-page.ts';
import classes from '#screens/education/source-list.module.css';

interface SourceListProps {
  readonly sources: readonly Source[];
  readonly asOf: PlainDate;
}

/** The statutes and publications behind a page, and from when they are. */
export const SourceList = ({ sources, asOf }: SourceListProps) => (
  <div>
    <Text>
      The law and the figures are those of <time dateTime={asOf}>{longDate(asOf)}</time>. They change. No attorney has
      reviewed this page.
    </Text>
    <ul className={classes.list}>
      {sources.map(({ name, about, url }) => (
        <li key={name}>
          {url ? (
            <Anchor href={url} underline="always" inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
          : {about}
        </li>
      ))}
    </ul>
  </div>
);
