import { brand } from '@evergrant/domain/brand/brand.ts';

const mail = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;
const phone = `[${brand.support.phone}](${brand.support.phoneLink})`;

/** How to reach us, with links. */
export const contactWords = { mail, phone } as const;
