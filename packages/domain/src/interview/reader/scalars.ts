import { isPlainWord } from '#interview/language/is-plain-word.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAmountsOfEach } from '#interview/reader/shares/amounts-of-each.ts';
import { homeAddress } from '#interview/reader/property/addresses.ts';
import { readDays } from '#interview/reader/days.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { readMeantInstead, readNoneOf } from '#interview/asked/meant-instead.ts';
import { readMarital } from '#interview/reader/marital.ts';
import { answeredName, introducedName } from '#interview/reader/people/own-name.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readSettings } from '#interview/asked/offered-settings.ts';
import { readClosed } from '#interview/asked/settings.ts';
import { findState, stateInText } from '#law/states-in-text.ts';
import { readTitle } from '#interview/asked/titles.ts';
import { asksWhoseChild, readWhoseChildren } from '#interview/reader/people/whose-child.ts';

/** Facts that are one value: names, address, dates, choices. */
export const readScalars = (scene: Scene): readonly Proposal[] => [
  ...readOwnName(scene),
  ...readAddress(scene),
  ...readStatus(scene),
  ...readDays(scene),
  ...readTitles(scene),
  ...readPlace(scene),
  ...readMeantOrClosed(scene),
  ...readSettings(scene),
];

const propose = (
  field: Proposal['field'],
  value: unknown,
  how: { readonly evidence: string; readonly confidence: number },
): readonly Proposal[] => (value === undefined ? [] : [{ field, value, ...how }]);

const readOwnName = (scene: Scene): readonly Proposal[] => {
  const { has, facts, field, isLenient, text } = scene;
  if (!has('grantorName')) return [];
  const isAsked = field === 'grantorName' && isLenient;
  const introduced =
    isAsked || facts.grantorName === undefined || /\bmy (?:full |legal )*name\b/iu.test(text)
      ? introducedName(scene)
      : undefined;
  const found =
    introduced && (!isAsked || introduced.name.includes(' '))
      ? introduced
      : isAsked
        ? (answeredName(scene) ?? introduced)
        : introduced;
  return found ? propose('grantorName', found.name, { evidence: found.name, confidence: found.confidence }) : [];
};

const readAddress = (scene: Scene): readonly Proposal[] => {
  const field = scene.question?.kind === 'address' ? scene.question.field : 'grantorAddress';
  if (!scene.has(field)) return [];
  const isAsked = scene.field === field && scene.isLenient;
  const run = homeAddress(scene.text, { isAsked, isOpening: scene.isOpening || scene.field === 'grantorName' });
  if (run) return propose(field, run.address, { evidence: run.address, confidence: run.isWhole ? 0.95 : 0.7 });
  return [];
};

const readStatus = (scene: Scene): readonly Proposal[] => {
  if (!scene.has('maritalStatus')) return [];
  const isAsked = scene.field === 'maritalStatus' && scene.isLenient;
  const found = readMarital(scene.text, isAsked);
  if (!found) return isAsked && /^\W*i am\W*$/u.test(scene.low) ? [] : [];
  const isRepeat =
    !isAsked &&
    scene.facts.maritalStatus !== undefined &&
    !/\b(?:actually|i'm|i am|im|now|got|we|change|status|correct|should)\b/u.test(scene.low);
  return isRepeat
    ? []
    : propose('maritalStatus', found.status, {
        evidence: found.evidence,
        // Whoever has just lost somebody is asked, not told.
        confidence: isAsked || !findLosses(scene.text).some(({ isRecent }) => isRecent) ? found.confidence : 0.55,
      });
};

const readTitles = (scene: Scene): readonly Proposal[] => {
  const { text, field, isLenient, has } = scene;
  const isNone = /^\W*(?:yes|no|skip|none|ok|sure)\W*$/iu.test(text);
  if (field === 'trustName' && isLenient && !isNone)
    return propose('trustName', readTitle(text, /\btrust\b/iu), { evidence: text, confidence: 0.9 });
  if (field === 'llcName' && isLenient && !isNone)
    return propose('llcName', readTitle(text, /\b(?:llc|l\.l\.c\.?|inc\.?|limited liability company)(?=\W|$)/iu), {
      evidence: text,
      confidence: 0.9,
    });
  const company = has('llcName')
    ? /\b(?:called|named|name is|name it|call it)\s+"?((?:\p{Lu}[\p{L}'&-]*\s+(?:(?:of|and|the|&)\s+)?){1,6}(?:LLC|L\.L\.C\.))/u.exec(
        text,
      )?.[1]
    : undefined;
  const trust = has('trustName')
    ? /\b(?:called|named|trust is|name is|name it|call it)\s+"?([Tt]he (?:\p{Lu}[\p{L}'&.-]*\s+(?:(?:of|and|the|&)\s+)?){1,7}Trust)\b/u.exec(
        text,
      )?.[1]
    : undefined;
  return [
    ...propose('llcName', company, { evidence: text, confidence: 0.9 }),
    ...propose('trustName', trust, { evidence: text, confidence: 0.9 }),
  ];
};

