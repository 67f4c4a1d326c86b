import type { Language } from '@evergrant/domain/kit/language.ts';
import { useEffect, useRef } from 'react';
import { chooseLanguage, useChosenLanguage } from '#platform/language/spoken-language.ts';
import { knownSession, rememberSession, useSession } from '#platform/session.ts';

/**
 * A browser in which nobody has chosen a language speaks the one of the account; from then on the account is written to in the language
 * that is chosen here.
 */
export const useAccountLanguage = (): void => {
  const session = useSession();
  const chosen = useChosenLanguage();
  const met = useRef<string>(undefined);
  const { id, language } = session.state === 'signed-in' ? session.user : {};

  useEffect(() => {
    const isFirst = met.current !== id;
    met.current = id;
    if (id === undefined || language === undefined || chosen === language) return;
    if (isFirst && chosen === 'en') chooseLanguage(language);
    else void keepWithAccount(chosen);
  }, [id, language, chosen]);
};

// Whoever can't be reached now hears of it with the next choice or at the next visit.
const keepWithAccount = async (language: Language): Promise<void> => {
  const { sendLanguage } = await import('#accounts/account-api.ts');
  await sendLanguage(language).catch(() => undefined);
  const session = knownSession();
  if (session.state === 'signed-in') rememberSession({ ...session.user, language });
};
