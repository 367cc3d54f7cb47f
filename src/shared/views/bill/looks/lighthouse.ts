import type { BillLook } from '#shared/views/bill/bill-look.ts'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const waves = (y: number, depth: number): string =>
  `M-40 ${y}q25 -${depth} 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V420H-40z`

/** 2020: a lighthouse before the dawn; the sun comes up page by page, and the beam fades. */
export const LIGHTHOUSE: BillLook = {
  year: 2020,
  sky: ['#0d1838', '#25407d', '#c9724d'],
  panel: '#101d42',
  ink: '#ffffff',
  second: '#c7d1ec',
  accent: '#ffb562',
  onAccent: '#2a1604',
  gain: '#ff9e90',
  loss: '#7fe0ac',
  shapes: [
    { d: circle(210, 388, 118), fill: '#f6b26b', opacity: 0.22, move: [0, -104] },
    { d: circle(210, 388, 76), fill: '#ffc98a', opacity: 0.5, move: [0, -104] },
    { d: circle(210, 388, 50), fill: '#ffe3b5', move: [0, -104] },
    {
      d: 'M-10 300L60 262L118 292L176 270L240 304L400 296V420H-10z',
      fill: '#2a2f66',
    },
    { d: 'M318 158L-40 92L-40 168z', fill: '#ffe3b5', opacity: 0.16, move: [0, 70] },
    { d: 'M318 158L430 128V186z', fill: '#ffe3b5', opacity: 0.16, move: [0, 30] },
    { d: waves(318, 6), fill: '#2b3d78' },
    { d: waves(340, 8), fill: '#1f2f63' },
    { d: 'M250 352Q290 300 318 300Q352 300 400 346V420H240z', fill: '#0e1734' },
    { d: 'M304 178H332L342 316H294z', fill: '#f2f4fb' },
    { d: 'M302 206H334L336 236H300z', fill: '#d8604a' },
    { d: 'M298 262H338L340 292H296z', fill: '#d8604a' },
    { d: 'M298 172H338V180H298z', fill: '#0e1734' },
    { d: 'M306 146H330V172H306z', fill: '#ffe9c4' },
    { d: 'M302 146L318 128L334 146z', fill: '#0e1734' },
    { d: waves(372, 9), fill: '#142250' },
    { d: waves(396, 7), fill: '#0d1838' },
  ],
}
