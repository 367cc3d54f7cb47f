import * as v from 'valibot'
import { countFrames, missed, type FrameCount } from '#test/bench/frames.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'

/** One way from screen to screen. */
export interface Move extends FrameCount {
  /** From the act, or the finger that goes down, until the new screen begins to slide in, ms. */
  readonly begins: number
  /** Of a tap: in which frame after the finger went down the row looks pressed; null where none. */
  readonly pressedFrame: number | null
  /** The time for which it slides, ms; 1 where nothing shall move. */
  readonly slides: number
  /** Pictures of the display that went by without a frame of the page. */
  readonly missed: number
}

const seen = v.nullable(
  v.object({
    begins: v.number(),
    pressedFrame: v.nullable(v.number()),
    slides: v.number(),
    stamps: v.array(v.number()),
  }),
)

/** The keyframes of a page that slides in; the build adds to their names. */
const SLIDE = '/enter-(forward|backward)/'
/** The number of frames that a row has to look pressed. */
const PRESS_FRAMES = 30
/** After this nothing slides any more. */
const PATIENCE_MS = 6_000

/**
 * Runs in the page before the act: marks where the new screen begins and ends to slide, and stamps
 * the frames between. A skeleton may slide first and be replaced by its content, without an
 * event for its end: so each frame looks whether anything still slides.
 */
const WATCH = `window.benchMove = new Promise((resolve) => {
  let asked = performance.now()
  let pressedFrame = null
  const stamps = []
  let begins = null
  let slides = 0
  const sliding = () => document.getAnimations().filter(
    (it) => ${SLIDE}.test(it.animationName) && it.playState === 'running',
  )
  const frame = (time) => {
    const now = sliding()
    if (now.length === 0) return finish({ begins, pressedFrame, slides, stamps })
    stamps.push(time)
    for (const it of now) slides = Math.max(slides, it.effect.getComputedTiming().duration)
    requestAnimationFrame(frame)
  }
  const onStart = ({ animationName, target }) => {
    if (begins !== null || !${SLIDE}.test(animationName)) return
    // The event may be late; the frame in which the compositor began is not.
    const slide = sliding().find((it) => it.effect.target === target)
    begins = (slide?.startTime ?? performance.now()) - asked
    slides = 1000 * parseFloat(getComputedStyle(target).animationDuration)
    performance.mark('slide-begins')
    requestAnimationFrame(frame)
  }
  addEventListener('animationstart', onStart, true)
  addEventListener('pointerdown', ({ target, timeStamp }) => {
    asked = timeStamp
    const row = target.closest('a, button')
    const look = () => getComputedStyle(row).backgroundColor
    const rest = look()
    let frames = 0
    const press = () => {
      frames += 1
      if (look() !== rest) pressedFrame = frames
      else if (frames < ${PRESS_FRAMES} && row.isConnected) requestAnimationFrame(press)
    }
    requestAnimationFrame(press)
  }, { capture: true, once: true })
  const timer = setTimeout(() => finish(null), ${PATIENCE_MS})
  function finish(result) {
    performance.mark('slide-ends')
    clearTimeout(timer)
    removeEventListener('animationstart', onStart, true)
    resolve(result)
  }
}), undefined`

/**
 * Lets `act` lead to another screen and counts the frames while that slides in. Rejects where
 * nothing slid.
 */
export async function move(
  page: PhonePage,
  tracer: Tracer,
  act: () => Promise<unknown>,
): Promise<Move> {
  const { result, events } = await tracer.record(() =>
    page.throttled(async () => {
      await page.run(WATCH, v.unknown())
      await act()
      return page.run('window.benchMove', seen)
    }),
  )
  if (result === null) throw new Error('no screen slid in')
  const { begins, pressedFrame, slides, stamps } = result
  return {
    ...countFrames(events, 'slide-begins', 'slide-ends'),
    begins,
    pressedFrame,
    slides,
    missed: missed(stamps),
  }
}
