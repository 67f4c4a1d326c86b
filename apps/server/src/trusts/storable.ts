/** What was sent, without what PostgreSQL cannot keep: NUL characters and halves of surrogate pairs. */
export const storable = <Value>(value: Value): Value => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? value : (JSON.parse(text, clean) as Value);
};

const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
