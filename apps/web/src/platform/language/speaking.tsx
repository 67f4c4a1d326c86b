import type { Language } from '@evergrant/domain/kit/language.ts';
import { translate } from '@evergrant/domain/wording/translation/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { SayContext, type Say } from '#platform/language/use-say.ts';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** What stands in it is said in a language, and the page tells browsers and screen readers which one it is. */
export const Speaking = ({ language, children }: Props) => {
  const spanish = useQuery({
    queryKey: ['wording', 'es'],
    queryFn: async () => (await import('@evergrant/domain/wording/spanish/screens.ts')).spanishScreens,
    enabled: language === 'es',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const catalogue = language === 'es' ? spanish.data : undefined;

  useEffect(() => {
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = language;
    return () => {
      documentElement.lang = before;
    };
  }, [language]);

  const say: Say = (words) => (catalogue ? translate(catalogue, words).text : words);
  return <SayContext value={say}>{children}</SayContext>;
};
