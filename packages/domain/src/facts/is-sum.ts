/** True for a gift of money, as its words say. */
export const isSum = (item: string): boolean => /\$|\bdollars?\b|\bcash\b/iu.test(item);
