import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { disableDefaultFontAssets, loadFonts as withFonts } from '@myriaddreamin/typst.ts/options.init';
import { fontsFor, loadFonts } from '#pdf/load-fonts.ts';
import type { TypstCompiler } from '#pdf/typst-compiler.ts';

type WasmCompiler = ReturnType<typeof createTypstCompiler>;

const require = createRequire(import.meta.url);
const templates = ['legal.typ', 'acts.typ', 'blocks.typ'].map(
  (name) => [`/${name}`, readFileSync(new URL(name, import.meta.url), 'utf8')] as const,
);

/**
 * Typst as WebAssembly, for platforms without a native binding: the same pages, about five times slower. Its interface
 * has no choice of standard, so executed files are tagged PDF with the attachment but not PDF/A.
 */
export const wasmCompiler = (): TypstCompiler => {
  let loaded: { readonly fonts: string; readonly compiler: WasmCompiler } | undefined;

  return {
    compile: async (files) => {
      const names = fontsFor(new TextDecoder().decode(files.get('print.json')));
      const fonts = names.join();
      if (loaded?.fonts !== fonts) loaded = { fonts, compiler: await create(names) };
      const { compiler } = loaded;

      try {
        for (const [path, source] of templates) compiler.addSource(path, source);
        for (const [name, content] of files) compiler.mapShadow(`/${name}`, content);
        const { result, diagnostics } = await compiler.compile({
          mainFilePath: '/legal.typ',
          format: 1,
          diagnostics: 'full',
        });
        if (!result) throw new Error(`Typst: ${JSON.stringify(diagnostics ?? [])}`);
        return result;
      } finally {
        compiler.resetShadow();
        await compiler.reset();
      }
    },
  };
};

const create = async (names: readonly string[]): Promise<WasmCompiler> => {
  const compiler = createTypstCompiler();
  await compiler.init({
    beforeBuild: [disableDefaultFontAssets(), withFonts(loadFonts(names), { assets: false })],
    getModule: () =>
      readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm')),
  });
  return compiler;
};
