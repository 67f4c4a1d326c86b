import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { Button, List, Text, Title } from '@mantine/core';
import { announcementOf } from '#signing/announcement.ts';
import { RefreshBanner } from '#signing/refresh-banner.tsx';
import { SignatureForm } from '#signing/signature-form.tsx';
import { useWitnessing } from '#signing/use-witnessing.ts';
import { WitnessDocument } from '#signing/witness-document.tsx';
import { ThankYou } from '#signing/witness-endings.tsx';
import classes from '#signing/witness-page.module.css';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';

interface WitnessInvitationProps {
  readonly token: string;
  readonly page: WitnessPage;
}

/** What a witness is asked to do: read the document, then sign. The pad appears once the document is open. */
export const WitnessInvitation = ({ token, page }: WitnessInvitationProps) => {
  const { view, open, refresh, sign, failure } = useWitnessing(token);
  if (sign.isSuccess) return <ThankYou trustName={page.trustName} isNew />;

  return (
    <div className={classes.column}>
      <Title order={1}>Hello {firstNameOf(page.witnessName)},</Title>
      <Text size="lg">
        {page.ownerName} asks you to witness the <strong>{page.trustName}</strong>.
      </Text>
      <WhatThisMeans page={page} />
      {!view.data && !view.isError && (
        <Button size="lg" fullWidth loading={view.isPending} onClick={open}>
          View Trust Document
        </Button>
      )}
      {view.isError && <DocumentFailure message={documentFailure(view.error)} onRetry={refresh} />}
      {view.data && <WitnessDocument trustName={page.trustName} html={view.data.html} />}
      {view.data && (
        <section className={classes.signature} aria-labelledby="signature-heading">
          <Title order={2} id="signature-heading">
            Your signature
          </Title>
          <SignatureForm consent={page.consent} isSending={sign.isPending} failure={failure} onSubmit={sign.mutate} />
        </section>
      )}
    </div>
  );
};

const documentFailure = (error: unknown): string =>
  announcementOf(error, "We're having trouble displaying the trust document. Please try refreshing.").message;

const DocumentFailure = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <>
    <RefreshBanner message={message} isBusy={false} onRefresh={onRetry} />
    <Panel>
      <ErrorState title="The trust document preview could not be loaded." onRetry={onRetry} />
    </Panel>
  </>
);

const WhatThisMeans = ({ page }: { readonly page: WitnessPage }) => (
  <Panel title="What this means">
    <Text>
      You confirm that you saw this document and that {firstNameOf(page.ownerName)} signed it. You do not agree to its
      terms or take on any duty.
    </Text>
    {page.executionNotes.length > 0 && (
      <List className={classes.notes}>
        {page.executionNotes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    )}
  </Panel>
);

const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;
