import { Button, Paper, Text, Title } from '@mantine/core';
import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { ExpertButtons } from '#library/expert-buttons.tsx';
import classes from '#library/library-call.module.css';

const words = [
  {
    title: 'Begin with the document that most plans begin with',
    text: `Answer questions in plain words and read your whole document before you pay anything. ${sayWhatCanBeMade()}`,
  },
  {
    title: 'Rather talk it through first?',
    text: `Call ${brand.support.phone} or ${brand.schedulingUrl ? 'choose a time' : 'write to us'}. We explain our documents; for advice on your own case ask an attorney or a CPA.`,
  },
] as const;

/** What one can do next, between the guides. `turn`: how many came before it. */
export const LibraryCall = ({ turn }: { readonly turn: number }) => {
  const { title, text } = words[turn % words.length] ?? words[0];
  return (
    <Paper component="section" className={classes.call} aria-label={title}>
      <div>
        <Title order={3}>{title}</Title>
        <Text mt={4}>{text}</Text>
      </div>
      <div className={classes.acts}>
        <Button component={Link} to="/create-trust">
          Build Your Document
        </Button>
        <ExpertButtons />
      </div>
    </Paper>
  );
};
