import { spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { Move } from './move.ts'

/** The aim is 60 frames a second, and a display's clock is not that even. */
export const AIM_FPS = 59
/** From the finger that goes down to the slide, ms: what a hand takes for at once. */
export const AIM_BEGINS = 100
/** The duration that CSS makes of an animation where nothing shall move. */
const NOTHING_MS = 2

/** All runs of one way. */
export interface WayResults {
  readonly name: string
  /** For a user who prefers reduced motion. */
  readonly reduced: boolean
  readonly fps: Spread
  readonly dropped: Spread
  readonly missed: Spread
  readonly begins: Spread
  /** Of taps alone, in frames; null on the way back. */
  readonly pressed: Spread | null
  readonly slides: Spread
  readonly work: Spread
}

export function wayResults(name: string, reduced: boolean, moves: readonly Move[]): WayResults {
  const pressed = moves.flatMap(({ pressedFrame }) => pressedFrame ?? [])
  return {
    name,
    reduced,
    fps: spread(moves.map(pace)),
    dropped: spread(moves.map(({ dropped }) => dropped)),
    missed: spread(moves.map((it) => it.missed)),
    begins: spread(moves.map(({ begins }) => begins)),
    pressed: pressed.length === 0 ? null : spread(pressed),
    slides: spread(moves.map(({ slides }) => slides)),
    work: spread(moves.map(({ busyMs }) => busyMs)),
  }
}

/**
 * Frames a second from the first shown to the last, so that the 280 ms of a slide need not be a
 * whole number of pictures.
 */
const pace = ({ shown, shownSeconds }: Move) =>
  shown < 2 || shownSeconds === 0 ? 0 : (shown - 1) / shownSeconds

const one = (value: number) => value.toFixed(1)
const whole = (value: number) => value.toFixed(0)
const range = ({ least, most }: Spread) => `${one(least)}-${one(most)}`

/** Returns whether a way keeps its aim: the frames, or under reduced motion that nothing moves. */
export function isMet({ reduced, fps, slides }: WayResults): boolean {
  return reduced ? slides.most <= NOTHING_MS : fps.median >= AIM_FPS
}

/** Targets for a tap in addition to its frames: when the row looks pressed and the slide begins. */
function tapAims({ name, begins, pressed }: WayResults): string[][] {
  if (pressed === null) return []
  const verdict = (met: boolean) => (met ? 'met' : 'missed')
  const late = verdict(begins.median <= AIM_BEGINS)
  return [
    [`${name}: begins, ms`, whole(begins.median), `at most ${AIM_BEGINS}`, late],
    [`${name}: pressed, frame`, whole(pressed.median), 'the next', verdict(pressed.median <= 1)],
  ]
}

/** The report that people read; `notes` say what was measured and how. */
export function reportText(all: readonly WayResults[], notes: readonly string[]): string {
  const moving = all.filter(({ reduced }) => !reduced)
  const table = textTable([
    [
      'medians',
      'frames/s',
      'range',
      'dropped',
      'main late',
      'begins, ms',
      'pressed, frame',
      'slides, ms',
      'work, ms',
    ],
    ...moving.map((it) => [
      it.name,
      one(it.fps.median),
      range(it.fps),
      one(it.dropped.median),
      one(it.missed.median),
      whole(it.begins.median),
      it.pressed === null ? '-' : whole(it.pressed.median),
      whole(it.slides.median),
      whole(it.work.median),
    ]),
  ])
  const verdict = (it: WayResults) => (isMet(it) ? 'met' : 'missed')
  const aims = textTable([
    ['', 'is', 'aim', ''],
    ...all.map((it) =>
      it.reduced
        ? [`${it.name}, reduced motion: ms`, whole(it.slides.most), 'no motion', verdict(it)]
        : [`${it.name}: frames a second`, one(it.fps.median), `at least ${AIM_FPS}`, verdict(it)],
    ),
    ...moving.flatMap(tapAims),
  ])
  return [...notes, '', table, '', aims].join('\n')
}
