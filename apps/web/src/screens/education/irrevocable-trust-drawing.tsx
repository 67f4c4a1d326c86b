import classes from '#screens/education/drawing.module.css';

/** A chest that things go into and do not come out of, and what grows beside it for others. */
export const IrrevocableTrustDrawing = () => (
  <svg className={classes.drawing} viewBox="14 22 412 266" aria-hidden="true">
    <path className={classes.tint} d="M92 280V182q0-46 46-46h144q46 0 46 46v98Z" />
    <path className={classes.ink} d="M24 280h392" />
    <g className={classes.ink}>
      <path className={classes.paper} d="M108 280v-84q0-40 40-40h124q40 0 40 40v84Z" />
      <path d="M108 208h76M236 208h76M140 157v51M140 208v72M280 157v51M280 208v72" />
      <path d="M182 156v-10h56v10" />
    </g>
    <g className={classes.green}>
      <path className={classes.paper} d="M184 196h52v44h-52z" />
      <path d="M194 196v-12a16 16 0 0 1 32 0v12M210 213v11" />
    </g>
    <g className={classes.ink}>
      <path className={classes.paper} d="M178 30h52l14 14v56h-66z" />
      <path d="M230 30v14h14M190 54h40M190 66h40M190 78h26" />
      <path d="M210 108v26M200 124l10 11 10-11" />
    </g>
    <g className={classes.brass}>
      <circle cx="228" cy="88" r="8" />
    </g>
    <g className={classes.green}>
      <path d="M372 280V170M372 250c-17 0-27-9-29-26 18-1 28 9 29 26ZM372 226c0-20 11-31 31-33 1 21-10 32-31 33ZM372 196c-18 0-29-10-31-29 19 0 30 10 31 29ZM372 178c-1-19 9-30 28-32 2 20-9 31-28 32Z" />
      <path d="M62 280v-36M62 264c-12 0-19-7-20-18 12 0 19 7 20 18ZM62 258c0-12 7-19 19-20 0 13-7 20-19 20Z" />
    </g>
  </svg>
);
