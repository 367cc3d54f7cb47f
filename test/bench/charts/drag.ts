import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { countFrames, missed, quantile, intervals, type FrameCount } from '#test/bench/frames.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'

/** One drag over the whole plot and back. */
export interface Drag extends FrameCount {
  /** 95 of 100 intervals between the page's own frames are no longer, ms. */
  readonly interval95: number
  /** Pictures of the display that went by without a frame of the page. */
  readonly missed: number
  /** Moves of the finger that reached the page. */
  readonly moves: number
}

/** One sweep from edge to edge. */
const SWEEP_MS = 1_000
/** As often as a good touch screen reports where the finger is. */
const TOUCH_MS = 8
/** The clearance from the plot's edges, px. */
const EDGE = 6

const box = v.object({ left: v.number(), top: v.number(), width: v.number(), height: v.number() })
const recorded = v.object({ stamps: v.array(v.number()), moves: v.number() })

/** Runs in the page: time stamps of its frames and moves of the finger, from here on. */
const RECORD = `(() => {
  window.benchDrag = { stamps: [], moves: 0 }
  const frame = (time) => {
    if (window.benchDrag === null) return
    window.benchDrag.stamps.push(time)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  addEventListener('pointermove', () => { if (window.benchDrag) window.benchDrag.moves += 1 }, true)
  performance.mark('drag-begins')
})()`
const END = `(() => {
  performance.mark('drag-ends')
  const { benchDrag } = window
  window.benchDrag = null
  return benchDrag
})()`

/** Drags a finger over the plot and back, at an even pace by the clock, and counts the frames. */
export async function drag(page: PhonePage, tracer: Tracer, plot: string): Promise<Drag> {
  const find = `(() => {
    const { left, top, width, height } = document.querySelector(${JSON.stringify(plot)}).getBoundingClientRect()
    return { left, top, width, height }
  })()`
  const { left, top, width, height } = await page.run(find, box)
  const [first, reach] = [left + EDGE, width - 2 * EDGE]
  const y = top + height / 2
  const touch = (type: string, x: number) =>
    page.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  const { result, events } = await tracer.record(() =>
    page.throttled(async () => {
      await touch('touchStart', first)
      // Past the distance within which a finger may still mean a tap.
      await touch('touchMove', first + 20)
      await page.run(RECORD, v.unknown())
      const begun = performance.now()
      const sent: Promise<void>[] = []
      for (let passed = 0; passed < 2 * SWEEP_MS; passed = performance.now() - begun) {
        const along = passed < SWEEP_MS ? passed / SWEEP_MS : 2 - passed / SWEEP_MS
        sent.push(touch('touchMove', first + reach * along))
        await pause(TOUCH_MS)
      }
      const taken = await page.run(END, recorded)
      await Promise.all(sent)
      await page.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      return taken
    }),
  )
  return {
    ...countFrames(events, 'drag-begins', 'drag-ends'),
    interval95: quantile(intervals(result.stamps), 0.95),
    missed: missed(result.stamps),
    moves: result.moves,
  }
}
