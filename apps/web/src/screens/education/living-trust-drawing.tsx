import classes from '#screens/education/drawing.module.css';

/** A home under one arch, and the key that is handed on. */
export const LivingTrustDrawing = () => (
  <svg className={classes.drawing} viewBox="14 92 412 196" aria-hidden="true">
    <path className={classes.tint} d="M70 280a150 150 0 0 1 300 0Z" />
    <path className={classes.dashed} d="M50 280a170 170 0 0 1 340 0" />
    <path className={classes.ink} d="M24 280h392" />
    <g className={classes.ink}>
      <path className={classes.paper} d="M152 280v-98l72-62 72 62v98" />
      <path d="m138 194 86-74 86 74M272 161v-31h18v46" />
      <path d="M206 280v-52h36v52M234 254v4" />
      <path d="M172 206h26v26h-26zM185 206v26M172 219h26M250 206h26v26h-26zM263 206v26M250 219h26" />
    </g>
    <g className={classes.green}>
      <path d="M102 280v-62M102 250c-20 1-34-10-36-31 21-1 34 10 36 31ZM102 232c-1-22 11-35 33-37 2 23-11 36-33 37Z" />
      <path d="M340 280v-34M340 264c-12 0-19-7-20-18 12 0 19 7 20 18ZM340 258c0-12 7-19 19-20 0 13-7 20-19 20Z" />
    </g>
    <g className={classes.brass}>
      <circle cx="370" cy="128" r="17" />
      <circle cx="370" cy="128" r="5" />
      <path d="m358 140-32 32M332 166l11 11M341 157l8 8" />
    </g>
    <path className={classes.ink} d="M396 190c4-16 3-30-4-43M385 156l7-10 11 5" />
  </svg>
);
