import type { Command } from '#interview/own-words/command.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import { readHeaded, readWordOut } from '#interview/own-words/read-headed.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Reads one order about own words; undefined for words that are none, a wish among them. */
export const readCommand = (message: string): Command | undefined => {
  const said = message.trim().replace(/[.!\s]+$/u, '');
  if (leaves.test(said)) return { kind: 'leave' };
  const bare = bareOrder(said);
  const named = readHeaded(bare) ?? readWordOut(bare);
  if (named) return named;
  const order = bare.replace(inTheText, '').trim();
  return readChange(order) ?? readKeepOnly(said) ?? readKeepOnly(order) ?? readRemove(order) ?? readAdd(bare);
};

const leaves = patternOf(
  'iu',
  String.raw`^\W*(?:(?:no|nah|ok|okay|oh|just|please|well|then|actually|yes|yeah)[\s,]+)*(?:(?:leave|keep) (?:it|that|this|them|things|everything|mine)`,
  String.raw`(?: (?:all|just|exactly))?(?: (?:as (?:it|is|they|that)(?: (?:is|are|was|were|stands))?|alone|be|in|like (?:that|this)|the same|the way it is))?`,
  String.raw`|(?:the )?same as (?:before|last time|it was|now)|(?:just )?(?:as|like) before|the same|no changes?|unchanged|(?:it|that)(?:['’]s| is)`,
  String.raw` (?:fine|good|ok|okay|all right|right|perfect)(?: (?:as (?:it )?is|like (?:that|this)|the way it is))?|never ?mind|forget (?:it|i said anything)`,
  String.raw`|(?:it|that) (?:stays|can stay)(?: as it is| the same| like that)?|skip(?: it| this| that)?)(?: please| thanks| thank you| then| for now)*\W*$`,
);

// “From my special instructions” says where, and nothing about which part.
const inTheText = patternOf(
  'iu',
  String.raw`,?\s+(?:from|in|out of|of|under|off)\s+(?:(?:the|my|our|those|these|there) ?)*(?:(?:special|own|extra) )?`,
  String.raw`(?:instructions?|wishes|wish|notes?|text|document|trust|will|power of attorney|there|it)$`,
);

const verb =
  '(?:remove|delete|erase|drop|scrap|toss|ditch|strike|scratch|cut|lose|nix|omit|cancel|forget(?: about)?|get rid of)';
const takes = '(?:take|leave|cross|strike|scratch|cut|get)';

