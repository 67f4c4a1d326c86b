import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { momentInZone } from '@evergrant/rendering/moment/moment-in-zone.ts';

/** Said of a line that nobody has signed. */
export const notSignedYet = 'Not signed yet';

type Signer = Pick<RequiredSigner, 'method' | 'online' | 'printedAt' | 'paper'>;

/** What has happened on somebody's line so far, a sentence each; never that it is signed before it is. */
export const signerSteps = ({ method, online, printedAt, paper }: Signer, timeZone = 'UTC'): readonly string[] => {
  const act = method === 'ink' ? 'Acknowledged online' : 'Signed online';
  const steps = [
    ...(online ? [`${act} on ${momentInZone(online.signedAt, online.timeZone)}`] : []),
    ...(printedAt && (method === 'ink' || !online)
      ? [`Printed for signing on ${momentInZone(printedAt, timeZone)}`]
      : []),
    ...(paper ? [`Signed on paper on ${longDate(paper.signedOn)}, as you stated`] : []),
  ];
  return paper || (online && method === 'screen') ? steps : [...steps, notSignedYet];
};
