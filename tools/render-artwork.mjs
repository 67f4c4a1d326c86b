// Draws the pictures of the web app anew from their SVG sources, with Chromium. Run it after a change of apps/web/artwork.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = fileURLToPath(new URL('../apps/web/', import.meta.url));
const { resolve } = createRequire(path.join(web, 'package.json'));
const chromium = process.env.CHROMIUM || 'chromium';

const pictures = [
  ['artwork/social-card.svg', 'social-card.png', 1200, 630],
  ['public/favicon.svg', 'icon-192.png', 192, 192],
  ['public/favicon.svg', 'icon-512.png', 512, 512],
  ['artwork/icon-full.svg', 'icon-maskable-512.png', 512, 512],
  ['artwork/icon-full.svg', 'apple-touch-icon.png', 180, 180],
];

const fonts = [
  ['Newsreader Variable', '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'],
  [
    'Atkinson Hyperlegible Next Variable',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ],
].map(([name, file]) => {
  const data = readFileSync(resolve(file)).toString('base64');
  return `@font-face{font-family:'${name}';font-weight:200 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
});

const folder = mkdtempSync(path.join(tmpdir(), 'evergrant-artwork-'));
for (const [source, target, width, height] of pictures) {
  const page = path.join(folder, `${target}.html`);
  const svg = readFileSync(path.join(web, source), 'utf8');
  const style = `${fonts.join('')}html,body{margin:0;background:transparent}svg{display:block;width:${width}px;height:${height}px}`;
  writeFileSync(page, `<!doctype html><style>${style}</style>${svg}`);
  const output = path.join(web, 'public', target);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      '--virtual-time-budget=3000',
      `--window-size=${width},${height}`,
      `--screenshot=${output}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore' },
  );
  process.stdout.write(`${output}: ${readFileSync(output).length} bytes\n`);
}
rmSync(folder, { recursive: true, force: true });
