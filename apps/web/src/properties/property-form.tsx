import { brand } from '@evergrant/domain/brand/brand.ts';
import { Anchor, Button, Progress, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { ContactSection } from '#properties/contact-section.tsx';
import { DetailsSection } from '#properties/details-section.tsx';
import { explainSubmission } from '#properties/explain-failure.ts';
import { MediaSection } from '#properties/media-section.tsx';
import classes from '#properties/property-form.module.css';
import { emptyProperty, fieldOnScreen, readFields } from '#properties/typed-property.ts';
import { useMedia } from '#properties/use-media.ts';
import { useSubmission } from '#properties/use-submission.ts';
import { ApiProblem } from '#platform/api-problem.ts';
import { Notice } from '#ui/notice.tsx';
import { StatusText } from '#ui/status-text.tsx';

/** Everything that an owner tells about a property. What was typed and chosen stays until it has been submitted. */
export const PropertyForm = () => {
  const form = useForm({ mode: 'uncontrolled', initialValues: emptyProperty });
  const { queue, items } = useMedia();
  const [submittedCount, setSubmittedCount] = useState(0);
  const submission = useSubmission(queue, {
    onSubmitted: () => {
      form.reset();
      queue.clear();
      setSubmittedCount((count) => count + 1);
    },
    onRefused: (error) => form.setErrors(errorsOf(error)),
  });

  const submit = form.onSubmit((fields) => {
    submission.reset();
    const { typed, mistakes } = readFields(fields);
    form.setErrors(mistakes);
    const [wrong] = Object.keys(mistakes);
    if (wrong !== undefined) return form.getInputNode(wrong)?.focus();
    submission.mutate(typed);
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Property submission" className={classes.form}>
      <NeedsScript />
      <MediaSection key={submittedCount} queue={queue} items={items} />
      <DetailsSection form={form} />
      <ContactSection form={form} />
      <EndOfForm submission={submission} unsent={items.filter(isUnsent).length} />
    </form>
  );
};

const errorsOf = (error: unknown): Record<string, string> => {
  const errors = error instanceof ApiProblem ? (error.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [fieldOnScreen(field), message]));
};

const isUnsent = ({ state }: { readonly state: { readonly kind: string } }): boolean =>
  state.kind === 'waiting' || state.kind === 'sending';

const NeedsScript = () => (
  <div className={classes.withoutScript}>
    <Notice tone="attention" title="This form needs JavaScript">
      Without it, write to {brand.supportEmail} or call {brand.support.phone}, and we take down the same.
    </Notice>
  </div>
);

interface EndOfFormProps {
  readonly submission: ReturnType<typeof useSubmission>;
  readonly unsent: number;
}

const EndOfForm = ({ submission, unsent }: EndOfFormProps) => (
  <Stack gap="md" className={classes.end}>
    {submission.isSuccess ? <Submitted /> : null}
    {submission.isError ? (
      <Notice tone="error" title="Submission Failed">
        {explainSubmission(submission.error)}
      </Notice>
    ) : null}
    <Text size="sm" c="dimmed">
      We use what you send to look at this property and to answer you, for nothing else. To have it deleted, write to{' '}
      <Anchor href={`mailto:${brand.supportEmail}`} inherit underline="always">
        {brand.supportEmail}
      </Anchor>
      .
    </Text>
    <div className={classes.acts}>
      <Button type="submit" size="lg" disabled={submission.isPending}>
        {submission.isPending ? 'Submitting…' : 'Submit Property'}
      </Button>
      <Button component={Link} to="/" size="lg" variant="default">
        Back to Home
      </Button>
    </div>
    {submission.isPending ? <Pending unsent={unsent} /> : null}
  </Stack>
);

const Submitted = () => (
  <Notice tone="success" title="Property Submitted Successfully!">
    Our team will review your submission and reach out within 24-48 hours.
  </Notice>
);

const Pending = ({ unsent }: { readonly unsent: number }) => (
  <div>
    <Progress value={100} animated size="sm" mb="xs" aria-label="Submitting your property" />
    <StatusText>{unsent === 0 ? 'Submitting your property.' : `First ${filesInWords(unsent)} must arrive.`}</StatusText>
  </div>
);

const filesInWords = (count: number): string => (count === 1 ? 'one more file' : `${count} more files`);
