import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { CertificatePaper, PaperSignature } from '#certificate.ts';

/** What is printed on the line of somebody who signed in ink. */
export const paperWords = ({ signedOn }: Pick<PaperSignature, 'signedOn'>): string =>
  `Signed on paper on ${longDate(signedOn)}, as stated by the owner`;

/** What is printed on the certificate of an officer who has completed it in ink. */
export const officerWords = ({ name, signedOn }: Pick<PaperSignature, 'name' | 'signedOn'>): string =>
  `Completed on paper by ${name} on ${longDate(signedOn)}, as stated by the owner`;

/** The same for the certificate, with the name of who says so. */
export const paperRecord = ({ signedOn, statedBy }: CertificatePaper): string =>
  `on paper on ${longDate(signedOn)}, as stated by ${statedBy}`;
