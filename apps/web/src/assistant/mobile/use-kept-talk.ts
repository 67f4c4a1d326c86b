import { useState } from 'react';
import { keepTalk, noTalk, readTalk, talkKey, type KeptTalk } from '#assistant/mobile/kept-talk.ts';
import { useSession } from '#platform/session.ts';

/** What was said and typed on this device, kept under the account of whoever is signed in. */
export const useKeptTalk = () => {
  const session = useSession();
  const key = session.state === 'signed-in' ? talkKey(session.user.id) : undefined;
  const [talk, setTalk] = useState<KeptTalk>(() => (key === undefined ? noTalk : readTalk(key)));
  return {
    talk,
    keep: (next: (before: KeptTalk) => KeptTalk) =>
      setTalk((before) => {
        const after = next(before);
        if (key !== undefined) keepTalk(key, after);
        return after;
      }),
  };
};
