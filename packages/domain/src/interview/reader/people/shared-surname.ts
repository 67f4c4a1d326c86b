import { isCalledIn } from '#facts/same-person.ts';
import { changePeople, isPeopleField, peopleIn } from '#facts/people-in.ts';
import { told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { missingSurnames } from '#interview/missing-surnames.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { bareSurname, surnameOf } from '#interview/reader/people/surnames.ts';

/**
 * One last name for all who are asked for, and who has another: "all Reyes except Dee, she's Dee Ortiz now", "Reyes for all of
 * them"; or each in turn with no mark between them: "rosa reyes dee ortiz luz reyes".
 */
export const readSharedSurname = (interview: Interview, text: string): Reading | undefined => {
  const { asked, facts } = interview;
  if (asked?.kind !== 'detail' || asked.detail !== 'surname' || !isPeopleField(asked.field)) return undefined;
  const open = missingSurnames(interview, asked.field).map(({ name }) => name);
  if (open.length < 2 || /\?/u.test(text)) return undefined;
  const full = inTurn(text, open) ?? sharedBy(interview, { text, open });
  if (!full) return undefined;
  const value = changePeople(facts[asked.field], (name) => {
    const surname = full.get(name);
    return surname === undefined ? name : `${name} ${surname}`;
  });
  return { act: 'answer', isPlain: true, patch: [{ field: asked.field, value, evidence: text, confidence: 0.9 }] };
};

type Surnames = ReadonlyMap<string, string>;

interface Said {
  readonly text: string;
  readonly open: readonly string[];
}

const sharedBy = (interview: Interview, { text, open }: Said): Surnames | undefined => {
  const [head = '', ...tails] = text.split(exceptionsOf(open));
  const tail = tails.join(' ').trim();
  const named = open.filter((name) => isCalledIn(tail.replace(/['’]s\b/gu, ''), name));
  if (open.some((name) => isCalledIn(head, name)) || named.length === open.length) return undefined;
  if (named.length === 0 && (tail !== '' || !ofAll.test(head))) return undefined;
  const shared = sharedIn(interview, head);
  const own = inTurn(tail, named);
  return shared === undefined || !own ? undefined : new Map([...open.map((name) => [name, shared] as const), ...own]);
};

// "They're all Reyes. Dee is Ortiz": the next sentence begins with whom it is about.
const exceptionsOf = (open: readonly string[]): RegExp =>
  patternOf(
    'iu',
    String.raw`[\s,;.-]+(?:but|except(?: for)?|only|just not|not|other than|besides|though|while)[\s,]+|\s*[.;,]\s+(?:and |just )?(?=(?:`,
    open.map(escaped).join('|'),
    String.raw`)\b)`,
  );
const ofAll = /\bfor (?:all|both|each|every(?:body|one)|the (?:lot|three|two|four|kids|girls|boys))\b/iu;

const sharedIn = ({ facts }: Interview, head: string): string | undefined => {
  if (ofMine.test(head)) return surnameOf(told(facts, 'maker-name') ?? '') || undefined;
  const called = peopleIn(facts).flatMap(({ name, field }) => (isPeopleField(field) ? [name] : []));
  return bareSurname(
    head.replace(around, ' '),
    called.filter((name) => !name.includes(' ')),
  );
};

const ofMine = /\b(?:same|mine|my (?:last )?(?:name|surname)|like me|as me|ours)\b/iu;
const around = patternOf(
  'giu',
  String.raw`\b(?:for|all|both|each|every(?:body|one)|one|em|of|them|they(?:['’]re)?|theyre|the|rest|girls?|boys?|kids|lot|two|three|four`,
  String.raw`|put|use|would be|should be|got|go by|goes by|with|too|it['’]?s)\b`,
);

// Behind each who is named, up to the next one, stands the last name.
const inTurn = (text: string, named: readonly string[]): Surnames | undefined => {
  const starts = named.map((name) => ({ name, at: startOf(text, name) })).toSorted((one, other) => one.at - other.at);
  const full = new Map<string, string>();
  for (const [index, { name, at }] of starts.entries()) {
    const behind = text.slice(at + name.length, starts[index + 1]?.at ?? text.length);
    const again = new RegExp(String.raw`\b${escaped(name)}\b`, 'giu');
    const surname =
      at < 0
        ? undefined
        : bareSurname(
            behind
              .replace(/^['’]s\b/u, ' ')
              .replace(again, ' ')
              .replace(bearing, ' '),
            [],
          );
    if (surname === undefined) return undefined;
    full.set(name, surname);
  }
  const lead = text.slice(0, starts[0]?.at ?? 0);
  return /\p{L}/u.test(lead.replace(leads, ' ')) ? undefined : full;
};

const leads =
  /\b(?:for|and|it['’]?s|they['’]?re|ok|okay|well|so|the|my|our|girl|boy|daughter|son|one|oldest|youngest|middle)\b/giu;
const bearing = patternOf(
  'giu',
  String.raw`\b(?:(?:s?he|they)['’]?(?:s|re)?|is|are|was|who|who['’]?s|now|an?|got married|married(?: name)?|has|uses|took|goes by|kept|keeps`,
  String.raw`|became|and|but|again|by|to|(?:her|his) (?:husband|wife)['’]?s?(?: (?:last )?name)?)\b`,
);

const startOf = (text: string, name: string): number => text.search(new RegExp(String.raw`\b${escaped(name)}\b`, 'iu'));
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
