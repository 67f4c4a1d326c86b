// Words of the model that are no text: they choose how a block is set.
const structural = new Set(['kind', 'align', 'role']);

/** A copy of plain data with every text replaced; kinds, alignments and roles stay. */
export const mapTexts = <Data>(data: Data, replace: (text: string) => string): Data => {
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return structural.has(key) ? value : replace(value);
    if (Array.isArray(value)) return value.map((item: unknown) => visit(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]));
    return value;
  };
  return visit(data, '') as Data;
};
