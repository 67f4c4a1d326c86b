/**
 * The number of a payment as somebody types it: with or without its beginning, in small letters, with an O for a zero.
 * Undefined for everything that cannot be one.
 */
export const readPaymentNumber = (typed: string): string | undefined => {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const code = /^(?:EG)?([0-9A-HJKMNP-TV-Z]{8})$/.exec(plain)?.[1];
  return code && `EG-${code.slice(0, 4)}-${code.slice(4)}`;
};
