import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { send, configureClient } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { publicKey } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })
beforeAll(() => {
  vi.stubEnv('VITE_PROVIDER_PUBLIC_KEY', publicKey)
  configureClient({
    baseURL: sandbox.url,
    identity: () => ({ openid: zhang.openId, encid: zhang.encOpenId, h5Version: 'test' }),
    listen: () => {},
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
})

test('the provider opens what the page seals, once, and the request has no plain text', async () => {
  const bankNo = inventedCardNo('629902', 'sealed')
  const fields = await sealFields({ bankNo })
  expect(JSON.stringify(fields)).not.toContain(bankNo)
  const first = await send(queryBankCardBin, fields)
  expect(first).toMatchObject({ ok: true, payload: { bankName: '云汐银行', cardType: 'debit' } })
  expect((await send(queryBankCardBin, fields)).ok).toBe(false)
})

test('each request has a code of its own', async () => {
  const [one, other] = await Promise.all([sealFields({ a: '1', b: '2' }), sealFields({ a: '1' })])
  expect(one.randomCode).not.toBe(other.randomCode)
  expect(one.a).not.toBe(other.a)
  expect(one.b).toMatch(/^v1\./)
})
