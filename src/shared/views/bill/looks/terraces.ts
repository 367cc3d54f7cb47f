import type { BillLook, SceneShape } from '#shared/views/bill/bill-look.ts'

const STEPS = ['#2f7d5c', '#3f9468', '#56a86f', '#77b96f', '#a2c46b', '#d0c667'] as const

/** The depth of a terrace's lit edge. */
const EDGE = 5

const slope = (y: number): string =>
  `M-10 ${y + 26}Q60 ${y - 22} 150 ${y + 4}T300 ${y - 8}T410 ${y + 14}V470H-10z`

/** A terrace and its lit edge; the lower it is, the further it comes up in the story. */
const terrace = (at: number): SceneShape[] => {
  const y = 226 + at * 30
  const move = [0, -5 * at] as const
  const fill = STEPS[STEPS.length - 1 - at] ?? STEPS[0]
  return [
    { d: slope(y), fill: '#efe7a8', move },
    { d: slope(y + EDGE), fill, move },
  ]
}

const rows = [0, 1, 2, 3, 4, 5].flatMap(terrace)

/** 2021: terraces that come up row by row, and a hut with its tree. */
export const TERRACES: BillLook = {
  year: 2021,
  sky: ['#07302b', '#14584a', '#b98a35'],
  panel: '#0a3a33',
  ink: '#ffffff',
  second: '#c9e2d7',
  accent: '#f3d06b',
  onAccent: '#2c2203',
  gain: '#ffab9c',
  loss: '#8fe8b4',
  shapes: [
    {
      d: 'M286 152a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z',
      fill: '#ffe7a3',
      opacity: 0.9,
      move: [-34, -8],
    },
    {
      d: 'M-10 236L70 150L132 206L214 120L300 210L352 168L400 214V420H-10z',
      fill: '#1c6a58',
      opacity: 0.75,
    },
    { d: 'M-10 262L96 190L178 244L262 180L400 250V420H-10z', fill: '#237a63' },
    ...rows,
    { d: 'M280 196L308 172L336 196z', fill: '#5b3a20' },
    { d: 'M287 196H329V222H287z', fill: '#f4e6c8' },
    { d: 'M302 204H314V222H302z', fill: '#5b3a20' },
    { d: 'M350 222V190H354V222z', fill: '#5b3a20' },
    { d: 'M336 190Q352 150 368 190Q352 204 336 190z', fill: '#1d5b43' },
    { d: 'M-10 396Q90 372 190 392T400 384V420H-10z', fill: '#0c3a32' },
  ],
}
