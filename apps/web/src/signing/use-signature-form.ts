import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { readWitnessAddress } from '@evergrant/domain/execution/witness-address.ts';
import { useRef, useState } from 'react';
import type { Signature } from '#signing/api.ts';
import { ownTimeZone } from '#signing/own-time-zone.ts';
import { signatureRefusal } from '#signing/signature-refusal.ts';

export interface AskedSignature {
  readonly consent: SigningAnswer['consent'];
  /** Asked first where the account is in another name than the document. */
  readonly who?: WhoSigns | undefined;
  /** A witness is asked for an address. */
  readonly asksAddress?: boolean;
  readonly isSending: boolean;
  readonly onSubmit: (signature: Signature) => void;
}

export interface WhoSigns {
  readonly question: string;
  readonly statement: string;
}

export type SignatureFields = ReturnType<typeof useSignatureForm>;

interface Given {
  /** What is drawn, as a data URL. */
  readonly png: string | undefined;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
  readonly isMaker: boolean;
  readonly address: string;
}

const nothingGiven = { png: undefined, hasConsented: false, isAttested: false, address: '' };

/** What a signer has drawn, typed and checked so far, what is still missing, and the way to submit it. */
export const useSignatureForm = ({ consent, who, asksAddress = false, isSending, onSubmit }: AskedSignature) => {
  const [given, setGiven] = useState<Given>({ ...nothingGiven, isMaker: who === undefined });
  const { png, address, ...checked } = given;
  const [wasRefused, setWasRefused] = useState(false);
  const addressField = useRef<HTMLInputElement>(null);
  const makerBox = useRef<HTMLInputElement>(null);
  const hasAddress = !asksAddress || readWitnessAddress(address) !== undefined;
  const refusal = signatureRefusal({ ...checked, isDrawn: png !== undefined, hasAddress });

  const submit = () => {
    if (isSending) return;
    setWasRefused(refusal !== undefined);
    if (!checked.isMaker) makerBox.current?.focus();
    else if (!hasAddress) addressField.current?.focus();
    if (refusal || png === undefined) return;
    onSubmit({
      signatureData: png,
      consentVersion: consent.version,
      hasConsented: checked.hasConsented,
      isAttested: checked.isAttested,
      timeZone: ownTimeZone(),
      ...(who && { isMaker: checked.isMaker }),
      ...(asksAddress && { address }),
    });
  };
  return {
    given,
    give: (more: Partial<Given>) => setGiven((before) => ({ ...before, ...more })),
    hasAddress,
    addressField,
    makerBox,
    submit,
    isReady: refusal === undefined,
    wasRefused,
    /** What is missing, once somebody has tried without it. */
    told: wasRefused ? refusal : undefined,
  };
};
