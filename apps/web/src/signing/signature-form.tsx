import { Button, Checkbox, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import { AddressField } from '#signing/address-field.tsx';
import classes from '#signing/signature-form.module.css';
import { SignaturePad } from '#signing/signature-pad.tsx';
import {
  useSignatureForm,
  type AskedSignature,
  type SignatureFields,
  type WhoSigns,
} from '#signing/use-signature-form.ts';
import { Notice } from '#ui/notice.tsx';

interface SignatureFormProps extends AskedSignature {
  /** Why the last attempt failed; what was drawn stays. */
  readonly failure: string | undefined;
}

/** Signature, consent and attestation of one signer, owner or witness. */
export const SignatureForm = ({ failure, ...asked }: SignatureFormProps) => {
  const { makerBox, addressField, submit, ...fields } = useSignatureForm(asked);
  const { given, give, told, hasAddress } = fields;

  return (
    <Stack gap="md">
      {asked.who && (
        <WhoIsSigning
          who={asked.who}
          ref={makerBox}
          isMaker={given.isMaker}
          error={given.isMaker ? undefined : told?.message}
          onChange={(isMaker) => give({ isMaker })}
        />
      )}
      {asked.asksAddress && (
        <AddressField
          ref={addressField}
          address={given.address}
          error={hasAddress ? undefined : told?.message}
          onChange={(address) => give({ address })}
        />
      )}
      <ElectronicConsent consent={asked.consent} given={given} give={give} />
      <SignaturePad onChange={(png) => give({ png })} onClear={() => give({ isAttested: false })} />
      <Check
        label={asked.consent.attestation}
        isChecked={given.isAttested}
        onChange={(isAttested) => give({ isAttested })}
      />
      {told && given.isMaker && hasAddress && (
        <Notice tone="error" title={told.title}>
          {told.message}
        </Notice>
      )}
      {failure !== undefined && !fields.wasRefused && <Notice tone="error">{failure}</Notice>}
      <SubmitButton isSending={asked.isSending} isReady={fields.isReady} onClick={submit} />
    </Stack>
  );
};

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

type ConsentProps = Pick<AskedSignature, 'consent'> & Pick<SignatureFields, 'given' | 'give'>;

const ElectronicConsent = ({ consent, given, give }: ConsentProps) => (
  <>
    <section className={classes.consent} aria-label="Signing electronically">
      <Text className={classes.consentTitle}>Signing electronically</Text>
      <Text className={classes.consentText}>{consent.text}</Text>
    </section>
    <Check
      label="I have read this and agree to use electronic records and signatures."
      isChecked={given.hasConsented}
      onChange={(hasConsented) => give({ hasConsented })}
    />
  </>
);

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <Checkbox label={label} checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
);

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly isReady: boolean;
  readonly onClick: () => void;
}

// Not the disabled attribute: a click still says what is missing, and a screen reader still finds the button.
const SubmitButton = ({ isSending, isReady, onClick }: SubmitButtonProps) => (
  <>
    {isReady ? null : (
      <Text size="sm" id="what-submit-needs">
        You can submit it as soon as your signature is in the box and every statement above is ticked.
      </Text>
    )}
    <Button
      size="lg"
      fullWidth
      loading={isSending}
      aria-disabled={!isReady}
      aria-describedby={isReady ? undefined : 'what-submit-needs'}
      data-disabled={!isReady || undefined}
      onClick={onClick}
    >
      Submit
    </Button>
  </>
);
