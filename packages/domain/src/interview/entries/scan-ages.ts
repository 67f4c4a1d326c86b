import type { Act, Sex } from '#interview/entries/piece.ts';
import type { Unit } from '#interview/entries/unit.ts';

/** What a few units do, and how many they are. */
export interface Taken {
  readonly act: Act;
  readonly length: number;
}

const between =
  '(?: (?:the )?(?:ages?)(?: of)?| he| she| they| each| both| all| one| are| is| be| turns?| turned| turning| reach(?:es)?| reaching';
const more = "| hits?| gets?| to| has| have| hes| shes| theyre| \\p{L}+'(?:s|re)| of them| at least)*";
const later = new RegExp(
  `^(?:but |and )?(?:only |not |it |his |hers |theirs )*(?:at|until|til|till|when|once|after|before|by|upon)${between}${more} #(?: (?:years?|old|of age|each|yrs?))* `,
  'u',
);
const being =
  "(?:he |she |they |who |hes |shes |theyre |they're |both |is |are |just |turned |turning |now |only |age |ages |aged |about |almost |nearly )+";
const now = new RegExp(
  `^(?:(?:he|she|they) (?:has|have) (?:already )?#(?: years?(?: old)?)?(?= [,.;$])|(?:who |and )?${being}#(?: (?:years?|yrs?|yo|old|months?|now|this year))*|# (?:years?|yrs?|yo|y/o|months?)(?: old)?(?: now)?) `,
  'u',
);
const minor = /^(?:(?:who|he|she|they|is|are) )*under (?:the )?(?:age )?(?:of )?# /u;
const born = /^(?:(?:he |she |who )?(?:was )?(?:born|dob|birthday|birthdate)(?: is| on| in| :)* )?DAY /u;

/** The age at which somebody receives (`at 30`), how old somebody is (`she is 9`), or a day of birth; undefined where units say none. */
export const ageAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Taken | undefined => {
  const day = born.exec(keys);
  const dated = day ? units.slice(at, at + 8).find(({ key }) => key === 'DAY')?.date : undefined;
  if (day && dated !== undefined) return { act: { kind: 'born', date: dated }, length: lengthOf(day) };
  const under = minor.exec(keys);
  if (under) return { act: { kind: 'child' }, length: lengthOf(under) };
  for (const [pattern, kind] of [
    [later, 'age'],
    [now, 'young'],
  ] as const) {
    const found = pattern.exec(keys);
    // "I raised her from four years old".
    if (kind === 'young' && /^(?:from|since)$/u.test(units[at - 1]?.key ?? '')) continue;
    const number = found && units.slice(at, at + lengthOf(found)).find(({ key }) => key === '#')?.number;
    if (
      !found ||
      !number ||
      (kind === 'young' && number.value === 1 && /one/u.test(unitsText(units, at, lengthOf(found))))
    )
      continue;
    const isMonths = /\bmonths?\b/u.test(found[0]);
    const sex = sexOf(found[0]);
    const age = isMonths ? 0 : number.value;
    return {
      act:
        kind === 'young'
          ? { kind, age, ...(sex && { sex }), ...(ofAll.test(found[0]) && { isOfAll: true as const }) }
          : { kind, age },
      length: lengthOf(found),
    };
  }
  return undefined;
};

// "They're 17 now", "both 4".
const ofAll = /^(?:and |who )?(?:they|theyre|they're|both)\b/u;

/** Whom the words at the start call he or she. */
export const sexOf = (keys: string): Sex | undefined => {
  const said = /^(?:but |and |so |who )*(he|hes|she|shes)\b/u.exec(keys)?.[1];
  return said === undefined ? undefined : said.startsWith('s') ? 'female' : 'male';
};

const unitsText = (units: readonly Unit[], at: number, length: number): string =>
  units
    .slice(at, at + length)
    .map(({ low }) => low)
    .join(' ');

/** How many units a pattern has matched. */
export const lengthOf = (match: RegExpExecArray): number => match[0].trim().split(' ').length;
