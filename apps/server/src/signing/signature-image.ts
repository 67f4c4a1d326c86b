import { checkSignature } from '@evergrant/rendering/signature/check-signature.ts';
import { signatureRefusalSentences } from '@evergrant/rendering/signature/signature-refusal.ts';
import { Refused } from '#platform/refused.ts';

/** Checks what the pad sent and returns it cropped and encoded anew, as a data URL. */
export const requireSignatureImage = (signatureData: string): string => {
  if (signatureData === '') {
    const message = 'Please sign in the box before submitting';
    throw new Refused('invalid', { code: 'signature-required', title: 'Signature Required', message });
  }
  const checked = checkSignature(signatureData);
  if (checked.ok) return `data:image/png;base64,${Buffer.from(checked.value.png).toString('base64')}`;
  throw new Refused('invalid', {
    code: checked.reason,
    title: 'Signature Required',
    message: signatureRefusalSentences[checked.reason],
  });
};
