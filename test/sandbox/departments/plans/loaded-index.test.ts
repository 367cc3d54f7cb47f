import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPlanIndexes, previewPlan } from '#api/calls/plan.ts'
import { addDays, weekdayNumber } from '#domain/calendar/calendar-date.ts'
import { ask, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-index-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, ...lines: string[]) =>
  writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)

/** `days` weekdays up to `last`, newest first, each with a close of its own. */
function closesTo(last: string, days: number): string[] {
  const lines: string[] = []
  for (let day = last; lines.length < days; day = addDays(day, -1)) {
    if ([0, 6].includes(weekdayNumber(day))) continue
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
    lines.push(`${date},${(3_000 + lines.length).toFixed(2)}`)
  }
  return lines
}

/** A sandbox of one fund with a value of 2025-07-18, and of a money fund of 2013 with more. */
async function opened(closes: readonly string[]) {
  write(
    'funds.csv',
    '基金代码,拼音缩写,基金简称,基金类型,拼音全称',
    '000198,DING,丁货币,货币型-普通货币,DINGHUOBI',
    '900001,JIA,甲混合,混合型-灵活,JIAHUNHE',
  )
  const incomes = Array.from({ length: 250 }, (_, at) => `${addDays('20130701', at)},1.5787,6.307`)
  write('money-fund-yield-000198.csv', 'mfd_date,mfd_daily_yield,mfd_7daily_yield', ...incomes)
  write(
    'fund-rank.csv',
    '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费',
    '900001,甲混合,2025-07-18,1.234,2.5,-0.98,9.94,8.45,,26.18,150.47,68.34,,53.02,93.54,0.15%',
  )
  write('index-000300.csv', 'date,close', ...closes)
  const sandbox = await openSandbox({ dataDir: folder })
  const zhang = await signIn(sandbox, 'zhang')
  const { indexes } = await ask(sandbox, listPlanIndexes, {}, zhang)
  const smart = { indexCode: '000300', averageDays: 180 } as const
  const asked = { fundCode: '900001', cycle: 'daily', cycleDay: null, smart } as const
  const measure = async () => (await ask(sandbox, previewPlan, asked, zhang)).smart
  return { sandbox, indexes, measure }
}

test('a plan follows the published closes of the file, whatever funds come before', async () => {
  const { sandbox, indexes, measure } = await opened(closesTo('20250718', 200))
  expect(indexes).toEqual([{ indexCode: '000300', indexName: '沪深300', averageDays: [180] }])
  // The newest 180 closes are 3000 to 3179.
  expect(await measure()).toMatchObject({
    indexDate: '20250718',
    indexClose: '3000.0000',
    average: '3089.5000',
  })
  await sandbox.stop()
})

test.each([
  ['ends years before the values of the funds', closesTo('20210115', 400)],
  ['has fewer closes than the shortest average', closesTo('20250718', 179)],
  [
    'has a hole within the shortest average',
    [...closesTo('20250718', 90), ...closesTo('20241231', 400)],
  ],
])('an index whose file %s is none to follow', async (_, closes) => {
  const { sandbox, indexes, measure } = await opened(closes)
  expect(indexes).toEqual([])
  expect(await measure()).toBeNull()
  await sandbox.stop()
})
