import type { BillLook } from '#shared/views/bill/bill-look.ts'

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const STARS: readonly (readonly [number, number, number])[] = [
  [34, 46, 1.6],
  [88, 22, 1.2],
  [142, 66, 1.4],
  [204, 30, 1.8],
  [258, 74, 1.2],
  [322, 40, 1.6],
  [364, 92, 1.3],
  [60, 112, 1.2],
  [248, 148, 1.4],
]

/** The way of the ferry from the first page to the last. */
const CROSSING: readonly [number, number] = [196, 0]

const swell = (y: number, shift: number): string =>
  `M${-80 + shift} ${y}q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V420H${-80 + shift}z`

/** 2022: a ferry with its lantern crosses at night, page by page, to the lights of a landing. */
export const FERRY: BillLook = {
  year: 2022,
  sky: ['#14122e', '#2a2657', '#54457e'],
  panel: '#1c1940',
  ink: '#ffffff',
  second: '#d0cbea',
  accent: '#f6bf6c',
  onAccent: '#2b1a02',
  gain: '#ffa296',
  loss: '#86e3b0',
  shapes: [
    { d: STARS.map(([x, y, r]) => dot(x, y, r)).join(''), fill: '#e8e4ff', opacity: 0.75 },
    { d: 'M312 132a26 26 0 1 0 23 40a21 21 0 1 1 -23 -40z', fill: '#f1ecd8', opacity: 0.9 },
    { d: 'M-10 284Q70 232 150 262T320 244T400 258V420H-10z', fill: '#221e4b' },
    { d: 'M346 262H384V286H346zM352 246H378V262H352z', fill: '#17143a' },
    { d: 'M356 268H362V276H356zM368 268H374V276H368z', fill: '#f6bf6c' },
    { d: 'M338 286H400V290H338zM346 290H350V322H346zM366 290H370V322H366z', fill: '#17143a' },
    { d: swell(318, 0), fill: '#2d2963' },
    { d: dot(92, 268, 58), fill: '#f6bf6c', opacity: 0.1, move: CROSSING },
    { d: dot(92, 268, 32), fill: '#f6bf6c', opacity: 0.18, move: CROSSING },
    { d: 'M60 272H64V306H60z', fill: '#0f0d26', move: CROSSING },
    { d: 'M84 274H100V278H84zM90 262H94V274H90z', fill: '#0f0d26', move: CROSSING },
    { d: dot(92, 268, 7), fill: '#ffe2ad', move: CROSSING },
    { d: 'M50 290Q76 276 104 290V306H50z', fill: '#6d4b3a', move: CROSSING },
    { d: 'M28 304H134Q126 330 106 332H56Q36 330 28 304z', fill: '#3a2620', move: CROSSING },
    { d: 'M28 304H134L132 310H30z', fill: '#b98a5a', move: CROSSING },
    { d: swell(346, 24), fill: '#211d4d' },
    { d: swell(376, -10), fill: '#191640' },
    { d: swell(402, 12), fill: '#120f2f' },
  ],
}
