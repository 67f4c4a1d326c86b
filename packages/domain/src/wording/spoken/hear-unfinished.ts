import type { FactKind } from '#facts/fact-kind.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { moreToCome } from '#interview/language/spanish/more-to-come.ts';

/**
 * How the interview hears somebody who says in Spanish that something is missing, and not what: a no to whether all is right, a yes to
 * whether there is something; undefined for any other words.
 */
export const hearUnfinished = (interview: Interview, message: string): string | undefined => {
  const said = moreToCome(message);
  if (said === undefined) return undefined;
  const { asked, doubt, plan } = interview;
  if (doubt || asked?.kind === 'review' || asked?.kind === 'known' || asked?.kind === 'offer') return 'no';
  if (said === 'wrong') return undefined;
  const kind = asked?.kind === 'fact' ? findQuestion(plan, asked.field)?.kind : undefined;
  if (kind === 'yesNo') return said === 'not-yet' ? 'no' : undefined;
  if (said === 'not-yet') return 'skip';
  return kind !== undefined && telling.has(kind) ? 'yes' : undefined;
};

// What is told in several words, of which there may be more.
const telling: ReadonlySet<FactKind> = new Set([
  'people',
  'shares',
  'assets',
  'gifts',
  'parties',
  'choices',
  'longText',
  'text',
]);
