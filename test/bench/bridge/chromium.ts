import * as v from 'valibot'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { withPhonePage } from '#test/bench/phone-page.ts'
import {
  FETCH_QUEUE,
  answerDsbridge,
  answerQueue,
  answerVk,
  answerWire,
  createPenpalSide,
} from './native-side.js'
import { readRound, type EngineRounds } from './rounds.ts'

/**
 * Each object as its library looks for it, over a DevTools binding of its own
 * (test/hosts/chromium/injected-object.ts).
 */
const INJECTED = `(() => {
  for (const name of ['h5bridge', 'benchBare', 'benchPenpal']) {
    const post = window[name + 'Post']
    window[name] = { postMessage: (text) => post(String(text)), onmessage: null }
  }
  window.benchFlush = { postMessage: (text) => window.benchFlushPost(text) }
  window.AndroidBridge = { VKWebAppStorageGet: (text) => window.benchVkPost(text) }
  window._dsbridge = { call: (method, text) => { window.benchDsPost(text); return '' } }
})()`

const called = v.object({
  name: v.string(),
  payload: v.string(),
  executionContextId: v.number(),
})
const evaluated = v.object({ result: v.object({ value: v.string() }) })

/** Answers every side's messages in the page that sent them. */
async function serveBindings(session: CdpSession): Promise<void> {
  const run = (contextId: number, expression: string) => {
    // The page closes when the bench ends; then no answer is needed.
    session.send('Runtime.evaluate', { expression, contextId }).catch(() => undefined)
  }
  const sendTo = (object: string, contextId: number, text: string) =>
    run(contextId, `window.${object}?.onmessage?.({ data: ${JSON.stringify(text)} })`)
  const penpal = createPenpalSide()

  async function flush(contextId: number): Promise<void> {
    const asked = { expression: FETCH_QUEUE, contextId, returnByValue: true }
    const { result } = await session.ask('Runtime.evaluate', asked, evaluated)
    for (const script of answerQueue(result.value)) run(contextId, script)
  }
  const answers: Readonly<Record<string, (text: string, contextId: number) => void>> = {
    h5bridgePost: (text, id) => sendTo('h5bridge', id, answerWire(text)),
    benchBarePost: (text, id) => sendTo('benchBare', id, answerWire(text)),
    benchPenpalPost(text, id) {
      const reply = penpal(text)
      if (reply !== '') sendTo('benchPenpal', id, reply)
    },
    benchVkPost: (text, id) => run(id, answerVk(text)),
    benchDsPost(text, id) {
      const script = answerDsbridge(text)
      if (script !== null) run(id, script)
    },
    benchFlushPost: (_text, id) => void flush(id),
  }
  session.on('Runtime.bindingCalled', called, ({ name, payload, executionContextId }) => {
    answers[name]?.(payload, executionContextId)
  })
  for (const name of Object.keys(answers)) await session.send('Runtime.addBinding', { name })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: INJECTED })
}

/** Runs the rounds in Chromium; the round before the first is discarded. */
export async function measureChromium(url: string, rounds: number): Promise<EngineRounds> {
  const browser = await startBrowser(null)
  try {
    const version = v.object({ product: v.string() })
    const { product } = await browser.cdp.browser.ask('Browser.getVersion', {}, version)
    const taken = await withPhonePage(browser, { user: null }, async (page) => {
      await serveBindings(page.session)
      await page.open(url, 'window.benchRound')
      const texts: string[] = []
      for (let number = 0; number <= rounds; number += 1) {
        texts.push(await page.run(`benchRound(${number})`, v.string()))
      }
      return texts.slice(1).map(readRound)
    })
    return { engine: product, rounds: taken }
  } finally {
    await browser.stop()
  }
}
