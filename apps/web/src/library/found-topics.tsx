import { Text, Title } from '@mantine/core';
import classes from '#library/found-topics.module.css';
import { Marked } from '#library/marked.tsx';

interface FoundTopicsProps {
  readonly topics: readonly { readonly name: string; readonly text: string; readonly category: string }[];
  readonly words: ReadonlySet<string> | undefined;
}

/** Topics that a search found and that no guide is about. */
export const FoundTopics = ({ topics, words }: FoundTopicsProps) => {
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="found-topics">
      <Title order={2} id="found-topics">
        Topics without a guide here
      </Title>
      <dl className={classes.topics}>
        {topics.map(({ name, text, category }) => (
          <div key={name}>
            <dt>
              <Marked text={name} words={words} />
              <Text span size="sm" c="dimmed">
                {' '}
                in {category}
              </Text>
            </dt>
            <dd>
              <Marked text={text} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
