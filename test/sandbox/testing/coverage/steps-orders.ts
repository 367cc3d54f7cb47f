import type { Answer, Call } from '#api/client.ts'
import { convert } from '#api/calls/convert.ts'
import { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import {
  applyByEncriptTransPwd,
  applyInit,
  getFundProtocolConfig,
  getTransactionConfig,
} from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { TRIES } from '#test/sandbox/kernel/store/trading-password.ts'
import type { ApplicationKind } from '#test/sandbox/departments/trading/applications.ts'
import { okPayload, type Provider } from './provider.ts'

/**
 * A mixed fund of R3, of which zhang holds shares; the wallet, of which too; and a bond fund that
 * can become the first.
 */
export const FUND = '980301'
export const WALLET = '001386'
export const BOND_FUND = '980501'
/** Cannot be bought now; cannot be sold now; of another company. */
export const SUSPENDED_FUND = '980203'
export const UNSELLABLE_FUND = '980603'
export const FOREIGN_FUND = '980103'

/** No fund and no application has these. */
export const NO_FUND = { fundCode: '999999' }
export const NO_APPLICATION = { applyNo: 'NOSUCHAPPLICATION' }
export const MORE_THAN_HELD = '99999999.00'
export const WRONG_PASSWORD = '000000'

/** A fresh application with the password sealed for it. */
async function opened(
  p: Provider,
  call: Call,
  applyKind: ApplicationKind,
  { fundCode, password = TRADING_PASSWORD }: { fundCode: string; password?: string },
) {
  const { applyNo, randomCode } = okPayload(await call(applyInit, { fundCode, applyKind }))
  return { applyNo, fundCode, transPwd: p.seal(password, randomCode) }
}

async function protocolHashes(call: Call, fundCode: string): Promise<string[]> {
  const { protocols } = okPayload(await call(getFundProtocolConfig, { fundCode }))
  return protocols.map((it) => it.hash)
}

/** The trading day that an order placed now would belong to. */
async function pricingDay(call: Call, fundCode: string): Promise<string> {
  return okPayload(await call(getTransactionConfig, { fundCode })).tradeDate
}

/** The fields of a purchase of 1,000.00 yuan by zhang; `other` overrides them. */
export async function purchaseInput(
  p: Provider,
  call: Call,
  other: { fundCode?: string; amount?: string; bankSerial?: string; password?: string } = {},
) {
  const { fundCode = FUND, amount = '1000.00', bankSerial = 'zhang-1', ...secret } = other
  return {
    ...(await opened(p, call, 'purchase', { fundCode, ...secret })),
    amount,
    pricingDay: await pricingDay(call, fundCode),
    bankSerial,
    protocolHashes: await protocolHashes(call, fundCode),
    cfmTime: null,
  }
}

/** The same of a sale of 100.00 shares. */
export async function saleInput(
  p: Provider,
  call: Call,
  other: { fundCode?: string; shares?: string; bankSerial?: string; password?: string } = {},
) {
  const { fundCode = FUND, shares = '100.00', bankSerial = 'zhang-1', ...secret } = other
  return {
    ...(await opened(p, call, 'redeem', { fundCode, ...secret })),
    shares,
    pricingDay: await pricingDay(call, fundCode),
    bankSerial,
    largeRedeemFlag: '0' as const,
    redeemTo: 'card' as const,
  }
}

/** The same of a withdrawal of 100.00 yuan. */
export async function withdrawalInput(
  p: Provider,
  call: Call,
  other: { fundCode?: string; amount?: string; bankSerial?: string; password?: string } = {},
) {
  const { fundCode = WALLET, amount = '100.00', bankSerial = 'zhang-1', ...secret } = other
  return {
    ...(await opened(p, call, 'fastRedeem', { fundCode, ...secret })),
    amount,
    bankSerial,
  }
}

/** The same of a conversion of 100.00 shares of the bond fund. */
export async function conversionInput(
  p: Provider,
  call: Call,
  other: {
    fundCode?: string
    targetFundCode?: string
    shares?: string
    password?: string
  } = {},
) {
  const { fundCode = BOND_FUND, targetFundCode = FUND, shares = '100.00', ...secret } = other
  return {
    ...(await opened(p, call, 'convert', { fundCode, ...secret })),
    targetFundCode,
    bankSerial: 'zhang-1',
    shares,
    pricingDay: await pricingDay(call, fundCode),
    largeRedeemFlag: '0' as const,
    protocolHashes: await protocolHashes(call, targetFundCode),
    cfmTime: null,
  }
}

/** Each is placed with what the functions above give; gives the answer. */
export const bought = async (
  p: Provider,
  call: Call,
  other: Parameters<typeof purchaseInput>[2] = {},
) => call(applyByEncriptTransPwd, await purchaseInput(p, call, other))

export const sold = async (p: Provider, call: Call, other: Parameters<typeof saleInput>[2] = {}) =>
  call(redeem, await saleInput(p, call, other))

export const withdrawn = async (
  p: Provider,
  call: Call,
  other: Parameters<typeof withdrawalInput>[2] = {},
) => call(fastRedeemRepeat, await withdrawalInput(p, call, other))

export const converted = async (
  p: Provider,
  call: Call,
  other: Parameters<typeof conversionInput>[2] = {},
) => call(convert, await conversionInput(p, call, other))

/** Moves past the cut-off of the day that an order prepared before it names. */
export const passCutOff = (p: Provider): Promise<void> => p.moveClock({ to: '20260311150000' })

/** Moves to where an application opened before is too old. */
export const waitAnHour = (p: Provider): Promise<void> => p.moveClock({ to: '20260311110000' })

/** Tries a wrong password until that locks; the answer to the try that did. */
export async function untilLocked<T>(attempt: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; tries < TRIES; tries += 1) await attempt()
  return attempt()
}
