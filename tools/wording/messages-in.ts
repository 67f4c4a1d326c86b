import { parseAst } from 'vitest/node';

type Node = Readonly<Record<string, unknown>>;

/**
 * Every sentence that a source can say, with a number in braces for each value: `Nice to meet you, {1}`. A sentence with alternatives
 * stands there once for each of them. Of facts that are not asked nothing is said.
 */
export const messagesIn = (
  source: string,
  isAsked: (field: string) => boolean = () => true,
  lang: 'ts' | 'tsx' = 'ts',
): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || passedOver.has(String(node['type'])) || isList(node)) return;
    if (isReference(node)) return;
    if (isDescription(node)) return visit((node['arguments'] as readonly Node[])[0]);
    const field = fieldOf(node);
    if (field !== undefined && !isAsked(field)) return;
    const said = isText(node) ? wordings(node) : [];
    for (const words of said) if (isSentence(words)) found.add(numbered(words));
    for (const inner of isText(node) ? hidden(node) : Object.values(node)) visit(inner);
  };
  visit(parseAst(source, { lang }).body);
  return [...found];
};

const passedOver: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TaggedTemplateExpression',
  'NewExpression',
  'ThrowStatement',
]);

const texts: ReadonlySet<string> = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ConditionalExpression']);

const isText = (node: Node): boolean =>
  texts.has(String(node['type'])) && (node['type'] !== 'BinaryExpression' || node['operator'] === '+');

// Words in a row that are split into a list are looked for, not said.
const isList = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'split';

// What an attribute of markup refers to is no text.
const isReference = ({ type, name }: Node): boolean =>
  type === 'JSXAttribute' &&
  isNode(name) &&
  /^(?:aria-(?:describedby|labelledby)|className|id|to|href|saveAs)$/u.test(String(name['name']));

// Of a page that belongs to one person only the title is read; its description is for machines.
const isDescription = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee['name'] === 'pageMeta';

// The id of the fact that a call defines.
const fieldOf = ({ type, callee, arguments: given }: Node): string | undefined => {
  if (type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'defineFact') return undefined;
  const [first] = given as readonly Node[];
  const properties = (first?.['properties'] ?? []) as readonly Node[];
  const own = properties.find(({ key }) => isNode(key) && key['name'] === 'field')?.['value'];
  return isNode(own) ? String(own['value']) : undefined;
};

const value = '\u{E000}';
const mostWordings = 24;

const wordings = (node: Node): readonly string[] => {
  switch (node['type']) {
    case 'Literal':
      return [typeof node['value'] === 'string' ? node['value'] : value];
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as readonly Node[];
      const parts = node['expressions'] as readonly Node[];
      return quasis.reduce<readonly string[]>(
        (before, { value: text }, index) => {
          const words = String((text as { readonly cooked: string }).cooked);
          const part = parts[index];
          const after = part ? wordings(part) : [''];
          return before.flatMap((one) => after.map((other) => `${one}${words}${other}`)).slice(0, mostWordings);
        },
        [''],
      );
    }
    case 'ConditionalExpression':
      return [...wordings(node['consequent'] as Node), ...wordings(node['alternate'] as Node)];
    case 'BinaryExpression':
      if (node['operator'] !== '+') return [value];
      return wordings(node['left'] as Node).flatMap((one) =>
        wordings(node['right'] as Node).map((other) => `${one}${other}`),
      );
    default:
      return [value];
  }
};

// What a text calls for its values can say sentences of its own.
const hidden = (node: Node): readonly unknown[] => {
  switch (node['type']) {
    case 'TemplateLiteral':
      return (node['expressions'] as readonly Node[]).flatMap((one) => (isText(one) ? hidden(one) : [one]));
    case 'ConditionalExpression':
      return [
        node['test'],
        ...[node['consequent'], node['alternate']].flatMap((one) =>
          isText(one as Node) ? hidden(one as Node) : [one],
        ),
      ];
    case 'BinaryExpression':
      return [node['left'], node['right']].flatMap((one) => (isText(one as Node) ? hidden(one as Node) : [one]));
    default:
      return [];
  }
};

const isSentence = (words: string): boolean =>
  !words.includes('(?') &&
  /\p{L}{2}/u.test(words) &&
  /\p{L}\S* \S/u.test(words) &&
  /^[\p{Lu}“•\u{E000}]|[.?!:]$/u.test(words.trim());

const numbered = (words: string): string => {
  let count = 0;
  return words.trim().replaceAll(value, () => `{${(count += 1)}}`);
};

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

/** Every sentence that a screen says through `say`, and every one that stands in it as it is. */
export const saidOnScreen = (
  source: string,
): { readonly said: readonly string[]; readonly unsaid: readonly string[] } => {
  const [said, unsaid] = [new Set<string>(), new Set<string>()];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || passedOver.has(String(node['type']))) return;
    if (node['type'] === 'JSXText' && /\p{L}{2}/u.test(String(node['value']))) unsaid.add(String(node['value']).trim());
    if (node['type'] === 'JSXAttribute') noteAttribute(node, unsaid);
    if (isSaying(node)) {
      const [words] = node['arguments'] as readonly Node[];
      if (words && isText(words)) for (const one of wordings(words)) if (/\p{L}/u.test(one)) said.add(numbered(one));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'tsx' }).body);
  return { said: [...said], unsaid: [...unsaid] };
};

/** Every text that is written in a source, also single words: what stands among them may be said somewhere. */
export const textsIn = (source: string): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (isText(node)) for (const words of wordings(node)) found.add(numbered(words));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'tsx' }).body);
  return [...found];
};

const isSaying = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee['name'] === 'say';

const read = new Set(['label', 'title', 'aria-label', 'placeholder', 'description', 'aria-valuetext', 'alt']);

const noteAttribute = ({ name, value: given }: Node, unsaid: Set<string>): void => {
  const isRead = isNode(name) && read.has(String(name['name']));
  if (!isRead || !isNode(given)) return;
  const words = given['type'] === 'Literal' ? given : isNode(given['expression']) ? given['expression'] : undefined;
  if (words && isText(words)) for (const one of wordings(words)) if (/\p{L}{2}/u.test(one)) unsaid.add(numbered(one));
};
