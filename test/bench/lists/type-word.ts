import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { calm } from '#test/bench/machine.ts'
import { readPictures, shownAt } from '#test/bench/presented.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { TraceEvent, Tracer } from '#test/bench/trace.ts'
import type { Words } from './words.ts'

/** From the key's event, milliseconds. */
export interface KeyTimes {
  /** Until the first frame after it was on the screen. */
  readonly feedback: number
  /** Until the frame with the last change of words in view was on the screen: the answer. */
  readonly answer: number
}

export interface TypedWord {
  readonly keys: readonly KeyTimes[]
  /** True if the machine was mostly idle when typing began. */
  readonly isCalm: boolean
}

/** The time that a keyboard takes to come up: no user types before. */
const KEYBOARD_UP_MS = 500
/**
 * No change of words for so long: the answer is whole. Shorter than the rest after which a list may
 * keep words in its address.
 */
const QUIET_MS = 300
const FIELD = 'input[type="search"]'
const [KEY, CHANGE] = ['bench-key', 'bench-change']

/**
 * Runs in the page, once for a word; `benchKey()` then resolves when the next key is answered, and
 * marks its event and each change of words in view, which what is gone by then counts as. Marks
 * afterwards what it only notes meanwhile, and is called once before the first key, with an event
 * of its own: what is timed is the list, and not this.
 */
const LISTEN = `window.benchKey = () => new Promise((resolve) => {
  let key
  const changes = []
  const words = new MutationObserver((records) => {
    const nodes = records.flatMap(({ target, addedNodes }) => addedNodes.length > 0 ? [...addedNodes] : [target])
    changes.push({ at: performance.now(), nodes })
  })
  words.observe(document.body, { childList: true, characterData: true, subtree: true })
  addEventListener('beforeinput', begin, { capture: true, once: true })
  function begin(event) {
    key = event.timeStamp
    changes.length = 0
    setTimeout(look, ${QUIET_MS})
  }
  function look() {
    const quiet = performance.now() - (changes.at(-1)?.at ?? key)
    if (quiet < ${QUIET_MS}) return void setTimeout(look, ${QUIET_MS} - quiet)
    if (document.querySelector('[aria-busy="true"]') !== null) return void setTimeout(look, 20)
    words.disconnect()
    performance.mark('${KEY}', { startTime: key })
    for (const { at, nodes } of changes) {
      if (nodes.some(isInView)) performance.mark('${CHANGE}', { startTime: at })
    }
    resolve()
  }
  function isInView(node) {
    const range = document.createRange()
    range.selectNode(node)
    const { top, bottom } = range.getBoundingClientRect()
    return !node.isConnected || (top < innerHeight && bottom > 0)
  }
}), undefined`
const ONCE_BEFORE =
  "(() => { const taken = window.benchKey(); dispatchEvent(new Event('beforeinput')); return taken })()"
/**
 * The page has come to rest again when this has been answered: the asking itself must not hold up
 * the key.
 */
const ARM = 'window.benchTaken = window.benchKey(), new Promise((done) => setTimeout(done, 50))'
const TAKEN = 'window.benchTaken'
/** A picture after the last key's, without which the compositor does not report that one. */
const ONE_MORE =
  "document.activeElement.blur(), document.body.style.opacity = '0.99', new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"

/**
 * The times of each key that the trace has marks of. A change that leaves the picture as it was has
 * none of its own, and a letter that changes no other words is its own answer. Throws where no
 * picture followed a key.
 */
export function keyTimes(events: readonly TraceEvent[]): KeyTimes[] {
  const marks = events.filter(({ name }) => name === KEY || name === CHANGE)
  const keys = marks.filter(({ name }) => name === KEY).toSorted((a, b) => a.ts - b.ts)
  return keys.map(({ pid, ts }, index) => {
    const end = keys[index + 1]?.ts ?? Infinity
    const pictures = readPictures(events, pid)
    const changes = marks.filter((it) => it.name === CHANGE && it.ts >= ts && it.ts < end)
    const shown = [ts, ...changes.map((it) => it.ts)].flatMap(
      (done) => shownAt(pictures, done) ?? [],
    )
    const within = shown.filter((at) => at < end)
    if (within.length === 0) throw new Error(`no picture shows the answer to key ${index + 1}`)
    const until = (at: number) => (at - ts) / 1_000
    return { feedback: until(Math.min(...within)), answer: until(Math.max(...within)) }
  })
}

/**
 * Makes the page ready to say when it has answered: once for a page at rest, before the first
 * answer.
 */
export async function listen(page: PhonePage): Promise<void> {
  await page.run(LISTEN, v.unknown())
  await page.run(ONCE_BEFORE, v.unknown())
}

/** Resolves once the page has answered what `act` begins with an event of input. */
export async function answered(page: PhonePage, act: () => Promise<unknown>): Promise<void> {
  await page.run(ARM, v.unknown())
  await act()
  await page.run(TAKEN, v.unknown())
}

/** Leaves one more picture, without which the last answer's is not reported. */
export async function leavePicture(page: PhonePage): Promise<void> {
  await page.run(ONE_MORE, v.unknown())
}

/**
 * Types a word into the page's search, each key after the answer to the one before, and takes the
 * time of each.
 */
export async function typeWord(
  page: PhonePage,
  tracer: Tracer,
  { keys, fundCode }: Words,
  { keyboard }: { readonly keyboard: boolean },
): Promise<TypedWord> {
  // By a tap, as people do: the page has then handled an event before the first key.
  await page.tap(FIELD)
  if (keyboard) await page.withKeyboard()
  await pause(KEYBOARD_UP_MS)
  const isCalm = await calm()
  await listen(page)
  const type = async () => {
    for (const key of keys) {
      // As the input method of a phone does it: text, without a key of a keyboard.
      await answered(page, () => page.session.send('Input.insertText', { text: key }))
    }
    await leavePicture(page)
  }
  const { events } = await tracer.record(() => page.throttled(type), { tasks: false })
  const typed = await page.run(`document.querySelector('${FIELD}').value`, v.string())
  const text = await page.run('document.body.innerText', v.string())
  if (typed !== keys.join('') || !text.includes(fundCode)) {
    throw new Error(`"${keys.join('')}" (typed "${typed}") did not find ${fundCode}`)
  }
  const taken = keyTimes(events)
  if (taken.length !== keys.length) {
    throw new Error(`${keys.length} keys were typed, and ${taken.length} seen`)
  }
  return { keys: taken, isCalm }
}
