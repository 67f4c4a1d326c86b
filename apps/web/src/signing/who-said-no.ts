import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import type { Announcement } from '#signing/announcement.ts';
import { formatDate } from '#ui/format-date.ts';

type Asked = Pick<Witness, 'name' | 'status' | 'declinedAt' | 'declineReason' | 'disputedAt'>;

interface Signing extends Pick<SigningAnswer, 'method'> {
  readonly cosigners: readonly { readonly link: Asked | null }[];
  readonly witnesses: readonly Asked[];
}

/**
 * What the owner must not overlook: who says that they have not signed what is noted as signed by them, and who of those without
 * whom there is no document would rather not sign it. A witness who declined can be replaced, which the list of witnesses says.
 */
export const whoSaidNo = ({ method, cosigners, witnesses }: Signing): readonly Announcement[] => {
  const links = cosigners.flatMap(({ link }) => link ?? []);
  return [
    ...[...links, ...witnesses].flatMap(({ disputedAt, ...asked }) =>
      disputedAt ? [disputed(asked, disputedAt)] : [],
    ),
    ...links.flatMap(({ status, declinedAt, ...asked }) =>
      status === 'declined' ? [declined(asked, { declinedAt, method })] : [],
    ),
  ];
};

type Said = Pick<Asked, 'name' | 'declineReason'>;

const disputed = ({ name, declineReason }: Said, disputedAt: string): Announcement => ({
  title: `${name} says that they have not signed`,
  message: [
    `You stated that ${name} signed on paper; on ${formatDate(disputedAt)} ${name} said by their private link that it is not so.`,
    ...quoted(declineReason),
    `That is on record beside the document. Please talk to ${name} and look at the sheets. If the signature is not there, do not use the document, and ask an attorney.`,
  ].join(' '),
});

const declined = (
  { name, declineReason }: Said,
  { declinedAt, method }: Pick<Asked, 'declinedAt'> & Pick<Signing, 'method'>,
): Announcement => ({
  title: `${name} has declined to sign`,
  message: [
    ...(declinedAt === null ? [] : [`${name} said so on ${formatDate(declinedAt)}.`]),
    ...quoted(declineReason),
    'The document is not complete without this signature. It may help to talk it over, or to ask an attorney.',
    method === 'electronic'
      ? `If ${name} signs after all, please send a new private link first.`
      : `If ${name} signs after all on the sheets, please send a new private link first.`,
  ].join(' '),
});

const quoted = (reason: string | null): readonly string[] =>
  reason === null ? [] : [`In their own words: “${reason}”`];
