import { Badge, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '#assistant/benefits-card.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly name: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly badges: readonly string[];
}

// By its sound: an LLC, an S corporation, a trust.
const withArticle = (name: string): string => (/^(?:[aeiou]|LLC|S )/iu.test(name) ? `an ${name}` : `a ${name}`);

/** What this kind of document does for a person; shown until the conversation has begun. */
export const BenefitsCard = ({ name, description, benefits, badges }: Props) => {
  const say = useSay();
  return (
    <Panel title={say(`Benefits of ${withArticle(name)}`)}>
      <Text maw="var(--eg-measure)">{description}</Text>
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={20} aria-hidden /> {benefit}
          </li>
        ))}
      </ul>
      <ul className={classes.badges} aria-label={say('Features')}>
        {badges.map((badge) => (
          <li key={badge}>
            <Badge>{badge}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
