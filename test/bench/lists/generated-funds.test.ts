import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { queryAllFundName } from '#api/calls/fund.ts'
import { ask, openSandbox } from '#test/sandbox/testing/test-client.ts'
import { FUND_COUNT, generatedFunds, writeGeneratedFunds } from './generated-funds.ts'

it('gives every generated fund its own name and its own code of six digits', () => {
  const funds = generatedFunds()
  expect(new Set(funds.map(({ code }) => code)).size).toBe(FUND_COUNT)
  expect(new Set(funds.map(({ name }) => name)).size).toBe(FUND_COUNT)
  expect(funds.every(({ code }) => /^\d{6}$/.test(code) && code !== '000000')).toBe(true)
})

it('writes a folder that the sandbox loads whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-generated-'))
  writeGeneratedFunds(folder)
  const sandbox = await openSandbox({ dataDir: folder })
  const { fundInfos } = await ask(sandbox, queryAllFundName)
  await sandbox.stop()
  rmSync(folder, { recursive: true })
  expect(fundInfos).toHaveLength(FUND_COUNT)
  expect(fundInfos[0]).toMatchObject({ fundCode: '000001', pinyin: 'HACZJXHHA' })
})
