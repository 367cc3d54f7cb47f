import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { listPlanIndexes, previewPlan } from '#api/calls/plan.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { KEEP } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { callRetCode, makePlan, planFields } from './testing/plan.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const FUND = '900001'

const folder = mkdtempSync(path.join(tmpdir(), 'plan-funds-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** Funds from files, which say nothing of plans. */
beforeAll(() => {
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)
  write(
    'funds.csv',
    '基金代码,拼音缩写,基金简称,基金类型,拼音全称',
    `${FUND},JIA,甲混合,混合型-灵活,JIAHUNHE`,
    '900002,YI,乙混合,混合型-灵活,YIHUNHE',
  )
  write(
    'fund-rank.csv',
    '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费',
    `${FUND},甲混合,2025-07-18,1.234,2.5,-0.98,9.94,8.45,,26.18,150.47,68.34,,53.02,93.54,0.15%`,
  )
})
const { sandbox, zhang } = useSandbox('zhang', { reset: 'never', dataDir: folder })

test("a plan on a loaded fund has the channel's usual minimum", async () => {
  const asked = { fundCode: FUND, cycle: 'daily', cycleDay: null, smart: null }
  expect(await ask(sandbox, previewPlan, asked, zhang)).toMatchObject({ minAmount: '10.00' })
  const least = { fundCode: FUND, amount: '10.00' }
  expect(await makePlan(sandbox, zhang, least)).toMatchObject({ amount: '10.00' })
  const less = await planFields(sandbox, zhang, { ...least, amount: '9.99' })
  expect(await callRetCode(sandbox, createPlan, less, zhang)).toBe(SHOWN_RET.amountOutOfRange)
})

test('without the file of an index there is none to follow', async () => {
  expect((await ask(sandbox, listPlanIndexes, {}, zhang)).indexes).toEqual([])
})

test('a loaded fund without a value takes no plan', async () => {
  const fields = await planFields(sandbox, zhang, { fundCode: '900002' })
  expect(await callRetCode(sandbox, createPlan, fields, zhang)).toBe(SHOWN_RET.notPurchasable)
})

test('the keep challenge can be joined with a loaded fund', async () => {
  const { funds } = await ask(sandbox, queryWelcomeConfig, { activityId: KEEP }, zhang)
  expect(funds).toEqual([
    { fundCode: FUND, fundName: '甲混合', fundRiskLevel: 3, minAmount: '10.00' },
  ])
  const keep = { activityId: KEEP, fundCode: FUND }
  expect(await makePlan(sandbox, zhang, keep)).toMatchObject({ planType: 'keep' })
})
