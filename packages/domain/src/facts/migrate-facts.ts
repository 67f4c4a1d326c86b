import type { Recorded } from '#facts/define-fact.ts';
import type { Answers, EarlierAnswer, Migration } from '#facts/migration.ts';

/**
 * Carries answers through changes of the questions, oldest first. Nothing is lost: every answer is among the facts or among the
 * earlier answers afterwards. An answer never takes the place of another.
 */
export const migrateFacts = (answers: Answers, migrations: readonly Migration[]): Answers =>
  migrations.reduce(migrate, answers);

/** What a field is called after the changes. */
export const fieldAfter = (field: string, migrations: readonly Migration[]): string =>
  migrations.reduce((name, change) => (change.kind === 'renamed' && change.from === name ? change.to : name), field);

const migrate = (answers: Answers, change: Migration): Answers => {
  switch (change.kind) {
    case 'renamed':
      return rename(answers, change);
    case 'reshaped':
      return reshape(answers, change);
    case 'moved':
      return move(answers, change);
    case 'widened':
      return askAgain(answers, change);
    case 'removed':
      return remove(answers, change);
  }
};

const rename = ({ facts, earlier }: Answers, { from, to }: Extract<Migration, { kind: 'renamed' }>): Answers => {
  const kept = earlier.map((one) => (one.field === from ? { ...one, field: to } : one));
  return give({ facts: without(facts, from), earlier: kept }, to, facts[from]);
};

const reshape = (answers: Answers, change: Extract<Migration, { kind: 'reshaped' }>): Answers => {
  const { field } = change;
  const before = answers.facts[field];
  if (before === undefined) return answers;
  const { value, left } = change.reshape(before);
  const reshaped = give({ ...answers, facts: without(answers.facts, field) }, field, value);
  return setAside(reshaped, { field, value: left });
};

const move = (answers: Answers, change: Extract<Migration, { kind: 'moved' }>): Answers => {
  const { from, to } = change;
  const before = answers.facts[from];
  if (before === undefined) return answers;
  const { stays, goes } = change.move(before);
  return give(give({ ...answers, facts: without(answers.facts, from) }, from, stays), to, goes);
};

const askAgain = (answers: Answers, { field, isWider }: Extract<Migration, { kind: 'widened' }>): Answers =>
  isWider(answers.facts)
    ? setAside({ ...answers, facts: without(answers.facts, field) }, { field, value: answers.facts[field] })
    : answers;

const remove = ({ facts, earlier }: Answers, change: Extract<Migration, { kind: 'removed' }>): Answers => {
  const { field, label } = change;
  const kept = earlier.map((one) => (one.field === field ? { ...one, label } : one));
  return setAside({ facts: without(facts, field), earlier: kept }, { field, value: facts[field], label });
};

const give = (answers: Answers, field: string, value: unknown): Answers => {
  if (value === undefined) return answers;
  if (answers.facts[field] !== undefined) return setAside(answers, { field, value });
  return { ...answers, facts: { ...answers.facts, [field]: value } };
};

/** Takes an answer among those that could not be carried; nothing changes where there is none. */
export const setAside = (answers: Answers, answer: EarlierAnswer): Answers =>
  answer.value === undefined ? answers : { ...answers, earlier: [...answers.earlier, answer] };

const without = (facts: Recorded, field: string): Recorded =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => key !== field));
