// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { answerQueue, configValue } from '#test/bench/bridge/native-side.js'
import { createWebViewJavascriptBridge } from './web-view-javascript-bridge.ts'

it('signals each message, gives its queue once, and calls each callback once with its own answer', () => {
  let signals = 0
  const bridge = createWebViewJavascriptBridge(() => {
    signals += 1
  })
  const answers: unknown[] = []
  for (const key of ['a', 'b']) {
    bridge.callHandler('getGlobalConfig', { keys: [key] }, (answer) => answers.push(answer))
  }
  expect(signals).toBe(2)
  const { _fetchQueue: fetchQueue, _handleMessageFromObjC: handle } =
    window.WebViewJavascriptBridge ?? {}
  const texts = answerQueue(fetchQueue?.() ?? '').map((script): string =>
    JSON.parse(/\((.*)\);$/.exec(script)?.[1] ?? ''),
  )
  expect(fetchQueue?.()).toBe('[]')
  for (const text of [...texts.toReversed(), ...texts]) handle?.(text)
  expect(answers).toEqual([
    { values: { b: configValue('b') } },
    { values: { a: configValue('a') } },
  ])
})
