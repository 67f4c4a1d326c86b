import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { Text, Title } from '@mantine/core';
import classes from '#documents/review/review.module.css';
import { useSay } from '#platform/language/use-say.ts';

type Saying = ReviewAnswer['summary'][number]['told'][number]['said'];

interface Props {
  readonly summary: ReviewAnswer['summary'];
  /** Some questions have no answer yet. */
  readonly hasOpen: boolean;
  /** Some things stand as it is usual. */
  readonly hasUsual: boolean;
}

/** What the document will do when the person dies, when they cannot act and while they live, as a letter to them. */
export const SummaryLetter = ({ summary, hasOpen, hasUsual }: Props) => {
  const say = useSay();
  return (
    <section aria-labelledby="letter-heading" className={classes.letter}>
      <Title order={2} id="letter-heading">
        {say('In your own words')}
      </Title>
      {summary.length === 0 ? (
        <Text c="dimmed">
          {say('Once the open questions are answered, this tells you in plain sentences what the document will do.')}
        </Text>
      ) : (
        <>
          <Text c="dimmed" size="sm">
            {say(
              hasOpen || hasUsual
                ? 'This is what the document will do, told from your answers. Where you have not answered, the usual choice is told.'
                : 'This is what the document will do, told from your answers.',
            )}
          </Text>
          {summary.map(({ heading, told }) => (
            <section key={heading} aria-label={heading}>
              <h3 className={classes.phase}>{heading}</h3>
              {told.map(({ said, lines = [] }) => (
                <ToldWords key={keyOf(said)} said={said} lines={lines} />
              ))}
            </section>
          ))}
          <Text size="sm" c="dimmed">
            {say('This is a summary. The document itself decides.')}
          </Text>
        </>
      )}
    </section>
  );
};

const ToldWords = ({ said, lines }: { readonly said: Saying; readonly lines: readonly Saying[] }) => (
  <>
    <p>
      <Sentence said={said} />
    </p>
    {lines.length > 0 ? (
      <ul>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <Sentence said={line} />
          </li>
        ))}
      </ul>
    ) : null}
  </>
);

const Sentence = ({ said }: { readonly said: Saying }) =>
  said.map(({ words, is }, position) =>
    is === undefined ? (
      words
    ) : (
      // A sentence is made anew as a whole: its pieces never change their places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={position} className={classes.piece} data-is={is}>
        {words}
      </span>
    ),
  );

const keyOf = (saying: Saying): string => saying.map(({ words }) => words).join('');
