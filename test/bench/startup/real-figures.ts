import * as v from 'valibot'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAllFundName, queryFundOne } from '#api/calls/fund.ts'
import { formatAmount, formatNav } from '#domain/money/format-figures.ts'
import type { Sandbox } from '#test/sandbox/server.ts'

const EQUITY = '股票型'
const keys = v.object({ openId: v.string(), encOpenId: v.string() })

/** Asks the provider without a page, signed in or not. */
async function ask<T>(
  sandbox: Sandbox,
  endpoint: {
    readonly method: string
    readonly path: string
    readonly payload: v.GenericSchema<unknown, T>
  },
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<T> {
  const { method, path } = endpoint
  const body = method === 'GET' ? {} : { body: new URLSearchParams(fields) }
  const response = await fetch(sandbox.url + path, { method, headers, ...body })
  const shape = v.object({ retCode: v.literal(0), payload: endpoint.payload })
  return v.parse(shape, await response.json()).payload
}

/** A demo user's total assets, as home shows them. */
export async function totalAssets(sandbox: Sandbox, userId: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId }),
  })
  const { openId, encOpenId } = v.parse(keys, await response.json())
  const headers = { openid: openId, encid: encOpenId }
  return formatAmount((await ask(sandbox, listAssetsChannel, {}, headers)).totalAsset)
}

/** The first equity fund of the provider's list, with its NAV as fund detail shows it. */
export async function equityFund(sandbox: Sandbox): Promise<{ fundCode: string; nav: string }> {
  const { fundInfos } = await ask(sandbox, queryAllFundName, {})
  for (const { fundCode } of fundInfos) {
    const fund = await ask(sandbox, queryFundOne, { fundCode })
    if (fund.fundTypeName === EQUITY) return { fundCode, nav: formatNav(fund.nav) }
  }
  throw new Error('the provider has no equity fund')
}
