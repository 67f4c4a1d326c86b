import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readTitle } from '#interview/asked/titles.ts';
import { stateInText } from '#law/states-in-text.ts';

const negated = /\b(?:no|not|without|waive|don'?t|off|never)\b/u;

// What a piece says of a setting that it speaks of.
const readSetting = ({ text }: Scene, { kind, setting, title }: FactQuestion, low: string): unknown => {
  const cue = setting?.cue ?? /$^/u;
  if (kind === 'choice') return setting?.says?.find(([words]) => words.test(low))?.[1];
  if (kind === 'number') return Number(/(\d{1,3}) *days?/u.exec(low)?.[1] ?? Number.NaN);
  if (kind === 'yesNo') return !negated.test(low);
  if (kind === 'state') {
    const said = splitSentences(text).find((sentence) => cue.test(sentence.low));
    return said && stateInText(said.text);
  }
  return title && readTitle(text, title.endsIn);
};

const wishToChange = String.raw`^\W*(?:(?:i|we|want|to|would|like|change|the|let'?s|talk|about|please|another|different|not)\s+)*`;

/** The settings that a reply to the offer names explicitly. */
export const readSettings = (scene: Scene): readonly Proposal[] => {
  const offered = scene.asked?.kind === 'offer' ? scene.asked.fields : [];
  if (/^change: /u.test(scene.low)) return [];
  const pieces = piecesOf(spellOutInDigits(scene.low));
  return scene.plan.questions.flatMap((question) => {
    const { field, setting } = question;
    const piece = setting && pieces.find((one) => setting.cue.test(one.trim()));
    if (!offered.includes(field) || piece === undefined) return [];
    const value = readSetting(scene, question, piece);
    return value === undefined || Number.isNaN(value) ? [] : [{ field, value, evidence: piece, confidence: 0.85 }];
  });
};

// "The trustee is my brother, he should not be paid": who was spoken of last is still meant.
const piecesOf = (low: string): readonly string[] => {
  const pieces = low.replace(/\bdebts and taxes\b/gu, 'debts taxes').split(/[,;.]|\band\b|\bbut\b/u);
  return pieces.map((piece, index) =>
    /^\s*(?:he|she|they)\b/u.test(piece) && /\btrustees?\b/u.test(pieces.slice(0, index).join(' '))
      ? `trustee ${piece}`
      : piece,
  );
};

/** The setting that the person wants to change, from its chip or its name alone. */
export const readSettingFocus = (
  { low, asked, plan }: Scene,
  questions: readonly FactQuestion[],
): FieldId | undefined => {
  if (asked?.kind !== 'offer' && asked?.kind !== 'known') return undefined;
  const wanted = /^change: (.*)$/u.exec(low.trim())?.[1];
  const byLabel = questions.find(({ label }) => label.toLowerCase() === wanted);
  const said = low.trim();
  const isCalled = ({ setting }: FactQuestion): boolean =>
    setting !== undefined && (setting.cue.test(said) || (setting.called !== undefined && isWish(said, setting.called)));
  const offered = asked.kind === 'offer' ? asked.fields : [];
  return byLabel?.field ?? plan.questions.find((one) => offered.includes(one.field) && isCalled(one))?.field;
};

const isWish = (low: string, called: string): boolean =>
  new RegExp(String.raw`${wishToChange}${called}\W*$`, 'u').test(low);
