import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';

const between = ' · ';
let last = { english: '', spoken: '' };

/** Says the title of the page in its language, in the tab and to a screen reader; the routes write it in English. */
export const useSpokenTitle = (): void => {
  const say = useSay();
  const { pathname } = useLocation();
  useEffect(() => {
    const english = document.title === last.spoken ? last.english : document.title;
    const spoken = english.split(between).map(say).join(between);
    last = { english, spoken };
    document.title = spoken;
  }, [say, pathname]);
};
