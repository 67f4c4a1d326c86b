import { expect, test } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from '#documents/other-tabs.ts';

test('a tab that shows the same document hears of a change in another tab, and of no other document', async () => {
  const heard: string[] = [];
  const told = Promise.withResolvers<void>();
  const stops = [
    hearOtherTabs('the-will', () => heard.push('the-will')),
    hearOtherTabs('the-trust', () => {
      heard.push('the-trust');
      told.resolve();
    }),
  ];

  tellOtherTabs('the-trust');
  await told.promise;
  for (const stop of stops) stop();

  expect(heard).toEqual(['the-trust']);
});
