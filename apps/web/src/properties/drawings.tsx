import type { ReactNode } from 'react';
import classes from '#properties/drawings.module.css';

/** One picture of the carousel: what it shows, and the drawing. */
export interface PropertyPicture {
  readonly name: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** A window with its cross. */
const Pane = ({ x, y, width = 18, height = 26 }: Place) => (
  <g className={classes.pane}>
    <rect x={x} y={y} width={width} height={height} rx="1" />
    <path d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`} />
  </g>
);

/** A door with its knob; `x` and `y` are its upper left corner. */
const Door = ({ x, y, width = 22, height = 44 }: Place) => (
  <g className={classes.brass}>
    <rect x={x} y={y} width={width} height={height} rx="1" />
    <circle cx={x + width - 5} cy={y + height / 2 + 2} r="1.2" />
  </g>
);

/** A broadleaf tree; `x` is its trunk, `y` the ground. */
const Tree = ({ x, y, height = 70 }: Place) => (
  <g className={classes.leaf}>
    <path d={`M${x} ${y}v${-height * 0.55}M${x} ${y - height * 0.3}l${height * 0.12} ${-height * 0.14}`} />
    <ellipse cx={x} cy={y - height * 0.68} rx={height * 0.27} ry={height * 0.36} />
  </g>
);

const Pine = ({ x, y, height = 80 }: Place) => {
  const half = height * 0.22;
  const tier = (top: number, width: number): string =>
    `M${x} ${y - height * top}l${width} ${height * 0.34}h${-2 * width}Z`;
  return (
    <g className={classes.leaf}>
      <path d={`M${x} ${y}v${-height * 0.2}`} />
      <path d={tier(0.54, half)} />
      <path d={tier(0.78, half * 0.8)} />
      <path d={tier(1, half * 0.6)} />
    </g>
  );
};

const Ground = () => <path className={classes.line} d="M12 190h296" />;

/** A row of windows from `x` on. */
const Panes = ({ x, y, count, gap, width, height }: Place & { readonly count: number; readonly gap: number }) =>
  Array.from({ length: count }, (_, index) => (
    <Pane key={index} x={x + index * gap} y={y} width={width} height={height} />
  ));

const rowHouses = (
  <>
    {[48, 122, 196].map((x, index) => (
      <g key={x}>
        <path className={classes.wall} d={`M${x} 190v-${118 + (index % 2) * 12}h74v${118 + (index % 2) * 12}Z`} />
        <path
          className={index === 1 ? classes.leaf : classes.roof}
          d={`M${x - 4} ${72 - (index % 2) * 12}h82l-6 -12h-70Z`}
        />
        <Panes x={x + 12} y={84 - (index % 2) * 6} count={2} gap={32} />
        <Pane x={x + 44} y={130} height={30} />
        <Door x={x + 11} y={128} height={50} />
        <path className={classes.line} d={`M${x + 6} 178h32v6h4v6M${x + 6} 184h32`} />
      </g>
    ))}
    <Tree x={288} y={190} height={76} />
  </>
);

const farm = (
  <>
    <path className={classes.line} d="M12 168c60-16 110-14 150-6s90 6 146-8" />
    <path className={classes.thin} d="M40 190c30-14 60-18 96-20M96 190c20-10 44-16 72-19M246 190c-10-10-24-16-44-19" />
    <path className={classes.wall} d="M92 186v-62l18-32 38-20 38 20 18 32v62Z" />
    <path className={classes.roof} d="M84 126l20-38 44-24 44 24 20 38-8 2-18-34-38-20-38 20-18 34Z" />
    <path className={classes.brass} d="M124 186v-46h48v46ZM124 140l48 46M172 140l-48 46" />
    <Pane x={139} y={98} />
    <path className={classes.wall} d="M222 186v-92h34v92Z" />
    <path className={classes.roof} d="M220 94c0-24 38-24 38 0Z" />
    <path className={classes.thin} d="M222 116h34M222 138h34M222 160h34" />
    <path className={classes.line} d="M20 186v-22M44 186v-22M68 186v-22M14 170h64M14 178h64" />
    <Tree x={286} y={186} height={58} />
  </>
);

const bungalow = (
  <>
    <path className={classes.wall} d="M66 190v-70h188v70Z" />
    <path className={classes.roof} d="M42 122l54-48h128l54 48Z" />
    <path className={classes.wall} d="M196 78v-26h20v26" />
    <path className={classes.roof} d="M126 124l36-28 36 28Z" />
    <path className={classes.line} d="M132 124v66M192 124v66M126 182h72" />
    <Door x={151} y={138} />
    <Panes x={80} y={138} count={2} gap={22} />
    <Panes x={206} y={138} count={2} gap={22} />
    <path className={classes.leaf} d="M64 190c-2-16 26-18 28-4 6-8 20-6 20 4ZM208 190c2-12 22-12 24-2 6-6 18-4 18 2Z" />
    <Tree x={28} y={190} height={84} />
  </>
);

const apartments = (
  <>
    <path className={classes.wall} d="M82 190V46h156v144Z" />
    <path className={classes.roof} d="M76 46h168v-12H76Z" />
    <path className={classes.brass} d="M196 34v-14h22v14" />
    {[58, 92, 126].map((y) => (
      <g key={y}>
        <Panes x={96} y={y} count={5} gap={28} height={22} />
        <path className={classes.thin} d={`M90 ${y + 26}h140`} />
      </g>
    ))}
    <Panes x={96} y={160} count={2} gap={28} height={20} />
    <Panes x={180} y={160} count={2} gap={28} height={20} />
    <Door x={149} y={156} height={34} />
    <path className={classes.leaf} d="M140 156c0-18 40-18 40 0Z" />
    <path className={classes.thin} d="M86 70h8M86 104h6M226 84h8M228 118h6M86 138h6M228 150h6M86 176h6M228 178h6" />
    <Tree x={44} y={190} height={88} />
    <Tree x={276} y={190} height={72} />
  </>
);

const cabin = (
  <>
    <path className={classes.thin} d="M12 128l52-48 34 30 44-56 58 62 40-28 68 54" />
    <path className={classes.brass} d="M198 120V84h14v48" />
    <path className={classes.roof} d="M108 172l62-104 62 104Z" />
    <path className={classes.wall} d="M124 172l46-78 46 78Z" />
    <path className={classes.thin} d="M128 142h84" />
    <Door x={160} y={144} width={20} height={28} />
    <Pane x={161} y={112} height={20} />
    <Panes x={140} y={150} count={2} gap={46} width={14} height={15} />
    <path className={classes.line} d="M92 172h158M104 172v10M236 172v10M250 176h44M262 176v12M284 176v12" />
    <path
      className={classes.leaf}
      d="M12 190c12-6 24-6 36 0s24 6 36 0 24-6 36 0 24 6 36 0 24-6 36 0 24 6 36 0 24-6 36 0 16 5 24 2"
    />
    <path className={classes.leaf} d="M40 204c10-5 20-5 30 0s20 5 30 0 20-5 30 0M190 204c10-5 20-5 30 0s20 5 30 0" />
    <Pine x={66} y={176} height={92} />
    <Pine x={34} y={178} height={64} />
  </>
);

const shop = (
  <>
    <path className={classes.wall} d="M76 190V48h168v142Z" />
    <path className={classes.roof} d="M70 48h180V36H70Z" />
    <Panes x={98} y={62} count={4} gap={36} height={28} />
    <path className={classes.leaf} d="M70 104h180l10 24H60Z" />
    <path
      className={classes.leaf}
      d="M60 128c0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0 0 12 25 12 25 0"
    />
    <path
      className={classes.thin}
      d="M96 104l-11 24M121 104l-11 24M146 104l-11 24M174 104l11 24M199 104l11 24M224 104l11 24"
    />
    <path className={classes.pane} d="M90 146h84v32H90ZM132 146v32" />
    <path className={classes.line} d="M84 184h96" />
    <Door x={194} y={144} width={30} height={46} />
    <path className={classes.brass} d="M100 178v-12h12v12M146 178v-18h14v18" />
    <path className={classes.line} d="M276 190v-84M276 106c0-10 16-10 16 0M288 106h8v12h-8Z" />
    <path className={classes.leaf} d="M32 190c-4-22 10-36 16-48 6 12 20 26 16 48Z" />
  </>
);

const craftsman = (
  <>
    <path className={classes.wall} d="M78 190v-76h164v76Z" />
    <path className={classes.roof} d="M58 118l102-66 102 66-8 8-94-58-94 58Z" />
    <path className={classes.line} d="M92 110h136" />
    <Panes x={136} y={82} count={3} gap={17} width={14} height={20} />
    <path className={classes.roof} d="M64 138h124v-10l-62-12-62 12Z" />
    <path className={classes.wall} d="M72 190v-22h16v22ZM164 190v-22h16v22Z" />
    <path className={classes.wall} d="M75 168l2-30h6l2 30ZM167 168l2-30h6l2 30Z" />
    <path className={classes.line} d="M88 174h22M142 174h22M94 174v16M101 174v16M150 174v16M157 174v16" />
    <Door x={115} y={144} height={46} />
    <Panes x={198} y={134} count={2} gap={20} height={30} />
    <path className={classes.leaf} d="M190 190c0-14 24-16 26-4 6-8 26-8 28 4Z" />
    <path className={classes.brass} d="M212 84V58h18v38" />
    <Tree x={38} y={190} height={92} />
    <Tree x={284} y={190} height={64} />
  </>
);

const townHouse = (
  <>
    <path className={classes.wall} d="M80 190V84h160v106Z" />
    <path className={classes.roof} d="M70 86l22-30h136l22 30Z" />
    <path className={classes.wall} d="M146 56V36h28v20" />
    <path className={classes.roof} d="M142 36l18-20 18 20Z" />
    <circle className={classes.brass} cx="160" cy="46" r="6" />
    <path className={classes.line} d="M160 42v4l3 2M160 16V8" />
    <Panes x={94} y={98} count={5} gap={29} width={16} />
    <Panes x={94} y={146} count={2} gap={29} width={16} />
    <Panes x={181} y={146} count={2} gap={29} width={16} />
    <path className={classes.roof} d="M140 140l20-12 20 12Z" />
    <path className={classes.line} d="M144 140v50M176 140v50M138 190h44M134 190v4h52v-4" />
    <Door x={149} y={148} height={42} />
    <path className={classes.thin} d="M84 134h152" />
    <Tree x={44} y={190} height={96} />
    <Tree x={276} y={190} height={96} />
  </>
);

const frame = (drawing: ReactNode): ReactNode => (
  <svg className={classes.drawing} viewBox="0 0 320 216" aria-hidden="true">
    <Ground />
    {drawing}
  </svg>
);

/** The eight pictures, in the order in which they are shown. */
export const propertyPictures: readonly PropertyPicture[] = [
  { name: 'Row house', text: 'One of several, wall to wall', drawing: frame(rowHouses) },
  { name: 'Farm', text: 'Barn, silo and fields', drawing: frame(farm) },
  { name: 'Bungalow', text: 'All on one floor', drawing: frame(bungalow) },
  { name: 'Apartment block', text: 'Brick, with many homes', drawing: frame(apartments) },
  { name: 'Lakeside cabin', text: 'For summers, or all year', drawing: frame(cabin) },
  { name: 'Shop front', text: 'A store with rooms above', drawing: frame(shop) },
  { name: 'Craftsman house', text: 'Deep porch, wide eaves', drawing: frame(craftsman) },
  { name: 'Town square house', text: 'Old, and in the middle', drawing: frame(townHouse) },
];
