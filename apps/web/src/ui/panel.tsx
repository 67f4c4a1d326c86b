import { Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from '#ui/panel.module.css';

interface PanelProps {
  readonly children: ReactNode;
  readonly title?: string;
  /** Beside the title, e.g. a count. */
  readonly aside?: ReactNode;
  /** `brass` for the one card that wants attention. */
  readonly tone?: 'plain' | 'brass';
  /** `flush` lets rows reach the edges. */
  readonly padding?: 'normal' | 'flush';
}

/** A card with a hairline; with a title it is a labelled section. */
export const Panel = ({ children, title, aside, tone = 'plain', padding = 'normal' }: PanelProps) => {
  const titleId = useId();
  return (
    <Paper component="section" className={classes.panel} data-tone={tone} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <div className={classes.head} data-padding={padding}>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          {typeof aside === 'string' ? (
            <Text size="sm" c="dimmed">
              {aside}
            </Text>
          ) : (
            aside
          )}
        </div>
      ) : null}
      <div className={classes.body} data-padding={padding} data-titled={title ? true : undefined}>
        {children}
      </div>
    </Paper>
  );
};
