import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import { firstNameOf, signedAs } from '#signing/witness-words.ts';
import { formatMoment } from '#ui/format-moment.ts';

/** The link leads nowhere: mistyped, replaced by a newer invitation, or withdrawn. */
export const InvalidLink = () => {
  const say = useSay();
  return (
    <Stack gap="md">
      <Title order={1}>{say('Invalid Link')}</Title>
      <Text fw={600}>{say('This witness invitation link is invalid or has expired.')}</Text>
      <Text>
        {say(
          "We couldn't find a valid witness invitation with this link. Please contact the trust creator to request a new invitation link.",
        )}
      </Text>
      <ReturnHome />
    </Stack>
  );
};

/** The signature is in, just now or earlier. */
export const ThankYou = ({ page, isNew }: { readonly page: WitnessPage; readonly isNew: boolean }) => {
  const say = useSay();
  const owner = firstNameOf(page.ownerName);
  const signed =
    page.signedAt === null
      ? `${signedAs(page)}.`
      : `${signedAs(page)} on ${formatMoment(page.signedAt, page.signedTimeZone)}.`;
  return (
    <Ending title={say('Thank You')} isNew={isNew}>
      <Text>{say('Your signature has been recorded successfully.')}</Text>
      <Text>
        {say(signed)} {say(`${owner} is told by email.`)}
      </Text>
      <Text>
        {say(whatFollows(page))} {say('There is nothing more for you to do; you can close this page.')}
      </Text>
    </Ending>
  );
};

const whatFollows = ({ method, isExecuted, ownerName }: WitnessPage): string => {
  if (method === 'print-and-sign') {
    const owner = firstNameOf(ownerName);
    return `That acknowledges the document and does not execute it: its law asks for ink on paper. ${isExecuted ? 'Your copy comes by email.' : `As soon as ${owner} has noted every signature in ink, your copy comes by email.`}`;
  }
  return isExecuted
    ? 'Everybody has signed. Your copy of the signed document comes by email.'
    : 'As soon as everybody has signed, your copy of the signed document comes by email.';
};

/** The holder of the link has said no. */
export const Declined = ({ page }: { readonly page: WitnessPage }) => {
  const say = useSay();
  const owner = firstNameOf(page.ownerName);
  return (
    <Ending title={say('You Have Declined')} isNew>
      <Text>
        {say(
          `Thank you for saying so. You have declined to sign ${nameInSentence(page.documentName)}, and ${owner} is told by email. There is nothing more for you to do.`,
        )}
      </Text>
      <Text>{say(`If you change your mind, ask ${owner} to invite you again.`)}</Text>
    </Ending>
  );
};

interface SignedOnPaperProps {
  readonly page: WitnessPage;
  /** The way to say that it is not so. */
  readonly children: ReactNode;
}

/** The holder of the link signed in ink, as the owner has stated; only they know whether it is so. */
export const SignedOnPaper = ({ page, children }: SignedOnPaperProps) => {
  const say = useSay();
  const owner = firstNameOf(page.ownerName);
  if (page.disputedAt !== null) return <Disputed page={page} />;
  return (
    <Ending title={say('Nothing Left to Sign')} isNew={false}>
      <Text>
        {say(
          `${owner} has noted that you signed ${nameInSentence(page.documentName)} on paper, so there is nothing to sign here.`,
        )}
      </Text>
      {children}
    </Ending>
  );
};

/** They have said that they did not sign what counts as signed. */
const Disputed = ({ page: { ownerName, documentName, disputedAt } }: Pick<SignedOnPaperProps, 'page'>) => {
  const say = useSay();
  const document = nameInSentence(documentName);
  const saidSo =
    disputedAt === null
      ? `You have said that you did not sign ${document}.`
      : `You have said on ${formatMoment(disputedAt)} that you did not sign ${document}.`;

  const owner = firstNameOf(ownerName);
  return (
    <Ending title={say('Your Word Is on Record')} isNew>
      <Text>
        {say(
          `${saidSo} That is kept on record beside the document, and ${owner} is told by email. The document counts as signed until it is put right: please talk to ${owner}, or ask an attorney.`,
        )}
      </Text>
    </Ending>
  );
};

interface EndingProps {
  readonly title: string;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

const Ending = ({ title, isNew, children }: EndingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <Stack gap="md">
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <ReturnHome />
    </Stack>
  );
};

const ReturnHome = () => {
  const say = useSay();
  return (
    <div>
      <Button component={Link} to="/" variant="default">
        {say('Return to Home')}
      </Button>
    </div>
  );
};
