import classes from '#screens/education/drawing.module.css';

/** A table that stands firm, the good things on it, and one umbrella over both. */
export const SpecialNeedsTrustDrawing = () => (
  <svg className={classes.drawing} viewBox="14 10 412 286" aria-hidden="true">
    <path className={classes.ink} d="M24 288h392" />
    <g className={classes.green}>
      <path
        className={classes.tint}
        d="M60 150C66 78 132 30 220 30s154 48 160 120c-12-14-40-14-54 0-14-16-38-16-52 0-14-16-40-16-54 0-14-16-40-16-54 0-14-16-38-16-52 0-14-14-42-14-54 0Z"
      />
      <path d="M220 30V18M166 150c2-60 22-104 54-120 32 16 52 60 54 120M114 150c8-62 48-108 106-120M326 150c-8-62-48-108-106-120" />
    </g>
    <path className={classes.ink} d="M220 145v83" />
    <g className={classes.ink}>
      <path className={classes.paper} d="M92 228h256v16H92z" />
      <path d="M112 244v44M328 244v44M112 266h216" />
    </g>
    <g className={classes.ink}>
      <path className={classes.paper} d="M250 228v-14h64v14zM256 214v-14h54v14z" />
      <path d="M262 221h20M268 207h18" />
      <path className={classes.paper} d="M124 196h36l-5 32h-26z" />
    </g>
    <g className={classes.green}>
      <path d="M142 196v-22M142 190c-10 0-16-6-17-15 10 0 16 5 17 15ZM142 182c0-10 6-16 16-17 0 11-6 17-16 17Z" />
    </g>
    <g className={classes.brass}>
      <path d="M184 228v-22h20v22zM188 206l-4-20M194 206v-26M200 206l6-18" />
    </g>
  </svg>
);
