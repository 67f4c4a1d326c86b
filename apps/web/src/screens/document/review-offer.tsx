import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#screens/document/way-on.module.css';

interface Props {
  readonly documentId: string;
  readonly facts: FactsAnswer | undefined;
}

/** When nothing is left to ask: the whole review on one page, beside what the conversation asks. */
export const ReviewOffer = ({ documentId, facts }: Props) => {
  const say = useSay();
  if (facts === undefined || !facts.isEditable || facts.isComplete || facts.missingFields.length > 0) return null;
  return (
    <section className={classes.card} aria-labelledby="review-offer-heading">
      <Title order={3} id="review-offer-heading" className={classes.title}>
        <IconListCheck size={24} aria-hidden /> {say('Everything is answered')}
      </Title>
      <Text size="sm">{say('You can check it here in the conversation, or read all of it in plain words.')}</Text>
      <div className={classes.acts}>
        <Button component={Link} to={`/trust/${documentId}/review`} variant="default" size="lg">
          {say('Read it on one page')}
        </Button>
      </div>
    </section>
  );
};
