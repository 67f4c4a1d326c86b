import type { FieldOf } from '#facts/told.ts';
import { homeState, isKnownCounty, isLikelyCounty, misspeltCounty } from '#interview/asked/is-likely-county.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import type { Proposal } from '#interview/reading.ts';
import { findState } from '#law/states-in-text.ts';

/** The county that is spoken of freely: where the last word corrects the first, it counts; the name of the own state, and what the state has not, is asked back. */
export const proposeCounty = (
  scene: Scene,
  field: FieldOf<'maker-county' | 'office-county'>,
  text: string,
): readonly Proposal[] => {
  const state = homeState(scene);
  const county = text
    .split(/[?!;\n]|\b(?:no,? wait|wait|i mean|i meant|actually|sorry|no,|or rather|make that)(?=[\s,]|$)/iu)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/gu, ''))
    .map((part) => readKindAlone(part, scene.facts[field]) ?? readCounty(part, scene))
    .findLast((one) => one !== undefined);
  if (county === undefined) return [];
  const isSure = isKnownCounty(state, county) && (state === undefined || findState(county) !== state);
  return [{ field, value: misspeltCounty(state, county) ?? county, evidence: text, confidence: isSure ? 0.85 : 0.5 }];
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

const readCounty = (text: string, scene: Scene): string | undefined => {
  const clean = text.trim().replace(/[.!]+$/u, '');
  const said = clean.replace(countyLeadIn, '');
  const [, kind, cityLast] = kindFirst.exec(said) ?? kindLast.exec(said) ?? [];
  const named = kind ?? cityLast;
  const county = (named ?? said.split(/,|\bi think\b|\bi believe\b|\(/u)[0] ?? '').trim();
  if (county === '' || (!named && county.split(' ').length > 4) || !/^\p{L}[\p{L}'. -]*$/u.test(county))
    return undefined;
  const words = county.toLowerCase().split(' ');
  if (!named && words.some(isPlainWord)) return undefined;
  const isCalled = kind !== undefined;
  const how = { name: county, isCalled, isPlace: /\blive in\b/iu.test(clean), isAlone: said === county };
  if (!isLikelyCounty(scene, homeState(scene), how)) return undefined;
  return county === county.toLowerCase()
    ? county
        .replace(/(?<=^|[\s'-])(?!(?:and|of)\b)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bSt\b/u, 'St.')
        .replace('..', '.')
    : county;
};
