import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import type { Announcement } from '#signing/announcement.ts';

/** News of somebody else; `error` is what the owner has to do something about. */
type News = Announcement & { readonly tone: 'success' | 'error' };

/**
 * What happened between two loads of the same document, as notices to its owner. Comparing the loads instead of trusting
 * single events keeps news that arrived while the connection was down, and says it once when an event repeats.
 */
export const witnessNotices = (before: SigningAnswer, after: SigningAnswer): readonly News[] => {
  if (before.documentId !== after.documentId) return [];
  const known = new Map(linksOf(before).map((link) => [link.id, link]));

  return linksOf(after).flatMap(({ id, name, status, disputedAt }): News[] => {
    const was = known.get(id);
    if (was && was.disputedAt === null && disputedAt !== null)
      return [{ tone: 'error', title: 'Signature Disputed', message: `${name} says that they have not signed.` }];
    if (was === undefined || was.status === status) return [];
    if (status === 'viewed')
      return [{ tone: 'success', title: 'Document Viewed', message: `${name} has viewed the document.` }];
    if (status === 'signed') {
      const message =
        after.method === 'electronic'
          ? `${name} has signed the document.`
          : `${name} has acknowledged it online, which executes nothing yet.`;
      return [{ tone: 'success', title: 'Document Signed!', message }];
    }
    if (status === 'declined')
      return [{ tone: 'error', title: 'Signature Declined', message: `${name} has declined to sign.` }];
    return [];
  });
};

const linksOf = ({ witnesses, cosigners }: SigningAnswer): readonly Witness[] => [
  ...cosigners.flatMap(({ link }) => link ?? []),
  ...witnesses,
];

/** What is said when the last signature is there, whoever's it is: of the maker, a co-signer or a witness. */
export const completedNotice = ({
  method,
  awaitsNotary,
}: Pick<SigningAnswer, 'method' | 'awaitsNotary'>): Announcement => {
  const what = method === 'electronic' ? 'Every signature is there' : 'Every line is noted as signed in ink';
  const next = awaitsNotary ? 'It is still to be acknowledged before a notary.' : 'The document is complete.';
  return { title: 'All Signatures Collected', message: `${what}. ${next}` };
};

/** True for the one load in which the last signature arrived. */
export const hasBecomeSigned = (before: SigningAnswer, after: SigningAnswer): boolean =>
  before.documentId === after.documentId && before.status !== 'signed' && after.status === 'signed';
