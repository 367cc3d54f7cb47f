import { expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAllFundName } from '#api/calls/fund.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { PORTFOLIO_MODULES } from '#domain/fund/portfolio.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, qian, zhang } = useSandbox(['qian', 'zhang'], { reset: 'never' })

test('the list of names has a portfolio of each module, and no fund has a module', async () => {
  const { fundInfos } = await ask(sandbox, queryAllFundName)
  const marked = fundInfos.filter(({ moduleName }) => moduleName !== '')
  expect(marked.map(({ moduleName }) => moduleName)).toEqual(PORTFOLIO_MODULES)
  expect(marked.every((it) => it.portfolioCode !== '' && it.portfolioName !== '')).toBe(true)
})

test('what is held and ordered in a portfolio names it, and nothing else does', async () => {
  const { holdings } = await ask(sandbox, listAssetsChannel, {}, qian)
  const parts = holdings.filter(({ portfolioCode }) => portfolioCode !== '')
  expect(parts.map(({ portfolioName }) => portfolioName)).toEqual([
    '均衡配置',
    '均衡配置',
    '均衡配置',
  ])
  const fundCode = parts[0]?.fundCode ?? ''
  const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 5, fundCode }, qian)
  expect(new Set(records.map((it) => it.portfolioCode))).toEqual(new Set(['PI0001']))
  const others = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(others.holdings.filter(({ portfolioCode }) => portfolioCode !== '')).toEqual([])
})
