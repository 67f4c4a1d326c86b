import type { Interview } from '#interview/interview.ts';
import { countiesOf } from '#law/counties.ts';
import { homeState } from '#interview/asked/is-likely-county.ts';
import { cityInAddress } from '#law/states-in-text.ts';
import { wordKey } from '#kit/word-key.ts';

/** True for a name that is short for a longer one: its beginning, or its beginning with the ending of a pet name. */
export const isShortFor = (name: string, longer: string): boolean => {
  const [short, full] = [bare(name), bare(longer)];
  return (
    short.length >= 4 &&
    short.length < full.length &&
    (full.startsWith(short) || (/^\p{L}{3,5}(?:y|ie|o)$/u.test(short) && full.startsWith(short.slice(0, 4))))
  );
};

/** The county of the state that a name seems to be short for, as far as the law or the address names it; undefined for any other. */
export const fullCounty = ({ plan, facts, laws }: Interview, name: string): string | undefined => {
  const state = homeState({ plan, facts });
  const law = laws(state);
  const home = plan.questions.find(({ role }) => role === 'maker-address')?.field;
  const city = cityInAddress(String((home && facts[home]) ?? ''));
  const places = [
    ...(state === undefined ? [] : countiesOf(state)),
    ...(law?.venue.countyExceptions.map((place) => place.name) ?? []),
    ...(city === undefined ? [] : [city]),
  ];
  if (places.some((place) => bare(place) === bare(name))) return undefined;
  const [place, ...more] = [...new Set(places)].filter(
    (one) =>
      isShortFor(name, one) &&
      !/^(?:s?(?:ville|burgh?|town)|ton|port|field|dale|wood|land| .*)$/u.test(bare(one).slice(bare(name).length)),
  );
  return more.length === 0 ? place : undefined;
};

const bare = (name: string): string =>
  wordKey(name.replace(/\b(?:county|parish|borough|city(?: of)?)\b/giu, ' ')).trim();
