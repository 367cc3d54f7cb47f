import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { applyByEncriptTransPwd, queryApplyResult } from '#api/calls/trade.ts'
import { SLOW_MS } from '#test/sandbox/kernel/faults.ts'
import { ConnectionCut } from '#test/sandbox/server/server.ts'
import {
  ask,
  buy,
  call,
  control,
  orderRecord,
  preparePurchase,
  requestFor,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { slowMs: 1_500 })

const FUND = '980301'

test('.44 records the order, cuts the connection, and keeps the provider away until its return', async () => {
  const { fields } = await preparePurchase(sandbox, zhang, { fundCode: FUND, amount: '1000.44' })
  const request = requestFor(applyByEncriptTransPwd, fields, zhang, sandbox.url)
  await expect(fetch(request)).rejects.toThrow('fetch failed')
  await expect(fetch(requestFor(queryUserStatus, {}, zhang, sandbox.url))).rejects.toThrow(
    'fetch failed',
  )
  await expect(call(sandbox, queryUserStatus, {}, zhang)).rejects.toBeInstanceOf(ConnectionCut)
  expect(await control(sandbox, 'orders')).toMatchObject({ total: 1 })
  await control(sandbox, 'return', {})
  expect(await ask(sandbox, queryApplyResult, { applyNo: fields.applyNo }, zhang)).toEqual({
    state: 'placed',
  })
  const again = await call(sandbox, applyByEncriptTransPwd, fields, zhang)
  expect(again.retCode).toBe(0)
  expect(await control(sandbox, 'orders')).toMatchObject({ total: 1 })
})

test('.45 cuts the connection before the order is recorded', async () => {
  const { fields } = await preparePurchase(sandbox, zhang, { fundCode: FUND, amount: '1000.45' })
  await expect(call(sandbox, applyByEncriptTransPwd, fields, zhang)).rejects.toBeInstanceOf(
    ConnectionCut,
  )
  expect(await ask(sandbox, queryApplyResult, { applyNo: fields.applyNo }, zhang)).toEqual({
    state: 'open',
  })
  expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
})

test('.46 is refused by the bank, and no money moves', async () => {
  const { retCode, applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.46' })
  expect(retCode).toBe(0)
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '4',
    errorDetail: '银行扣款失败：余额不足',
  })
  expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
})

test('.47 records the order at once and answers later', async () => {
  expect(SLOW_MS).toBe(8_000)
  let answered = false
  const answer = buy(sandbox, zhang, { fundCode: FUND, amount: '1000.47' }).finally(() => {
    answered = true
  })
  await expect.poll(() => control(sandbox, 'orders')).toMatchObject({ total: 1 })
  expect(answered).toBe(false)
  expect((await answer).retCode).toBe(0)
})

test('a purchase of the unconfirmed fund gets its money back', async () => {
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '980305', amount: '1000.00' })
  await control(sandbox, 'clock', { next: 'settlement' })
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '2',
    errorDetail: expect.stringContaining('退回'),
  })
  expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
})

test('a fault affects its call as often as it is set', async () => {
  await control(sandbox, 'faults', { call: 'queryUserStatus', kind: 'http500', times: 1 })
  expect((await call(sandbox, queryUserStatus, {}, zhang)).status).toBe(500)
  expect((await call(sandbox, queryUserStatus, {}, zhang)).status).toBe(200)
  await control(sandbox, 'faults', { call: '*', kind: 'cut' })
  await expect(call(sandbox, queryUserStatus, {}, zhang)).rejects.toBeInstanceOf(ConnectionCut)
  await control(sandbox, 'faults', { call: '*', kind: 'none' })
  expect((await call(sandbox, queryUserStatus, {}, zhang)).retCode).toBe(0)
  expect(await control(sandbox, 'faults', { call: 'nobody', kind: 'cut' })).toMatchObject({
    status: 400,
  })
})

test('a cut connection closes without any data', async () => {
  await control(sandbox, 'faults', { call: 'queryAllFundName', kind: 'cut', times: 1 })
  const socket = connect(sandbox.port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (bytes) => received.push(bytes))
  socket.on('error', () => undefined)
  socket.write('GET /api/fund/queryAllFundName HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'close')
  expect(Buffer.concat(received).toString()).toBe('')
})
