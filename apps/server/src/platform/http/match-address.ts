/** Says whether an address fits one of the patterns; `:name` stands for one part, `?` after a part lets it be absent. */
export const matchAddress = (patterns: readonly string[]): ((path: string) => boolean) => {
  const expressions = patterns.map(expressionOf);
  return (path) => expressions.some((expression) => expression.test(path));
};

const expressionOf = (pattern: string): RegExp => {
  const parts = pattern.split('/').filter(Boolean).map(partOf);
  return new RegExp(`^${parts.join('') || '/'}$`, 'i');
};

const partOf = (part: string): string => {
  const isOptional = part.endsWith('?');
  const name = isOptional ? part.slice(0, -1) : part;
  const expression = name.startsWith(':') ? '/[^/]+' : `/${name.replaceAll(/[^\w-]/g, '\\$&')}`;
  return isOptional ? `(?:${expression})?` : expression;
};
