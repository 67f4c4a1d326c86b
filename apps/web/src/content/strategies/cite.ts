import type { StrategySource } from '#content/strategies/strategy.ts';

/** A section of the United States Code at the House's own site. `subject`: what it is about, in a few words. */
export const usCode = (title: number, section: string, subject: string): StrategySource => ({
  label: `${title} U.S.C. § ${section} (${subject})`,
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`,
});

/** A section of the Code of Federal Regulations at the government's own site. */
export const regulation = (title: number, section: string, subject: string): StrategySource => ({
  label: `${title} C.F.R. § ${section} (${subject})`,
  url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
});
