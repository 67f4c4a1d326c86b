import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { describeRoutes } from '#publishing/describe-routes.ts';
import { siteFiles } from '#publishing/site-files.ts';

/** Completes a build: writes the files beside the pages and a compressed copy of everything that never changes again. */
export const publishSite: NonNullable<Config['buildEnd']> = ({ reactRouterConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client');
  for (const [name, text] of Object.entries(siteFiles(describeRoutes(reactRouterConfig.routes)))) {
    writeFileSync(join(folder, name), text);
  }
  letWordsComeFirst(folder);
  compressFiles(join(folder, 'assets'));
};

// A page made in advance can be read before it comes to life: its styles and fonts arrive before its scripts.
const letWordsComeFirst = (folder: string): void => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bindex\.html$/.test(file),
  );
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    writeFileSync(
      join(folder, page),
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    );
  }
};

const compressFiles = (folder: string): void => {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(folder, name));
    const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: best }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
};
