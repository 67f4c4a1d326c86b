import { brand } from '@evergrant/domain/brand/brand.ts';

/** What stands below every mail. */
export const notice = `${brand.name} is not a law firm and does not give legal advice.`;
export const whereToAsk = `Questions? Write to ${brand.supportEmail} or call ${brand.support.phone}.`;

/** Before the address of a button. */
export const ifNoButton = 'If the button does not work, copy this address into your browser:';
