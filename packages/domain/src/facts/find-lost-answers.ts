import { fieldAfter } from '#facts/migrate-facts.ts';
import type { Migration } from '#facts/migration.ts';

/** The migrations that carry answers to a question which is neither asked today nor removed by a later one, a sentence each. */
export const findLostAnswers = (migrations: readonly Migration[], asked: readonly string[]): readonly string[] =>
  migrations.flatMap((change, index) => {
    const later = migrations.slice(index + 1);
    const target = change.kind === 'renamed' || change.kind === 'moved' ? change.to : change.field;
    const field = fieldAfter(target, later);
    const isRemoved = [change, ...later].some((one) => one.kind === 'removed' && one.field === field);
    return asked.includes(field) || isRemoved ? [] : [`a migration carries answers to ${field}, which is not asked`];
  });
