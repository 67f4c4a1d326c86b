import { clause } from '#assembly/clause.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';

export const severability = clause({
  id: 'general.severability',
  heading: 'Severability',
  source: own('Uniform Trust Code 415'),
  body: (_, { maker }) => [
    para(
      p`If a provision of this instrument is invalid or unenforceable in any circumstance, the remaining provisions, and that provision in every other circumstance, remain in effect. A court may reform a provision, even if unambiguous, to conform it to the intention of the ${maker}, if that intention is proved by clear and convincing evidence.`,
    ),
  ],
});
