import { readsAsPerson } from '#facts/is-organization.ts';
import { isEverydayWord } from '#interview/reader/common-words.ts';
import { caseName } from '#interview/language/title-case.ts';
import type { Token } from '#interview/reader/tokens.ts';

/** An organization named in a message: tokens `from` to `to` (exclusive). */
export interface OrganizationRun {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly relationship: string | undefined;
}

const heads: Readonly<Record<string, string>> = {
  society: 'charity',
  church: 'church',
  foundation: 'charity',
  hospital: 'charity',
  university: 'charity',
  college: 'charity',
  school: 'charity',
  fund: 'charity',
  association: 'charity',
  center: 'charity',
  centre: 'charity',
  shelter: 'charity',
  rescue: 'charity',
  library: 'charity',
  museum: 'charity',
  charity: 'charity',
  charities: 'charity',
  ministries: 'church',
  ministry: 'church',
  temple: 'church',
  synagogue: 'church',
  mosque: 'church',
  institute: 'charity',
  cathedral: 'church',
  academy: 'charity',
  league: 'charity',
  coalition: 'charity',
  alliance: 'charity',
  project: 'charity',
  hospice: 'charity',
  conservancy: 'charity',
  sanctuary: 'charity',
  club: 'charity',
  federation: 'charity',
  mission: 'charity',
  pantry: 'charity',
  congregation: 'church',
  orchestra: 'charity',
  symphony: 'charity',
  seminary: 'charity',
  chapel: 'church',
  parish: 'church',
  army: 'charity',
  cross: 'charity',
  network: 'charity',
  bank: '',
  company: '',
  corporation: '',
  fiduciary: '',
  inc: '',
  llc: '',
  advisors: '',
  services: '',
  trust: '',
};

const plainParts = new Set(
  "local animal humane first second baptist catholic methodist lutheran presbyterian episcopal community county city public state national american red food children's women's homeless saint st st. united memorial regional cancer heart research wildlife veterans salvation community youth senior seniors free public historical art literacy dog cat pet horse music science natural history high elementary grace".split(
    ' ',
  ),
);

const known: readonly (readonly [readonly string[], string])[] = [
  'red cross',
  'american red cross',
  'salvation army',
  'goodwill',
  'unicef',
  'aspca',
  'spca',
  'st jude',
  "st jude's",
  'st. jude',
  "st. jude's",
  "st. jude children's research hospital",
  "st jude children's research hospital",
  'habitat for humanity',
  'doctors without borders',
  'planned parenthood',
  'make-a-wish',
  'make a wish',
  'wounded warrior project',
  'world wildlife fund',
  'sierra club',
  'the nature conservancy',
  'nature conservancy',
  'boys and girls club',
  'girl scouts',
  'boy scouts',
  'united way',
  'feeding america',
  'ymca',
  'ywca',
  'meals on wheels',
  'toys for tots',
  'special olympics',
  'big brothers big sisters',
  'world vision',
  'catholic charities',
  'aclu',
  'naacp',
  'npr',
  'pbs',
  'peta',
  'oxfam',
  'march of dimes',
  'no kid left hungry',
  'best friends animal society',
  "alzheimer's association",
].map((phrase) => [phrase.split(' '), 'charity'] as const);

/** Every organization of a message, from left to right, not overlapping. */
export const findOrganizations = (tokens: readonly Token[]): readonly OrganizationRun[] => {
  const found: OrganizationRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const run = knownAt(tokens, at) ?? headedAt(tokens, at, found.at(-1)?.to ?? 0);
    if (!run) continue;
    found.push(run);
    at = run.to - 1;
  }
  return found;
};

const knownAt = (tokens: readonly Token[], at: number): OrganizationRun | undefined => {
  const match = known
    .filter(([words]) => words.every((word, index) => tokens[at + index]?.low === word))
    .sort(([one], [other]) => other.length - one.length)[0];
  if (!match) return undefined;
  const to = extendRight(tokens, at + match[0].length);
  return toRun(tokens, { from: at, to, relationship: match[1] });
};

const headedAt = (tokens: readonly Token[], at: number, floor: number): OrganizationRun | undefined => {
  const head = tokens[at];
  if (!head || !Object.hasOwn(heads, head.low.replace(/\.$/u, ''))) return undefined;
  const relationship = heads[head.low.replace(/\.$/u, '')] || undefined;
  if (!relationship && !head.isCapital) return undefined;
  const from = extendLeft(tokens, at, floor);
  const to = extendRight(tokens, at + 1);
  const hasOwnName = from < at || (to > at + 1 && head.isCapital);
  // A local charity called Mercy Lane is named after that.
  if (!hasOwnName || /^(?:called|named)$/u.test(tokens[to]?.low ?? '')) return undefined;
  const run = toRun(tokens, { from, to, relationship });
  return isCalledAsPerson(tokens, run) ? { ...run, relationship: undefined } : run;
};

// Who is called Sarah Church may be a person: what that is, is asked and not told by the name. `The` stands before no name of a person.
const isCalledAsPerson = (tokens: readonly Token[], { from, name }: OrganizationRun): boolean =>
  readsAsPerson(name) &&
  !plainParts.has(tokens[from]?.low ?? '') &&
  !/^(?:the|our)$/u.test(tokens[from - 1]?.low ?? '');

const extendLeft = (tokens: readonly Token[], at: number, floor: number): number => {
  let from = at;
  while (from > floor && from > at - 7) {
    const before = tokens[from - 1];
    if (!before || before.kind === 'mark') break;
    const joins =
      /^(?:of|for)$/u.test(before.low) && tokens[from - 2]?.isCapital && tokens[from]?.isCapital && from - 2 >= floor;
    const isOwn =
      (before.isCapital &&
        !/^(?:i|my|our|the|to|and|yes|give|leave|everything|half|all)$/u.test(before.low) &&
        before.kind === 'word') ||
      plainParts.has(before.low) ||
      (!before.isCapital &&
        !isEverydayWord(before.low) &&
        !tokens[at]?.isCapital &&
        before.kind === 'word' &&
        !/^(?:humane)$/u.test(before.low));
    if (!joins && !isOwn) break;
    from -= joins ? 2 : 1;
  }
  return from;
};

const extendRight = (tokens: readonly Token[], at: number): number => {
  let to = at;
  while (to < tokens.length && to < at + 6) {
    const token = tokens[to];
    const next = tokens[to + 1];
    if (!token) break;
    const isHead = Object.hasOwn(heads, token.low);
    const isOwn = token.kind === 'word' && token.isCapital && (!isEverydayWord(token.low) || plainParts.has(token.low));
    const joins =
      /^(?:of|for|at)$/u.test(token.low) &&
      next?.kind === 'word' &&
      (next.isCapital || (token.low === 'of' && !isEverydayWord(next.low)));
    if (!isHead && !isOwn && !joins) break;
    to += joins ? 2 : 1;
  }
  return to;
};

const toRun = (
  tokens: readonly Token[],
  { from, to, relationship }: { readonly from: number; readonly to: number; readonly relationship: string | undefined },
): OrganizationRun => ({
  from,
  to,
  name: caseName(tokens.slice(from, to).map(({ text }) => text)),
  relationship,
});
