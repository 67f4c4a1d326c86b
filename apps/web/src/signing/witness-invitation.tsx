import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { announcementOf } from '#signing/announcement.ts';
import { DeclineForm } from '#signing/decline-form.tsx';
import { ownTimeZone } from '#signing/own-time-zone.ts';
import { RefreshBanner } from '#signing/refresh-banner.tsx';
import { SignatureForm } from '#signing/signature-form.tsx';
import { useWitnessing } from '#signing/use-witnessing.ts';
import { WitnessDocument } from '#signing/witness-document.tsx';
import { ThankYou } from '#signing/witness-endings.tsx';
import classes from '#signing/witness-page.module.css';
import { firstNameOf, meaningFor, requestTo, viewLabel, whoIsFirst } from '#signing/witness-words.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface WitnessInvitationProps {
  readonly token: string;
  readonly page: WitnessPage;
}

/** What a witness or co-signer is asked to do: read the document, then sign. The pad appears once it is open. */
export const WitnessInvitation = ({ token, page }: WitnessInvitationProps) => {
  const say = useSay();
  const { view, open, refresh, sign, failure } = useWitnessing(token);
  if (sign.isSuccess)
    return <ThankYou page={{ ...page, signedAt: sign.data.signedAt, signedTimeZone: ownTimeZone() ?? null }} isNew />;
  const canSign = page.state === 'ready';

  return (
    <div className={classes.column}>
      <Title order={1}>{say(`Hello ${firstNameOf(page.witnessName)},`)}</Title>
      <Text size="lg">{say(requestTo(page))}</Text>
      <WhatThisMeans page={page} />
      {!view.data && !view.isError && (
        <Button size="lg" fullWidth loading={view.isPending} onClick={open}>
          {say(viewLabel(page))}
        </Button>
      )}
      {view.isError && <DocumentFailure message={say(documentFailure(view.error))} onRetry={refresh} />}
      {view.data && (
        <WitnessDocument documentName={page.documentName} {...view.data} method={page.method} canSign={canSign} />
      )}
      {view.data && canSign && (
        <section className={classes.signature} aria-labelledby="signature-heading">
          <Title order={2} id="signature-heading">
            {say(page.method === 'electronic' ? 'Your signature' : 'Your acknowledgment')}
          </Title>
          <SignatureForm
            consent={page.consent}
            asksAddress={page.role === 'witness'}
            isSending={sign.isPending}
            failure={failure}
            onSubmit={sign.mutate}
          />
        </section>
      )}
      {view.data && !canSign && (
        <Notice tone="info" title={say('It is not your turn yet')}>
          {say(`${whoIsFirst(page)} first.`)}{' '}
          {say('We write to you as soon as it is time; this page notices too if you leave it open.')}
        </Notice>
      )}
      <DeclineForm token={token} page={page} />
    </div>
  );
};

const documentFailure = (error: unknown): string =>
  announcementOf(error, "We're having trouble displaying the trust document. Please try refreshing.").message;

const DocumentFailure = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => {
  const say = useSay();
  return (
    <>
      <RefreshBanner message={message} isBusy={false} onRefresh={onRetry} />
      <Panel>
        <ErrorState title={say('The trust document preview could not be loaded.')} onRetry={onRetry} />
      </Panel>
    </>
  );
};

const WhatThisMeans = ({ page }: { readonly page: WitnessPage }) => {
  const say = useSay();
  return (
    <Panel title={say('What this means')}>
      <Stack gap="sm">
        {meaningFor(page).map((sentence) => (
          <Text key={sentence}>{say(sentence)}</Text>
        ))}
        {page.executionNotes.length > 0 && (
          <List>
            {page.executionNotes.map((note) => (
              <List.Item key={note}>{say(note)}</List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Panel>
  );
};
