import type { Asset } from '#facts/shapes.ts';

const retirementWords =
  /\b(?:ira|roth|401\s?\(?k\)?|403\s?\(?b\)?|457|pension|sep|keogh|tsp|thrift savings|annuity|retirement)\b/iu;
const healthSavingsWords = /\b(?:hsa|health savings)\b/iu;

/** A retirement or health savings account: retitling it into a trust counts as a taxable withdrawal. */
export const isRetirementAccount = ({ category, description }: Pick<Asset, 'category' | 'description'>): boolean =>
  category === 'retirement' ||
  healthSavingsWords.test(description) ||
  ((category === undefined || category === 'other') && retirementWords.test(description));

/** Property that passes by a beneficiary designation and is never retitled: retirement, health savings, life insurance. */
export const passesByDesignation = (asset: Pick<Asset, 'category' | 'description'>): boolean =>
  asset.category === 'lifeInsurance' || isRetirementAccount(asset);
