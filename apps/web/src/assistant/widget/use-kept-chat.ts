import { useEffect, useState } from 'react';
import { chatKey, keepChat, noChat, parseChat, readChat, type KeptChat } from '#assistant/widget/kept-chat.ts';
import { useSession } from '#platform/session.ts';

/** The talk with the floating assistant, kept on this device under the account of whoever is signed in. */
export const useKeptChat = () => {
  const session = useSession();
  const key = session.state === 'signed-in' ? chatKey(session.user.id) : undefined;
  const [chat, setChat] = useState<KeptChat>(() => (key === undefined ? noChat : readChat(key, Date.now())));

  const change = (next: (before: KeptChat) => KeptChat): void =>
    setChat((before) => {
      const after = next(before);
      if (key !== undefined) keepChat(key, after);
      return after;
    });

  useEffect(() => {
    const follow = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (key === undefined || changed !== key) return;
      // What was typed here is not touched; what both windows showed changes in both.
      const [was, is] = [parseChat(oldValue, Date.now()), parseChat(newValue, Date.now())];
      setChat((here) => ({ ...is, text: here.text === was.text ? is.text : here.text }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  return { chat, change };
};
