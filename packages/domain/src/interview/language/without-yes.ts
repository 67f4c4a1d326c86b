/** Words without a yes that only agrees before a wish: “Yes: sell the boat last”. */
export const withoutYes = (words: string): string => words.replace(agreed, (_, first: string) => first.toUpperCase());

const agreed = /^\W*(?:yes|yeah|yep|sure|ok|okay)(?: please)?\s*[:,]\s*(\p{L})(?=\p{L}*\s+\p{L}+\s)/iu;
