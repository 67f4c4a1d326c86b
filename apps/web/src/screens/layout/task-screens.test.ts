import { expect, test } from 'vitest';
import { isTaskScreen } from '#screens/layout/task-screens.ts';

test('nothing floats over a screen on which a document is made, paid for, witnessed or administered', () => {
  const tasks = ['/trust/1f', '/create-trust', '/mobile-trust-creation', '/checkout', '/checkout/', '/Admin-Portal'];
  for (const path of tasks) expect(isTaskScreen(path)).toBe(true);
});

test('the assistant floats where a member looks around', () => {
  for (const path of ['/', '/dashboard', '/trust-preview/1f', '/legal-library', '/account']) {
    expect(isTaskScreen(path)).toBe(false);
  }
});
