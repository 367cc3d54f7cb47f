import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPlanRecords, queryPlan } from '#api/calls/plan.ts'
import {
  makePlan,
  moveTo,
  planNow,
  purchase,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { ask, openSandbox, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'

let folder: string
let sandbox: Sandbox
let zhang: Session
const database = () => path.join(folder, 'sandbox.db')
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'slow-payments-'))
  sandbox = await openSandbox({ database: database() })
  zhang = await signIn(sandbox, 'zhang')
})
afterEach(async () => {
  sandbox.assertBalanced()
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const FUND = '980301'
const newest = async () => {
  const list = { page: 1, size: 1, fundCode: FUND }
  const [record] = (await ask(sandbox, queryTransactionList, list, zhang)).records
  return record
}

test('a slow payment has the same result in one leap, in small steps and over restarts', async () => {
  await purchase(sandbox, zhang, { fundCode: FUND, amount: '1000.48' })
  const saved = await (
    await sandbox.fetch(new Request('http://sandbox.test/sandbox/state'))
  ).arrayBuffer()
  await moveTo(sandbox, '20260312100000')
  const leap = await newest()
  expect(leap).toMatchObject({ status: '1', transactionCfmDate: '20260312' })

  await sandbox.fetch(
    new Request('http://sandbox.test/sandbox/state', {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.sqlite3' },
      body: saved,
    }),
  )
  zhang = await signIn(sandbox, 'zhang')
  const seen = [(await newest())?.status]
  for (const time of ['11100200', '11101200', '11150000', '12090000', '12100000']) {
    await sandbox.stop()
    sandbox = await openSandbox({ database: database() })
    await moveTo(sandbox, `202603${time}`)
    seen.push((await newest())?.status)
    // The same moment again changes nothing.
    await sandbox.stop()
    sandbox = await openSandbox({ database: database() })
    expect((await newest())?.status).toBe(seen.at(-1))
    sandbox.assertBalanced()
  }
  expect(seen).toEqual(['9', '8', '3', '5', '1', '1'])
  expect(await newest()).toEqual(leap)
})

const planRecords = async (planNo: string) =>
  (await ask(sandbox, listPlanRecords, { planNo, page: 1, size: 9 }, zhang)).records

test('an instalment is recorded once its bank has answered', async () => {
  const { planNo } = await makePlan(sandbox, zhang, {
    amount: '100.48',
    cycle: 'daily',
    cycleDay: null,
  })
  await moveTo(sandbox, '20260312093000')
  expect(await newest()).toMatchObject({ businessCode: '39', status: '9', buyPlanNo: planNo })
  expect(await planRecords(planNo)).toEqual([])
  expect(await planNow(sandbox, zhang, planNo)).toMatchObject({ paidTimes: 0, failures: 0 })
  await moveTo(sandbox, '20260312094100')
  expect(await planRecords(planNo)).toMatchObject([{ debitDate: '20260312', state: 'paid' }])
  expect(await planNow(sandbox, zhang, planNo)).toMatchObject({ paidTimes: 1, failures: 0 })
})

test('three instalments in a row that a bank refuses late end the plan', async () => {
  const { planNo } = await makePlan(sandbox, zhang, {
    amount: '100.49',
    cycle: 'daily',
    cycleDay: null,
  })
  await moveTo(sandbox, '20260313100000')
  expect(await planNow(sandbox, zhang, planNo)).toMatchObject({ failures: 2, status: 'running' })
  await moveTo(sandbox, '20260317100000')
  const { plan } = await ask(sandbox, queryPlan, { planNo }, zhang)
  expect(plan).toMatchObject({ failures: 3, status: 'terminated', paidTimes: 0 })
  expect(plan.statusReason).toContain('银行处理失败')
  expect((await planRecords(planNo)).map((it) => it.state)).toEqual(['failed', 'failed', 'failed'])
})
