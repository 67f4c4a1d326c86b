import { fieldOf } from '#facts/told.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAmountsOfEach } from '#interview/reader/shares/amounts-of-each.ts';
import { homeAddress } from '#interview/reader/property/addresses.ts';
import { proposeCounty } from '#interview/reader/county.ts';
import { readDays } from '#interview/reader/days.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { readMeantInstead, readNoneOf } from '#interview/asked/meant-instead.ts';
import { readMarital } from '#interview/reader/marital.ts';
import { answeredName, introducedName } from '#interview/reader/people/own-name.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readSettings } from '#interview/asked/offered-settings.ts';
import { readClosed } from '#interview/asked/settings.ts';
import { stateInText } from '#law/states-in-text.ts';
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
  const own = fieldOf('maker-name');
  if (!has(own)) return [];
  const isAsked = field === own && isLenient;
  const introduced =
    isAsked || facts[own] === undefined || /\bmy (?:full |legal )*name\b/iu.test(text)
      ? introducedName(scene)
      : undefined;
  const found =
    introduced && (!isAsked || introduced.name.includes(' '))
      ? introduced
      : isAsked
        ? (answeredName(scene) ?? introduced)
        : introduced;
  return found ? propose(own, found.name, { evidence: found.name, confidence: found.confidence }) : [];
};

const readAddress = (scene: Scene): readonly Proposal[] => {
  const field = scene.question?.kind === 'address' ? scene.question.field : fieldOf('maker-address');
  if (!scene.has(field)) return [];
  const isAsked = scene.field === field && scene.isLenient;
  const run = homeAddress(scene.text, { isAsked, isOpening: scene.isOpening || scene.field === fieldOf('maker-name') });
  if (run) return propose(field, run.address, { evidence: run.address, confidence: run.isWhole ? 0.95 : 0.7 });
  return [];
};

const readStatus = (scene: Scene): readonly Proposal[] => {
  const status = fieldOf('marital-status');
  if (!scene.has(status)) return [];
  const isAsked = scene.field === status && scene.isLenient;
  const found = readMarital(scene.text, isAsked);
  if (!found) return [];
  const isRepeat =
    !isAsked &&
    scene.facts[status] !== undefined &&
    !/\b(?:actually|i'm|i am|im|now|got|we|change|status|correct|should)\b/u.test(scene.low);
  return isRepeat
    ? []
    : propose(status, found.status, {
        evidence: found.evidence,
        // Whoever has just lost somebody is asked, not told.
        confidence: isAsked || !findLosses(scene.text).some(({ isRecent }) => isRecent) ? found.confidence : 0.55,
      });
};

const isNoTitle = /^\W*(?:yes|no|skip|none|ok|sure)\W*$/iu;

// Asked for a title, what is said is one; told elsewhere, it stands behind words that name it and ends as such titles do.
const readTitles = ({ text, question, isLenient, plan }: Scene): readonly Proposal[] => {
  const asked = question?.title;
  if (question && asked && isLenient && !isNoTitle.test(text))
    return propose(question.field, readTitle(text, asked.endsIn), { evidence: text, confidence: 0.9 });
  return plan.questions.flatMap(({ field, title }) =>
    propose(field, title?.toldBy.exec(text)?.[1], { evidence: text, confidence: 0.9 }),
  );
};

const readPlace = (scene: Scene): readonly Proposal[] => {
  const { field, isLenient, text, has, facts } = scene;
  const countyField = has(fieldOf('maker-county')) ? fieldOf('maker-county') : fieldOf('office-county');
  if (field === countyField && isLenient) return proposeCounty(scene, countyField, text);
  const county = has(countyField) ? /\bcounty (?:is|should be|to)\s+([^.;,\n]{2,40})/iu.exec(text)?.[1] : undefined;
  if (county) return proposeCounty(scene, countyField, county);
  const formed = fieldOf('state-of-formation');
  const state =
    has(formed) && facts[formed] === undefined && field !== formed
      ? /\b(?:in|state of|formed in)\s+([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/u.exec(text)?.[1]
      : undefined;
  const named = state ? (stateInText(state) ?? stateInText(state.split(' ')[0] ?? '')) : undefined;
  return propose(formed, named, { evidence: text, confidence: 0.9 });
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
  if (!question || !field || !isLenient || field === fieldOf('marital-status') || question.kind === 'address')
    return [];
  if (asksWhoseChild(field)) return readWhoseChildren(scene);
  const isUsual = usualWords.test(scene.low) && !/\bnot\b|n't\b/u.test(scene.low) && question.kind !== 'text';
  const usual = isUsual ? question.usual?.(scene.facts) : undefined;
  return propose(field, readClosed(scene, question) ?? usual, { evidence: scene.text, confidence: 0.9 });
};

// Asked for what most answer alike: "as usual", "the standard is ok".
const usualWords = /\b(?:usual|normal|standard|defaults?)\b/u;
