/** Why a signature image is not accepted. */
export type SignatureRefusal =
  | 'not-a-png'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'trailing-data'
  | 'blank'
  | 'only-a-dot'
  | 'not-drawn';

/** Each refusal as a sentence for the person who signs: what is wrong and what to do. */
export const signatureRefusalSentences: Readonly<Record<SignatureRefusal, string>> = {
  'not-a-png': 'This is not a signature image. Please clear the pad and draw your signature again.',
  'too-many-bytes': 'The signature image is too large. Please clear the pad and draw your signature again.',
  'too-many-pixels':
    'This picture of a signature is too large; at most 1,600 by 600 pixels are taken. Please clear the pad and sign again.',
  damaged: 'The signature image arrived damaged. Please submit it again.',
  'trailing-data': 'The signature image arrived damaged. Please submit it again.',
  blank: 'The signature pad is empty. Please draw your signature.',
  'only-a-dot': 'There is only a dot on the signature pad. Please draw your signature.',
  'not-drawn': 'This does not look like a drawn signature. Please clear the pad and draw your signature.',
};
