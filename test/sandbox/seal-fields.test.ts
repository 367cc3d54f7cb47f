import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { send, configureClient } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import { inventedCardNo } from './identity/invented.ts'
import { openIdentitySandbox, publicKey } from './identity/test-steps.ts'
import type { Sandbox } from './server.ts'
import { signIn } from './test-client.ts'

let sandbox: Sandbox
beforeAll(async () => {
  vi.stubEnv('VITE_PROVIDER_PUBLIC_KEY', publicKey)
  sandbox = await openIdentitySandbox()
  const { openId, encOpenId } = await signIn(sandbox, 'zhang')
  configureClient({
    baseURL: sandbox.url,
    identity: () => ({ openid: openId, encid: encOpenId, h5Version: 'test' }),
    listen: () => {},
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await sandbox.stop()
})

test('what the page seals the provider opens, once, and nobody reads it on the way', async () => {
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
