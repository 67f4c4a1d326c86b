import { Button, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { findGuides } from '#library/find-guides.ts';
import { FoundTopics } from '#library/found-topics.tsx';
import { GuideCard } from '#library/guide-card.tsx';
import { LibraryCall } from '#library/library-call.tsx';
import classes from '#library/library-results.module.css';
import { resultsInWords, type Asked } from '#library/results-in-words.ts';
import type { Findings } from '#library/search.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusText } from '#ui/status-text.tsx';

interface LibraryResultsProps {
  readonly found: ReturnType<typeof findGuides>;
  readonly findings: Findings | undefined;
  readonly asked: Asked;
  readonly isLoading: boolean;
  readonly onClear: () => void;
}

const guidesPerCall = 5;

/** The guides that were asked for, with a way on after every fifth, or how to go on when there is none. */
export const LibraryResults = ({ found, findings, asked, isLoading, onClear }: LibraryResultsProps) => {
  const { guides, topics } = found;
  const isAsked = asked.query !== '' || asked.category !== undefined;
  return (
    <section className={classes.results} aria-labelledby="guides">
      <div className={classes.head}>
        <Title order={2} id="guides">
          Guides
        </Title>
        {isAsked ? (
          <Button variant="subtle" size="sm" onClick={onClear}>
            Clear search and filter
          </Button>
        ) : null}
      </div>
      <StatusText c="dimmed">
        {isLoading ? 'Reading the full texts…' : resultsInWords(guides.length, asked, findings)}
      </StatusText>
      {guides.length === 0 && !isLoading ? (
        <EmptyState
          title="No strategies found"
          action={
            <Button variant="default" onClick={onClear}>
              Show all guides
            </Button>
          }
        >
          {topics.length > 0
            ? 'No guide says that, but the topics below do. Try another word, or look at everything.'
            : 'Try another word, or look at everything.'}
        </EmptyState>
      ) : null}
      {guides.map(({ guide, passage }, position) => (
        <Fragment key={guide.id}>
          <GuideCard guide={guide} passage={passage} words={findings?.words} />
          {(position + 1) % guidesPerCall === 0 ? <LibraryCall turn={(position + 1) / guidesPerCall - 1} /> : null}
        </Fragment>
      ))}
      <FoundTopics topics={topics} words={findings?.words} />
      {guides.length > 0 && guides.length < guidesPerCall ? <Text c="dimmed">That is all we have on this.</Text> : null}
    </section>
  );
};
