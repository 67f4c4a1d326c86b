/** `electronic`: no rule asks for ink, and it may be signed here. `print-and-sign`: it is executed on paper, in ink. */
export const signingKinds = ['electronic', 'print-and-sign'] as const;
export type SigningKind = (typeof signingKinds)[number];
