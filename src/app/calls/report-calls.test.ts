// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { CallEvent } from '#api/client.ts'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { sendErrorsTo } from '#platform/error-log.ts'
import { reportCalls } from './report-calls.ts'

const reported: { what: string; detail: string }[] = []

beforeEach(() => {
  reported.length = 0
  sendErrorsTo(({ what, detail }) => reported.push({ what, detail }))
})

const endpoint = listAssetsChannel
const fault = { reason: 'network', detail: 'no connection' } as const

test.each<[string, CallEvent, string]>([
  [
    'rows that were left out, with their number and places',
    { type: 'incomplete', endpoint, leftOut: 2, detail: 'holdings.3.amount: expected string' },
    'left out 2: holdings.3.amount: expected string',
  ],
  ['a failure with its reason', { type: 'failed', endpoint, ...fault }, 'network: no connection'],
  [
    'a refusal with its code',
    { type: 'refused', endpoint, retCode: 2003, retMsg: '', encid: 'e-1' },
    'retCode 2003',
  ],
])('reports to the log %s', (_, event, detail) => {
  reportCalls(event)
  expect(reported).toEqual([{ what: 'listAssetsChannel', detail }])
})

test.each<[string, CallEvent]>([
  ['a call that is answered', { type: 'answered', endpoint, payload: {} }],
  ['a cancelled call', { type: 'failed', endpoint, ...fault, reason: 'cancelled' }],
])('does not report %s', (_, event) => {
  reportCalls(event)
  expect(reported).toEqual([])
})
