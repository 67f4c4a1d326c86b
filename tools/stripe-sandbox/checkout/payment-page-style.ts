import { createHash } from 'node:crypto';

const style = `
  * { box-sizing: border-box; }
  body {
    margin: 0; background: #fbfaf7; color: #1b2621;
    font: 18px/1.6 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, -apple-system, 'Segoe UI', sans-serif;
  }
  .notice { margin: 0; padding: 12px 24px; background: #f7efe0; border-bottom: 1px solid #e0cfa9; text-align: center; }
  main { width: 100%; max-width: 560px; margin: 0 auto; padding: 32px 24px 64px; }
  .shop { margin: 0 0 28px; padding-bottom: 16px; border-bottom: 1px solid #e3e0d8; font: 500 24px/1.3 Newsreader, Georgia, 'Times New Roman', serif; color: #1f4d3f; }
  h1 { margin: 0; font: 500 30px/1.25 Newsreader, Georgia, 'Times New Roman', serif; letter-spacing: -0.01em; }
  h2 { margin: 0 0 12px; font-size: 18px; line-height: 1.4; }
  .card { margin-top: 24px; padding: 24px; background: #fff; border: 1px solid #e3e0d8; border-radius: 12px; }
  .amount { margin: 16px 0 0; font: 500 44px/1.2 Newsreader, Georgia, 'Times New Roman', serif; font-variant-numeric: lining-nums; }
  .muted { margin: 8px 0 0; color: #55625b; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
  dt { color: #55625b; }
  dd { margin: 0; min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  .alert { margin: 24px 0 0; padding: 16px 20px; background: #fff; border: 1px solid #9b2c2c; border-left-width: 6px; border-radius: 8px; color: #9b2c2c; }
  form { display: grid; gap: 12px; margin: 24px 0 0; }
  button, .button {
    display: flex; align-items: center; justify-content: center; width: 100%; min-height: 50px; padding: 10px 20px; border-radius: 8px; cursor: pointer;
    border: 1px solid #1f4d3f; background: #fff; color: #1f4d3f; font: inherit; text-align: center; text-decoration: none;
  }
  button.primary, .button.primary { min-height: 56px; background: #1f4d3f; color: #fff; font-weight: 700; }
  button.primary:hover, .button.primary:hover { background: #163a2f; }
  button:hover, .button:hover { background: #eaf1ed; }
  button.quiet { border-color: transparent; background: transparent; text-decoration: underline; }
  :focus-visible { outline: 3px solid #9a6b1f; outline-offset: 3px; }
  @media (max-width: 480px) { main { padding: 24px 16px 48px; } .card { padding: 20px; } .amount { font-size: 38px; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } }
`;

/** The whole element, so that no formatter can put a blank into what the hash is taken from. */
export const styleElement = `<style>${style}</style>`;

/** What the page's content security policy lets through: these styles and no others. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
