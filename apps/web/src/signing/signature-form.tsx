import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Signature } from '#signing/api.ts';
import classes from '#signing/signature-form.module.css';
import { SignaturePad } from '#signing/signature-pad.tsx';
import { signatureRefusal } from '#signing/signature-refusal.ts';
import { Notice } from '#ui/notice.tsx';

interface SignatureFormProps {
  readonly consent: SigningAnswer['consent'];
  /** Asked first where the account is in another name than the document. */
  readonly who?: { readonly question: string; readonly statement: string } | undefined;
  readonly isSending: boolean;
  /** Why the last attempt failed; what was drawn stays. */
  readonly failure: string | undefined;
  readonly onSubmit: (signature: Signature) => void;
}

/** Signature, consent and attestation of one signer, owner or witness. */
export const SignatureForm = ({ consent, who, isSending, failure, onSubmit }: SignatureFormProps) => {
  const [png, setPng] = useState<string>();
  const [hasConsented, setHasConsented] = useState(false);
  const [isAttested, setIsAttested] = useState(false);
  const [isMaker, setIsMaker] = useState(who === undefined);
  const [wasRefused, setWasRefused] = useState(false);
  const refusal = signatureRefusal({ isDrawn: png !== undefined, hasConsented, isAttested, isMaker });

  const submit = () => {
    if (isSending) return;
    setWasRefused(refusal !== undefined);
    if (refusal || png === undefined) return;
    onSubmit({
      signatureData: png,
      consentVersion: consent.version,
      hasConsented,
      isAttested,
      ...(who && { isMaker }),
    });
  };

  return (
    <Stack gap="md">
      {who && (
        <section className={classes.consent} aria-label="Who is signing">
          <Text className={classes.consentText}>{who.question}</Text>
          <Checkbox
            mt="sm"
            label={who.statement}
            checked={isMaker}
            onChange={(event) => setIsMaker(event.currentTarget.checked)}
          />
        </section>
      )}
      <SignaturePad onChange={setPng} onClear={() => setIsAttested(false)} />
      <section className={classes.consent} aria-label="Signing electronically">
        <Text className={classes.consentTitle}>Signing electronically</Text>
        <Text className={classes.consentText}>{consent.text}</Text>
      </section>
      <Checkbox
        label="I have read this and agree to use electronic records and signatures."
        checked={hasConsented}
        onChange={(event) => setHasConsented(event.currentTarget.checked)}
      />
      <Checkbox
        label={consent.attestation}
        checked={isAttested}
        onChange={(event) => setIsAttested(event.currentTarget.checked)}
      />
      {wasRefused && refusal && (
        <Notice tone="error" title={refusal.title}>
          {refusal.message}
        </Notice>
      )}
      {failure !== undefined && !wasRefused && <Notice tone="error">{failure}</Notice>}
      {/* Not the disabled attribute: a click still says what is missing, and a screen reader still finds the button. */}
      <Button
        size="lg"
        fullWidth
        loading={isSending}
        aria-disabled={refusal !== undefined}
        data-disabled={refusal !== undefined || undefined}
        onClick={submit}
      >
        Submit
      </Button>
    </Stack>
  );
};
