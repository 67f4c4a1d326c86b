import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { readWitnessAddress } from '@evergrant/domain/execution/witness-address.ts';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useRef, useState, type Ref } from 'react';
import { AddressField } from '#signing/address-field.tsx';
import type { Signature } from '#signing/api.ts';
import classes from '#signing/signature-form.module.css';
import { ownTimeZone } from '#signing/own-time-zone.ts';
import { SignaturePad } from '#signing/signature-pad.tsx';
import { signatureRefusal } from '#signing/signature-refusal.ts';
import { Notice } from '#ui/notice.tsx';

interface SignatureFormProps {
  readonly consent: SigningAnswer['consent'];
  /** Asked first where the account is in another name than the document. */
  readonly who?: WhoSigns | undefined;
  /** A witness is asked for an address. */
  readonly asksAddress?: boolean;
  readonly isSending: boolean;
  /** Why the last attempt failed; what was drawn stays. */
  readonly failure: string | undefined;
  readonly onSubmit: (signature: Signature) => void;
}

interface WhoSigns {
  readonly question: string;
  readonly statement: string;
}

/** Signature, consent and attestation of one signer, owner or witness. */
export const SignatureForm = ({
  consent,
  who,
  asksAddress = false,
  isSending,
  failure,
  onSubmit,
}: SignatureFormProps) => {
  const [png, setPng] = useState<string>();
  const [hasConsented, setHasConsented] = useState(false);
  const [isAttested, setIsAttested] = useState(false);
  const [isMaker, setIsMaker] = useState(who === undefined);
  const [wasRefused, setWasRefused] = useState(false);
  const [address, setAddress] = useState('');
  const addressField = useRef<HTMLInputElement>(null);
  const makerBox = useRef<HTMLInputElement>(null);
  const hasAddress = !asksAddress || readWitnessAddress(address) !== undefined;
  const refusal = signatureRefusal({ isDrawn: png !== undefined, hasConsented, isAttested, isMaker, hasAddress });
  const told = wasRefused ? refusal : undefined;

  const submit = () => {
    if (isSending) return;
    setWasRefused(refusal !== undefined);
    if (!isMaker) makerBox.current?.focus();
    else if (!hasAddress) addressField.current?.focus();
    if (refusal || png === undefined) return;
    onSubmit({
      signatureData: png,
      consentVersion: consent.version,
      hasConsented,
      isAttested,
      timeZone: ownTimeZone(),
      ...(who && { isMaker }),
      ...(asksAddress && { address }),
    });
  };

  return (
    <Stack gap="md">
      {who && (
        <WhoIsSigning
          who={who}
          ref={makerBox}
          isMaker={isMaker}
          error={isMaker ? undefined : told?.message}
          onChange={setIsMaker}
        />
      )}
      {asksAddress && (
        <AddressField
          ref={addressField}
          address={address}
          error={hasAddress ? undefined : told?.message}
          onChange={setAddress}
        />
      )}
      <SignaturePad onChange={setPng} onClear={() => setIsAttested(false)} />
      <section className={classes.consent} aria-label="Signing electronically">
        <Text className={classes.consentTitle}>Signing electronically</Text>
        <Text className={classes.consentText}>{consent.text}</Text>
      </section>
      <Check
        label="I have read this and agree to use electronic records and signatures."
        isChecked={hasConsented}
        onChange={setHasConsented}
      />
      <Check label={consent.attestation} isChecked={isAttested} onChange={setIsAttested} />
      {told && isMaker && hasAddress && (
        <Notice tone="error" title={told.title}>
          {told.message}
        </Notice>
      )}
      {failure !== undefined && !wasRefused && <Notice tone="error">{failure}</Notice>}
      <SubmitButton isSending={isSending} isReady={refusal === undefined} onClick={submit} />
    </Stack>
  );
};

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly isReady: boolean;
  readonly onClick: () => void;
}

// Not the disabled attribute: a click still says what is missing, and a screen reader still finds the button.
const SubmitButton = ({ isSending, isReady, onClick }: SubmitButtonProps) => (
  <Button
    size="lg"
    fullWidth
    loading={isSending}
    aria-disabled={!isReady}
    data-disabled={!isReady || undefined}
    onClick={onClick}
  >
    Submit
  </Button>
);

interface WhoIsSigningProps {
  readonly who: WhoSigns;
  readonly ref: Ref<HTMLInputElement>;
  readonly isMaker: boolean;
  readonly error: string | undefined;
  readonly onChange: (isMaker: boolean) => void;
}

const WhoIsSigning = ({ who, ref, isMaker, error, onChange }: WhoIsSigningProps) => (
  <section className={classes.consent} aria-label="Who is signing">
    <Text className={classes.consentText}>{who.question}</Text>
    <Checkbox
      ref={ref}
      mt="sm"
      label={who.statement}
      error={error}
      checked={isMaker}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </section>
);

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <Checkbox label={label} checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
);
