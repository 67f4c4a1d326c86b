import { z } from 'zod';
import { defineFact, valueOf } from '#facts/define-fact.ts';
import { spouseName } from '#facts/person.ts';
import { arranges, spouseTakes } from '#facts/special.ts';

export const spouseShare = defineFact({
  group: 'Who receives',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  field: 'spouseShare',
  shape: z.enum(['outright', 'disclaimer', 'marital']),
  kind: 'choice',
  label: 'How your spouse receives the share',
  applies: (facts) => arranges(facts, 'spouseShare') && spouseTakes(facts),
  ask: (facts) =>
    `How should ${valueOf(facts, spouseName) ?? 'your spouse'} receive the share: outright; outright, with the choice to leave some of it in trust; or in trust for life, so that you decide who takes it afterwards?`,
  why: 'Outright is simple, and the spouse decides who takes it in the end. With the choice to disclaim, the spouse can decide within nine months of your death to leave part of it in a trust, if taxes then make that wise. In trust for life, the spouse receives all of the income and what is needed, and the rest goes to those you named to come next: many choose this in a second marriage. Married couples owe the federal estate tax only on very large estates; ask a tax lawyer if yours may be one.',
  choices: [
    {
      value: 'marital',
      label: 'In trust for life',
      cues: /\bfor (?:his |her )?life\b|\bmarital\b|\bqtip\b|\bin trust\b/u,
    },
    {
      value: 'disclaimer',
      label: 'Outright, with the choice to disclaim into a trust',
      cues: /\bdisclaim|\bchoice\b|\bchoose\b/u,
    },
    { value: 'outright', label: 'Outright', cues: /\boutright\b|\bsimpl[ey]\b/u },
  ],
  standIn: 'outright',
});
