import { Button, Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { useSay } from '#platform/language/use-say.ts';
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
  const say = useSay();

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
        label={<span lang="en">{asked.consent.attestation}</span>}
        isChecked={given.isAttested}
        onChange={(isAttested) => give({ isAttested })}
      />
      {told && given.isMaker && hasAddress && (
        <Notice tone="error" title={say(told.title)}>
          {say(told.message)}
        </Notice>
      )}
      {failure !== undefined && !fields.wasRefused && <Notice tone="error">{say(failure)}</Notice>}
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

const WhoIsSigning = ({ who, ref, isMaker, error, onChange }: WhoIsSigningProps) => {
  const say = useSay();
  return (
    <section className={classes.consent} aria-label={say('Who is signing')}>
      <Text className={classes.consentText}>{say(who.question)}</Text>
      <Checkbox
        ref={ref}
        mt="sm"
        label={say(who.statement)}
        error={error && say(error)}
        checked={isMaker}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </section>
  );
};

type ConsentProps = Pick<AskedSignature, 'consent'> & Pick<SignatureFields, 'given' | 'give'>;

const ElectronicConsent = ({ consent, given, give }: ConsentProps) => {
  const say = useSay();
  return (
    <>
      <section className={classes.consent} aria-label={say('Signing electronically')}>
        <Text className={classes.consentTitle}>{say('Signing electronically')}</Text>
        <InEnglish />
        <Text className={classes.consentText} lang="en">
          {consent.text}
        </Text>
      </section>
      <Check
        label={say('I have read this and agree to use electronic records and signatures.')}
        isChecked={given.hasConsented}
        onChange={(hasConsented) => give({ hasConsented })}
      />
    </>
  );
};

// What is agreed to is kept word for word, in the language of the document.
const InEnglish = () => {
  const say = useSay();
  return useSpoken().language === 'en' ? null : (
    <Text size="sm">
      {say(
        'These statements are in English, because they are kept with the document word for word. They say that you agree to sign on a screen instead of paper, that you can have a paper copy, and that the signature in the box is yours. If you would rather sign on paper, do not go on here.',
      )}
    </Text>
  );
};

interface CheckProps {
  readonly label: ReactNode;
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
const SubmitButton = ({ isSending, isReady, onClick }: SubmitButtonProps) => {
  const say = useSay();
  return (
    <>
      {isReady ? null : (
        <Text size="sm" id="what-submit-needs">
          {say('You can submit it as soon as your signature is in the box and every statement above is ticked.')}
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
        {say('Submit')}
      </Button>
    </>
  );
};
