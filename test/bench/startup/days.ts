import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAllFundName, queryFundOne } from '#api/calls/fund.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount, formatNav } from '#domain/money/format-figures.ts'
import { assetPaths } from '#paths/asset.ts'
import { chargePaths } from '#paths/charge.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import { startSandbox, type Sandbox } from '#test/sandbox/server/server.ts'
import {
  ask,
  control,
  preparePurchase,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import type { Screen } from './rows.ts'

const EQUITY = '股票型'
const BOUGHT_FUND = '980301'
/** The amounts that are bought on each of the two days: figures that no other order has. */
const BOUGHT = { yesterday: '4321.00', today: '5432.00' } as const

/** A screen as it is measured. */
export interface MeasuredScreen {
  readonly screen: Screen
  readonly path: string
  readonly user: string
  /** A figure as the screen writes it: of the day before, and of the day of the measured open. */
  readonly figures: { readonly yesterday: string; readonly today: string }
}

/**
 * The same provider on two days. Data that a page stores on the first day is out of date on the
 * second, so that a stored figure cannot be taken for a live one.
 */
export interface Days {
  readonly yesterday: Sandbox
  readonly today: Sandbox
  readonly screens: readonly MeasuredScreen[]
  /** Keys that hold on both days, by user. */
  readonly sessions: Readonly<Record<string, Session>>
}

async function buy(sandbox: Sandbox, userId: string, amount: string): Promise<void> {
  const session = await signIn(sandbox, userId)
  const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
  const purchase = { fundCode: BOUGHT_FUND, amount, publicKey, bankSerial: `${userId}-1` }
  const { fields } = await preparePurchase(sandbox, session, purchase)
  await ask(sandbox, applyByEncriptTransPwd, fields, session)
}

async function totalAssets(sandbox: Sandbox, userId: string): Promise<string> {
  const session = await signIn(sandbox, userId)
  return formatAmount((await ask(sandbox, listAssetsChannel, {}, session)).totalAsset)
}

/** The first equity fund of the provider's list. */
async function equityFund(sandbox: Sandbox): Promise<string> {
  const { fundInfos } = await ask(sandbox, queryAllFundName)
  for (const { fundCode } of fundInfos.filter((it) => it.fundCode !== '')) {
    const fund = await ask(sandbox, queryFundOne, { fundCode })
    if (fund.fundTypeName === EQUITY) return fundCode
  }
  throw new Error('the provider has no equity fund')
}

const SAVER = 'zhang'
const TRADER = 'qian'

/**
 * Starts the provider on a day, and again, with the same users and sessions, a day later, when each answer takes `latency` ms.
 */
export async function startDays(closers: Closers, latency = 0): Promise<Days> {
  const providerKey = loadOrCreateProviderKey(providerKeyFile).privateKey
  const start = async () => {
    const sandbox = await startSandbox({ database: ':memory:', providerKey })
    closers.push(() => sandbox.stop())
    return sandbox
  }
  const [yesterday, today] = [await start(), await start()]
  await buy(yesterday, TRADER, BOUGHT.yesterday)
  const sessions = {
    [SAVER]: await signIn(yesterday, SAVER),
    [TRADER]: await signIn(yesterday, TRADER),
  }
  const state = await fetch(`${yesterday.url}/sandbox/state`)
  const body = await state.arrayBuffer()
  const headers = { 'content-type': 'application/vnd.sqlite3' }
  await fetch(`${today.url}/sandbox/state`, { method: 'POST', headers, body })
  await control(today, 'clock', { days: 1 })
  await buy(today, TRADER, BOUGHT.today)

  const fundCode = await equityFund(today)
  const nav = async (sandbox: Sandbox) =>
    formatNav((await ask(sandbox, queryFundOne, { fundCode })).nav)
  const navs = { yesterday: await nav(yesterday), today: await nav(today) }
  const assets = {
    yesterday: await totalAssets(yesterday, SAVER),
    today: await totalAssets(today, SAVER),
  }
  const orders = {
    yesterday: formatAmount(BOUGHT.yesterday),
    today: formatAmount(BOUGHT.today),
  }
  const income = async (sandbox: Sandbox) =>
    formatNav((await ask(sandbox, queryFundOne, { fundCode: brand.walletFundCode })).incomePer10k)
  const incomes = { yesterday: await income(yesterday), today: await income(today) }
  const screens: MeasuredScreen[] = [
    { screen: 'home', path: homePaths.home.to(), user: SAVER, figures: assets },
    {
      screen: 'fund-detail',
      path: fundDetailPaths.fundDetailSingle.to({ fundCode }),
      user: SAVER,
      figures: navs,
    },
    { screen: 'holdings', path: assetPaths.holdList.to(), user: SAVER, figures: assets },
    {
      screen: 'orders',
      path: transactionPaths.transactionMain.to(),
      user: TRADER,
      figures: orders,
    },
    // A composed page, of which a block shows the figure.
    { screen: 'page', path: fundDetailPaths.home.to(), user: SAVER, figures: incomes },
    { screen: 'rules', path: chargePaths.shiftRule.to({ fundCode }), user: SAVER, figures: navs },
  ]
  for (const { screen, figures } of screens) {
    if (figures.yesterday === figures.today)
      throw new Error(`${screen} shows ${figures.today} on both days`)
  }
  await control(today, 'latency', { ms: latency })
  return { yesterday, today, screens, sessions }
}
