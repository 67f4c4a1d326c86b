import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { formatMoment } from '#ui/format-moment.ts';

/** Said of a line that nobody has signed. */
export const notSignedYet = 'Not signed yet';

type Signer = Pick<RequiredSigner, 'role' | 'method' | 'online' | 'printedAt' | 'paper'>;

/** What has happened on somebody's line so far, a sentence each; never that it is signed before it is. */
export const signerSteps = ({ role, method, online, printedAt, paper }: Signer): readonly string[] => {
  const act = method === 'ink' ? 'Acknowledged online' : 'Signed online';
  const steps = [
    ...(online ? [`${act} on ${formatMoment(online.signedAt, online.timeZone)}`] : []),
    // The notary fills in a certificate of their own: no copy is taken for them.
    ...(printedAt && role !== 'notary' && (method === 'ink' || !online) ? [printedWords(printedAt)] : []),
    ...(paper ? [`Signed on paper on ${longDate(paper.signedOn)}, as you stated`] : []),
  ];
  return paper || (online && method === 'screen') ? steps : [...steps, notSignedYet];
};

/** That a copy was taken, where the same copy was taken for more than one line; undefined where each has to be said. */
export const printedTogether = (signers: readonly Pick<Signer, 'role' | 'printedAt'>[]): string | undefined => {
  const [first, ...others] = signers.filter(({ role }) => role !== 'notary').map(({ printedAt }) => printedAt);
  if (!first || others.length === 0 || others.some((printedAt) => printedAt !== first)) return undefined;
  return printedWords(first);
};

const printedWords = (printedAt: string): string => `Copy to sign downloaded on ${formatMoment(printedAt)}`;