const readPlace = (scene: Scene): readonly Proposal[] => {
  const { field, isLenient, text, has, facts } = scene;
  const countyField = has('grantorCounty') ? 'grantorCounty' : 'registeredOfficeCounty';
  if (field === countyField && isLenient) return proposeCounty(scene, countyField, text);
  const county = has(countyField) ? /\bcounty (?:is|should be|to)\s+([^.;,\n]{2,40})/iu.exec(text)?.[1] : undefined;
  if (county) return proposeCounty(scene, countyField, county);
  const state =
    has('formationState') && facts.formationState === undefined && field !== 'formationState'
      ? /\b(?:in|state of|formed in)\s+([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/u.exec(text)?.[1]
      : undefined;
  const named = state ? (stateInText(state) ?? stateInText(state.split(' ')[0] ?? '')) : undefined;
  return propose('formationState', named, { evidence: text, confidence: 0.9 });
};

// Where the last word corrects the first, it counts; the name of the own state is asked back.
const proposeCounty = (
  { facts }: Scene,
  field: 'grantorCounty' | 'registeredOfficeCounty',
  text: string,
): readonly Proposal[] => {
  const county = text
    .split(/[?!;\n]|\b(?:no,? wait|wait|i mean|i meant|actually|sorry|no,|or rather|make that)(?=[\s,]|$)/iu)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/gu, ''))
    .map((part) => readKindAlone(part, facts[field]) ?? readCounty(part))
    .findLast((one) => one !== undefined);
  const isState = county !== undefined && facts.grantorState !== undefined && findState(county) === facts.grantorState;
  return propose(field, county, { evidence: text, confidence: isState ? 0.5 : 0.85 });
};

// “The city”, of a city and a county that share a name.
const readKindAlone = (part: string, before: string | undefined): string | undefined => {
  const kind = /^(?:the |it'?s the )?(city|county)(?: please)?[.!]*$/iu.exec(part)?.[1]?.toLowerCase();
  if (kind === undefined || before === undefined) return undefined;
  return kind === 'city' ? `City of ${before}` : `${before} County`;
};

const countyLeadIn =
  /^(?:(?:it'?s|its|that'?s|i live|we live|live|in|the|that would be|i think|i believe|um|uh|oh|well|sure|county is|my county is|county of|yes|ok|okay|probably|we're|i'm|im)(?=[\s,])[\s,]*)+/iu;

// “City and County of Denver”, “Borough of Queens”; a “County of Kings” has lost its kind to the lead-in.
const kindFirst =
  /\b((?:city|municipality|borough)(?: and (?:county|borough))? of (?:(?!in\b|and\b|i think\b|i believe\b)\p{L}[\p{L}'.-]*\s?){1,3})/iu;

const kindLast =
  /\b((?:\p{L}[\p{L}'.-]*\s){1,4}?(?:county|parish|borough|census area|planning region))\b|^(\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*)? city)$/iu;

const readCounty = (text: string): string | undefined => {
  const clean = text.trim().replace(/[.!]+$/u, '');
  const said = clean.replace(countyLeadIn, '');
  const [, kind, cityLast] = kindFirst.exec(said) ?? kindLast.exec(said) ?? [];
  const named = kind ?? cityLast;
  const county = (named ?? said.split(/,|\bi think\b|\bi believe\b|\(/u)[0] ?? '').trim();
  if (county === '' || (!named && county.split(' ').length > 4) || !/^\p{L}[\p{L}'. -]*$/u.test(county))
    return undefined;
  const words = county.toLowerCase().split(' ');
  if (!named && words.some(isPlainWord)) return undefined;
  return county === county.toLowerCase()
    ? county
        .replace(/(?<=^|[\s'-])(?!(?:and|of)\b)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bSt\b/u, 'St.')
        .replace('..', '.')
    : county;
};

// Who names none of those who can be chosen may mean another answer.
const readMeantOrClosed = (scene: Scene): readonly Proposal[] => {
  const each = readAmountsOfEach(scene);
  // What each puts in says the whole, which is no amount of its own then.
  if (each.length > 0) return scene.question?.kind === 'money' ? each : [...each, ...readClosedAnswer(scene)];
  const meant = [...readMeantInstead(scene), ...readNoneOf(scene)];
  return meant.length > 0 ? meant : readClosedAnswer(scene);
};

const readClosedAnswer = (scene: Scene): readonly Proposal[] => {
  const { question, isLenient, field } = scene;
  if (!question || !field || !isLenient || field === 'maritalStatus' || question.kind === 'address') return [];
  if (asksWhoseChild(field)) return readWhoseChildren(scene);
  const isUsual = usualWords.test(scene.low) && !/\bnot\b|n't\b/u.test(scene.low) && question.kind !== 'text';
  const usual = isUsual ? question.usual?.(scene.facts) : undefined;
  return propose(field, readClosed(scene, question) ?? usual, { evidence: scene.text, confidence: 0.9 });
};

// Asked for what most answer alike: "as usual", "the standard is ok".
const usualWords = /\b(?:usual|normal|standard|defaults?)\b/u;
