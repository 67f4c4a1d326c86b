import { z } from 'zod';
import federal from '#law/federal.json' with { type: 'json' };
import { certain } from '#law/read-rule.ts';
import { ruleOf } from '#law/sections/rule.ts';

const federalFile = z.strictObject({ basicExclusion: ruleOf(z.int().min(1)) });

/** What one person can leave free of the federal estate tax (26 U.S.C. 2010(c)(3)), in whole dollars, in the year of the data. */
export const federalExclusionInDollars = (): number => {
  const exclusion = certain(federalFile.parse(federal).basicExclusion);
  if (exclusion === undefined) throw new Error('the federal exclusion is not certain');
  return exclusion;
};