const removals: readonly RegExp[] = [
  new RegExp(String.raw`^${takes}\s+(?:out|off|away)(?: of)?\s+(?<what>.+)$`, 'iu'),
  new RegExp(
    String.raw`^${takes}\s+(?<what>.+?)\s+(?:back )?(?:out|off|away)(?: of (?:it|there|that))?(?: again)?$`,
    'iu',
  ),
  new RegExp(String.raw`^${verb}\s+(?:out )?(?<what>.+)$`, 'iu'),
  /^(?:never ?mind)(?: about)?\s+(?<what>.+)$/iu,
  /^(?:i|we) (?:do not|don['’]?t|no longer) (?:want|need) (?<what>.+?)(?: (?:in there|in it|in|there))?(?: (?:any ?more|any longer|after all))?$/iu,
  /^(?<what>.+?) (?:can|should|must|has to|needs to|may) (?:come out|go away|be (?:taken out|removed|deleted|dropped)|go)$/iu,
  /^no (?:more )?(?<what>.+? (?:part|bit|thing|sentence|line)|(?:part|bit|thing|sentence|line) .+?)$/iu,
  new RegExp(String.raw`^${verb}$`, 'iu'),
  /^(?:leave|make|have) (?:it|that|this) (?:blank|empty)$/iu,
  /^start (?:over|again|fresh) (?:with|on) (?:this|that|it)(?: (?:one|part|answer))?$/iu,
];

const readRemove = (order: string): Command | undefined => {
  for (const pattern of removals) {
    const match = pattern.exec(order);
    if (!match) continue;
    const what = match.groups?.['what']?.trim() ?? '';
    if (all.test(what) || /(?:blank|empty)$|^start\b/iu.test(order)) return { kind: 'removeAll' };
    if (that.test(what)) return { kind: 'removeThat' };
    // Whoever says what is to be done if something happens tells a wish.
    if (/^(?:to|if|when|unless)\b/iu.test(what) || what.split(/\s+/u).length > mostWords) return undefined;
    return { kind: 'remove', ...partOf(what) };
  }
  return undefined;
};

const mostWords = 12;

const all = patternOf(
  'iu',
  String.raw`^(?:all(?: of)?(?: (?:it|that|this|them|those|these|mine|my words))?|everything(?: (?:there|i said|i wrote|in there))?|it all|that all|them all`,
  String.raw`|the (?:whole|entire) (?:thing|text|lot|answer|instructions?)|the lot|all (?:the |my |of the |of my )?(?:special )?(?:instructions?|wishes|sentences|words)`,
  String.raw`|(?:the |my |those |these )?(?:special )?(?:instructions|wishes))$`,
);
const that =
  /^(?:|it|that|this|them|those|these|that one|this one|(?:that|this) (?:part|bit|sentence|thing|again)|what i (?:just )?(?:said|wrote|told you))$/iu;

const partWord = '(?:parts?|bits?|things?|sentences?|lines?|pieces?|stuff|wish|instructions?|business|request)';
const joint =
  '(?:about|on|with|regarding|concerning|for|of|where|that (?:says|said|mentions)|saying|having to do with|i (?:said|wrote) about)';

// “The part about the cat”, “the cat part”, “that boat thing”: what stands beside the word for a part says which.
const partOf = (what: string): { readonly about: string; readonly isPart: boolean } => {
  const [, behind] =
    new RegExp(String.raw`^(?:(?:the|that|this|my|whole|entire|one|what) )*${partWord}\s+${joint}\s+(.+)$`, 'iu').exec(
      what,
    ) ??
    /^(?:what|everything|anything|all) (?:i (?:said|wrote|told you) )?(?:about|on|regarding|concerning)\s+(.+)$/iu.exec(
      what,
    ) ??
    [];
  if (behind !== undefined) return { about: behind, isPart: true };
  const [, before] =
    new RegExp(String.raw`^(?:(?:the|that|this|my|whole|entire) )*(\S.*?)\s+${partWord}$`, 'iu').exec(what) ?? [];
  return before === undefined ? { about: what, isPart: false } : { about: before, isPart: true };
};

const changes: readonly RegExp[] = [
  /^(?:change|rewrite|replace|redo|reword|edit|update)\s+(?<what>[^:]+?)\s*(?:\b(?:to (?:read|say)|to|with|by|into|say|read|so (?:that )?it (?:says|reads))\b\s*[:,]?|:)\s*(?<fresh>\S.*)$/isu,
  /^make\s+(?<what>[^:]+?)\s+(?:say|read)\b\s*[:,]?\s*(?<fresh>\S.*)$/isu,
  /^(?<what>[^:]+?)\s+(?:should|must|needs to|has to|ought to)\s+(?:rather |really |instead |now )?(?:say|read)\b\s*[:,]?\s*(?<fresh>\S.*)$/isu,
  /^(?:say|write|put)(?:\s+(?<what>that|it|this|instead))?\s*(?:instead\s*)?:\s*(?<fresh>\S.*)$/isu,
];

const readChange = (order: string): Command | undefined => {
  for (const pattern of changes) {
    const { what = 'it', fresh } = pattern.exec(order)?.groups ?? {};
    if (fresh === undefined || what.split(/\s+/u).length > mostWords) continue;
    const said = what.trim();
    if (all.test(said) || /^(?:instead|mine|my answer)$/iu.test(said) || that.test(said))
      return { kind: 'changeAll', fresh };
    return { kind: 'change', ...partOf(said), fresh };
  }
  return undefined;
};

const rest = String.raw`(?:the (?:rest|others?)|everything else|all (?:the )?(?:rest|else|others)|anything else)`;
const keeps: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:ok|okay|no|please|actually|just|only|keep|leave)[\s,]+)+(?<what>.+?)\s*[,.;-]+\s*(?:and )?(?:${rest}\s+(?:can |should |must )?(?:go|goes|come out|is out|be (?:deleted|removed))|(?:delete|remove|drop|take out|forget) ${rest})$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:keep|leave) (?:only|just)\s+(?<what>.+)$`, 'iu'),
  new RegExp(
    String.raw`^(?:delete|remove|drop|take out)\s+(?:everything|all)\s+(?:but|except)(?: for)?\s+(?<what>.+)$`,
    'iu',
  ),
];

const readKeepOnly = (order: string): Command | undefined => {
  const what = keeps.map((pattern) => pattern.exec(order)?.groups?.['what']).find((found) => found !== undefined);
  return what === undefined ? undefined : { kind: 'keepOnly', ...partOf(what.trim()) };
};

const places = String.raw`(?:(?:in|to|into|under)\s+(?:the|my|those|these)\s+(?:special\s+)?(?:instructions?|wishes))`;
const adds: readonly RegExp[] = [
  new RegExp(String.raw`^(?:add|put|write|include)\s+${places}\s*(?:that\b|:|,)?\s*(?<fresh>\S.*)$`, 'isu'),
  new RegExp(String.raw`^(?:add|put|write|include)\s+(?:that\b)?\s*(?<fresh>\S.*?)\s+${places}$`, 'isu'),
];
const addsHere =
  /^(?:add|include|put in|write|write down|say|mention)(?:\s+(?:that|this)\b\s*[:,]?|\s*:)\s*(?<fresh>\S.*)$/isu;

const readAdd = (order: string): Command | undefined => {
  const placed = adds.map((pattern) => pattern.exec(order)?.groups?.['fresh']).find((found) => found !== undefined);
  if (placed !== undefined) return { kind: 'add', fresh: placed, isPart: true };
  const here = addsHere.exec(order)?.groups?.['fresh'];
  return here === undefined ? undefined : { kind: 'add', fresh: here, isPart: false };
};
