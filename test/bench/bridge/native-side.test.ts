import { createBridge } from '#bridge/client.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { getGlobalConfig } from '#bridge/methods.ts'
import { expect, it } from 'vitest'
import {
  answerDsbridge,
  answerQueue,
  answerVk,
  answerWire,
  createPenpalSide,
  configValue,
} from './native-side.js'

const values = { a: configValue('a') }

it('answers our client as the contract requires, the handshake included', async () => {
  const h5bridge = { postMessage: (text: string) => Promise.resolve(answerWire(text)) }
  const bridge = createBridge({
    methods: { getGlobalConfig },
    host: nativeIos({ webkit: { messageHandlers: { h5bridge } } }),
  })
  expect(await bridge.call('getGlobalConfig', { keys: ['a'] })).toEqual({ values })
  expect(await bridge.handshake()).toMatchObject({ appVersion: '5.12.0', bridgeVersion: 1 })
  bridge.dispose()
})

it("calls dsbridge's callback and deletes it, and answers nothing without a callback", () => {
  const text = JSON.stringify({ data: { keys: ['a'] }, _dscbstub: 'dscb7' })
  expect(answerDsbridge(text)).toBe(
    `dscb7(${JSON.stringify({ data: { values } })}.data);delete window.dscb7`,
  )
  expect(answerDsbridge('{"data":null}')).toBeNull()
})

it('names the request in an answer to vk-bridge', () => {
  const script = answerVk(JSON.stringify({ keys: ['a'], request_id: '1_x' }))
  const detail = /detail:(.*)\}\)\)$/.exec(script)?.[1] ?? ''
  expect(JSON.parse(detail)).toEqual({
    type: 'VKWebAppStorageGetResult',
    data: { values, request_id: '1_x' },
  })
})

it('answers each message of a fetched queue by a script of its own', () => {
  const message = (callbackId: string) => ({
    handlerName: 'x',
    callbackId,
    data: { keys: ['a'] },
  })
  const scripts = answerQueue(JSON.stringify([message('cb_1'), message('cb_2')]))
  const texts = scripts.map((script) => JSON.parse(/\((.*)\);$/.exec(script)?.[1] ?? ''))
  expect(texts.map((text) => JSON.parse(text))).toEqual([
    { responseId: 'cb_1', responseData: { values } },
    { responseId: 'cb_2', responseData: { values } },
  ])
  expect(answerQueue('[]')).toEqual([])
})

it('sends Penpal one SYN, lists the method, and answers only calls', () => {
  const answer = createPenpalSide()
  const syn = JSON.stringify({ namespace: 'penpal', type: 'SYN', participantId: 'p' })
  expect(JSON.parse(answer(syn))).toMatchObject({ type: 'SYN' })
  expect(JSON.parse(answer(syn))).toMatchObject({
    type: 'ACK1',
    methodPaths: [['getGlobalConfig']],
  })
  expect(answer(JSON.stringify({ type: 'ACK2' }))).toBe('')
  const call = JSON.stringify({ type: 'CALL', id: 'c1', args: [{ keys: ['a'] }] })
  expect(JSON.parse(answer(call))).toEqual({
    namespace: 'penpal',
    type: 'REPLY',
    callId: 'c1',
    value: { values },
  })
})
