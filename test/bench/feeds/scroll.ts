import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { countFrames, frameWork, missed, type FrameCount } from '#test/bench/frames.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'
import { PAGE } from '#test/hosts/chromium/emulated-phone.ts'

/** One scroll through the feed. */
export interface Scroll extends FrameCount {
  /** Pictures of the display that went by without a frame of the page's main thread. */
  readonly missed: number
  /** The work of each frame of the main thread, ms of processor time. */
  readonly work: readonly number[]
  /** Of the page's own frames, those in which a part of the screen had no row yet. */
  readonly blank: number
  /** The distance that it went, px. */
  readonly distance: number
  /** Rows in the page at the end. */
  readonly rows: number
  /** Of the page's scripts after a collection, MB. */
  readonly heapMb: number
}

/** Flicks follow each other for so long. */
const FLICKS_MS = 3_000
/** One flick: how long the finger is down, how far it goes, and the pause after it. */
const FLICK = { ms: 180, px: 480, rest: 120 } as const
/** As often as a good touch screen reports where the finger is. */
const TOUCH_MS = 8
const ROW = '[role="listitem"]'

const recorded = v.object({
  stamps: v.array(v.number()),
  blank: v.number(),
  from: v.number(),
  to: v.number(),
})

/**
 * Runs in the page: time stamps of its frames, and in how many of them the rows did not fill the
 * screen from 30 to 75 of 100 (not looked at where `all` rows are in the page).
 */
const record = (all: boolean) => `(() => {
  const bench = { stamps: [], blank: 0, from: scrollY, to: 0 }
  window.benchScroll = bench
  const [top, bottom] = [innerHeight * 0.3, innerHeight * 0.75]
  const edge = (row, side) => row?.getBoundingClientRect()[side]
  const frame = (time) => {
    if (window.benchScroll === null) return
    bench.stamps.push(time)
    requestAnimationFrame(frame)
    if (${all}) return
    const rows = document.querySelectorAll('${ROW}')
    const isFull = edge(rows[0], 'top') <= top && edge(rows[rows.length - 1], 'bottom') >= bottom
    if (!isFull) bench.blank += 1
  }
  requestAnimationFrame(frame)
  performance.mark('scroll-begins')
})()`
const END = `(() => {
  performance.mark('scroll-ends')
  const bench = window.benchScroll
  window.benchScroll = null
  return { ...bench, to: scrollY }
})()`

const usage = v.object({ usedSize: v.number() })

/** Moves the finger over the screen at an even pace by the clock, and lifts it. */
async function flick(page: PhonePage, up: boolean): Promise<void> {
  const first = PAGE.height * (up ? 0.3 : 0.75)
  const touch = (type: string, points: readonly object[]) =>
    page.session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const at = (share: number) => [{ x: PAGE.width / 2, y: first + (up ? 1 : -1) * FLICK.px * share }]
  const sent = [touch('touchStart', at(0))]
  const begun = performance.now()
  for (let passed = 0; passed < FLICK.ms; passed = performance.now() - begun) {
    sent.push(touch('touchMove', at(passed / FLICK.ms)))
    await pause(TOUCH_MS)
  }
  // A busy machine may have let the time pass without a move: that would be a tap, and open an item.
  sent.push(touch('touchMove', at(1)))
  sent.push(touch('touchEnd', []))
  await Promise.all(sent)
  await pause(FLICK.rest)
}

interface ScrollOptions {
  readonly up?: boolean
  /** True if every row is in the page, as in a plain list. */
  readonly all?: boolean
}

/** Flicks the feed on for three seconds and counts the frames. */
export async function scroll(
  page: PhonePage,
  tracer: Tracer,
  { up = false, all = false }: ScrollOptions = {},
): Promise<Scroll> {
  const { result, events } = await tracer.record(() =>
    page.throttled(async () => {
      await page.run(record(all), v.unknown())
      const begun = performance.now()
      while (performance.now() - begun < FLICKS_MS) await flick(page, up)
      return page.run(END, recorded)
    }),
  )
  const rows = await page.run(`document.querySelectorAll('${ROW}').length`, v.number())
  await page.session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await page.session.ask('Runtime.getHeapUsage', {}, usage)
  return {
    ...countFrames(events, 'scroll-begins', 'scroll-ends'),
    missed: missed(result.stamps),
    work: frameWork(events, 'scroll-begins', 'scroll-ends'),
    blank: result.blank,
    distance: Math.abs(result.to - result.from),
    rows,
    heapMb: usedSize / 1_048_576,
  }
}

/** Goes to the end of what has been read, so that more is; whether that was all. */
const READ_ON = `new Promise((done) => {
  const begun = performance.now()
  const look = () => {
    scrollTo(0, document.documentElement.scrollHeight)
    const isWhole = document.body.textContent.includes('没有更多了')
    if (isWhole || performance.now() - begun > 20_000) done(isWhole)
    else setTimeout(look, 20)
  }
  look()
})`
/** Times twenty seconds: 250 pages take twelve, on a machine that others use minutes. */
const MOST_READS = 15

/** Reads the feed to its last item, as fast as its pages come. */
export async function readWhole(page: PhonePage): Promise<void> {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    if (await page.run(READ_ON, v.boolean())) return
  }
  throw new Error('the feed has no end')
}
