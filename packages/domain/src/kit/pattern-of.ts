/** A pattern from its parts, in the order in which they are said; each part is written as `String.raw`. */
export const patternOf = (flags: string, ...parts: readonly string[]): RegExp => new RegExp(parts.join(''), flags);
