// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPlansCardChange } from '#api/calls/plans/plan-overview.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { CallFailure, CallRefused } from './client.ts'
import { RET } from './endpoint.ts'
import { fetchIfFound } from './query.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())

const outcome = () => fetchIfFound(queryPlansCardChange, { requestNo: '0123456789ABCDEF' })

test('what the provider does not find is null', async () => {
  provider.reply = replies.refusal(RET.notFound)
  expect(await outcome()).toBe(null)
})

test.each([
  ['an expired session', () => replies.refusal(RET.sessionExpired), CallRefused],
  ['a refusal of another kind', () => replies.refusal(RET.badRequest), CallRefused],
  ['a provider that is down', () => replies.breakdown, CallFailure],
  ['no network', () => replies.noNetwork, CallFailure],
])('with %s it stays unknown whether the provider has it', async (_, reply, kind) => {
  provider.reply = reply()
  await expect(outcome()).rejects.toBeInstanceOf(kind)
})
