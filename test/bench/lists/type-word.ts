import * as v from 'valibot'
import type { PhonePage } from '../phone-page.ts'
import type { Words } from './words.ts'

/** From the key's event, milliseconds. */
export interface KeyTimes {
  /** Until the first frame after it was on the screen, as Event Timing says (in steps of 8); 0 where that was under 16. */
  readonly feedback: number
  /** Until the frame after the last change of the page's words was painted: the answer. */
  readonly answer: number
}

const times = v.object({ feedback: v.number(), answer: v.number() })

/** No change of words for so long: the answer is whole. Shorter than the rest after which a list may keep words in its address. */
const QUIET_MS = 300
const FIELD = 'input[type="search"]'

/**
 * Runs in the page, once for a word; `benchKey()` then resolves with the times of the next key. A list may answer in a later frame
 * than the letter, so the answer counts until the last change of any words in the page. A frame counts as painted when the task
 * after it runs. Called once before the first key, with an event of its own: what is timed is the list, not the compiling of this.
 */
const LISTEN = `window.benchKey = () => new Promise((resolve) => {
  let begun = null
  let painted = null
  let feedback = 0
  let timer = 0
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    painted = performance.now()
    clearTimeout(timer)
    timer = setTimeout(finish, ${QUIET_MS})
  }
  const afterFrame = () => {
    clearTimeout(timer)
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  const words = new MutationObserver(() => { if (begun !== null) afterFrame() })
  words.observe(document.body, { childList: true, characterData: true, subtree: true })
  const events = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (begun !== null && startTime >= begun - 1) feedback = Math.max(feedback, duration)
    }
  })
  events.observe({ type: 'event', durationThreshold: 16 })
  const begin = (event) => {
    if (begun !== null) return
    begun = event.timeStamp
    afterFrame()
  }
  for (const type of ['keydown', 'beforeinput']) addEventListener(type, begin, true)
  function finish() {
    words.disconnect()
    events.disconnect()
    channel.port1.close()
    for (const type of ['keydown', 'beforeinput']) removeEventListener(type, begin, true)
    resolve({ feedback, answer: painted - begun })
  }
}), undefined`
const ONCE_BEFORE =
  "(() => { const taken = window.benchKey(); dispatchEvent(new Event('keydown')); return taken })()"
const ARM = 'window.benchTaken = window.benchKey(), undefined'
const TAKEN = 'window.benchTaken'

/** Presses a key; the promise's answer lets it go again, which on a phone comes after what it does is to be seen. */
async function press({ session }: PhonePage, key: string): Promise<() => Promise<void>> {
  // A Chinese character comes whole from the input method, without a key of its own.
  if (!/^[A-Z0-9]$/.test(key)) {
    await session.send('Input.insertText', { text: key })
    return () => Promise.resolve()
  }
  const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`
  const windowsVirtualKeyCode = key.charCodeAt(0)
  const it = { key, code, windowsVirtualKeyCode }
  await session.send('Input.dispatchKeyEvent', { ...it, type: 'keyDown', text: key })
  return () => session.send('Input.dispatchKeyEvent', { ...it, type: 'keyUp' })
}

/** Types a word into the page's search, each key after the answer to the one before, and takes the time of each. */
export async function typeWord(page: PhonePage, { keys, fundCode }: Words): Promise<KeyTimes[]> {
  // By a tap, as people do: the page has then handled an event before the first key.
  await page.tap(FIELD)
  await page.run(LISTEN, v.unknown())
  await page.run(ONCE_BEFORE, times)
  const taken = await page.throttled(async () => {
    const all: KeyTimes[] = []
    for (const key of keys) {
      await page.run(ARM, v.unknown())
      const letGo = await press(page, key)
      all.push(await page.run(TAKEN, times))
      await letGo()
    }
    return all
  })
  const typed = await page.run(`document.querySelector('${FIELD}').value`, v.string())
  const text = await page.run('document.body.innerText', v.string())
  if (typed !== keys.join('') || !text.includes(fundCode)) {
    throw new Error(`"${keys.join('')}" (typed "${typed}") did not find ${fundCode}`)
  }
  return taken
}
