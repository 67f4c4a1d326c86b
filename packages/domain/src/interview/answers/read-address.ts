import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { weighRest } from '#interview/answers/weigh-rest.ts';
import { type AddressRun, findAddresses, homeAddress } from '#interview/reader/property/addresses.ts';
import { caseShouted } from '#interview/language/case-shouted.ts';
import { isCalledField } from '#interview/asked/called-facts.ts';

/** The address that a message gives, or another one that it calls the same. */
export const readAddressAnswer: AnswerReader = (heard) => {
  const { message, question } = heard;
  const run = addressIn(message);
  const propose = (value: string, confidence: number, rest: readonly string[]) => ({
    patch: [{ field: question.field, value: caseShouted(value), evidence: message, confidence }],
    ...(rest.length > 0 && { rest }),
  });
  if (run === undefined) {
    const same = sameAs(heard);
    return same === undefined ? undefined : propose(same, 0.95, []);
  }
  const other = sameAs(heard);
  if (other !== undefined && !run.isWhole && other.startsWith(run.address.split(',')[0] ?? '-'))
    return propose(other, 0.95, []);
  const { remarks } = weighRest(message, [run]);
  return propose(
    run.address,
    isSure(run, message) &&
      !/^[,\s]*(?:\d|\p{L}+ty\b|(?:one|two|three|four|five|six|seven|eight|nine|zero|oh)\b)/iu.test(
        message.slice(run.end),
      )
      ? 0.95
      : 0.5,
    remarks,
  );
};

const isSure = ({ address, isWhole, start }: AddressRun, message: string): boolean =>
  isWhole &&
  /\p{L}/u.test(address) &&
  !isPostBox(address) &&
  !/\b(?:maybe|perhaps|i think it's|used to be)\b/iu.test(message.slice(0, start));

const isPostBox = (address: string): boolean => /^(?:p\.? ?o\.?|post office) ?box\b/iu.test(address);

// What is said after a correction stands for what was said before it, which may have given the town.
const addressIn = (message: string): AddressRun | undefined => {
  const corrected = takenBack(message);
  const last = corrected && best(corrected.after);
  if (last?.isWhole && corrected) {
    const shift = message.length - corrected.after.length;
    return { ...last, start: last.start + shift, end: last.end + shift };
  }
  return best(message);
};

const best = (text: string): AddressRun | undefined => {
  const runs = findAddresses(text, true);
  const home = runs.find(
    ({ isWhole, address, start }) =>
      isWhole &&
      !isPostBox(address) &&
      /\b(?:live|home is|house is|reside|located)\b[^.;]{0,20}$/iu.test(text.slice(0, start)),
  );
  return home ?? homeAddress(text, { isAsked: true, isOpening: false });
};

// "Same as the main office", "the office".
const sameAs = ({ interview: { plan, facts }, question, message }: Heard): string | undefined => {
  const low = message.toLowerCase();
  if (/\bnot\b|n't\b/u.test(low)) return undefined;
  const known = plan.questions.filter(
    (other) => other.kind === 'address' && other.field !== question.field && typeof facts[other.field] === 'string',
  );
  const called = known.find(
    (other) =>
      isCalledField(low, other) || wordsOf(other.label).some((word) => new RegExp(`\\b${word}\\b`, 'u').test(low)),
  );
  const isSame = /\bsame\b|\bthere too\b|\bditto\b/u.test(low);
  const isOnlyCalled = called !== undefined && low.split(/\s+/u).length <= 4 && !/\d/u.test(low);
  const meant = isSame ? (called ?? known[0]) : isOnlyCalled ? called : undefined;
  return meant && (facts[meant.field] as string);
};

const wordsOf = (label: string): readonly string[] =>
  (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:address|your|main|home)$/u.test(word));
