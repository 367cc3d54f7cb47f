import { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { applyInit } from '#api/calls/trade.ts'
import { seal } from '#platform/crypto.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  call,
  shownPricingDay,
  sealForProvider,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import type { ApplicationKind } from '#test/sandbox/departments/trading/applications.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'

type Reachable = Pick<Sandbox, 'fetch'>

export interface Sale {
  fundCode: string
  shares: string
  bankSerial?: string
  redeemTo?: 'card' | 'wallet'
  password?: string
  publicKey?: string
}

/**
 * A fresh application of a kind with the password sealed for it: what a sale or a cancellation is
 * proved by.
 */
export async function sealedProof(
  sandbox: Reachable,
  session: Session,
  fundCode: string,
  {
    kind = 'redeem',
    password = TRADING_PASSWORD,
    publicKey,
  }: {
    kind?: ApplicationKind
    password?: string | undefined
    /** Of the provider, where it is not the one of `openSandbox`. */
    publicKey?: string | undefined
  } = {},
) {
  const application = { fundCode, applyKind: kind }
  const { applyNo, randomCode } = await ask(sandbox, applyInit, application, session)
  const transPwd =
    publicKey === undefined
      ? sealForProvider(password, randomCode)
      : seal(password, randomCode, publicKey)
  return { applyNo, randomCode, transPwd }
}

export async function prepareSale(sandbox: Reachable, session: Session, sale: Sale) {
  const { applyNo, transPwd } = await sealedProof(sandbox, session, sale.fundCode, {
    password: sale.password,
    publicKey: sale.publicKey,
  })
  const fields = {
    applyNo,
    transPwd,
    fundCode: sale.fundCode,
    shares: sale.shares,
    pricingDay: await shownPricingDay(sandbox, session, sale.fundCode),
    bankSerial: sale.bankSerial ?? 'zhang-1',
    redeemTo: sale.redeemTo ?? 'card',
    largeRedeemFlag: '0',
  }
  return { endpoint: redeem, fields }
}

/** Places a redemption; the envelope and the number. */
export async function sell(sandbox: Reachable, session: Session, sale: Sale) {
  const { endpoint, fields } = await prepareSale(sandbox, session, sale)
  return { ...(await call(sandbox, endpoint, fields, session)), applyNo: fields.applyNo }
}

/** Withdraws from the wallet fund at once. */
export async function fastRedeem(
  sandbox: Reachable,
  session: Session,
  amount: string,
  bankSerial = 'zhang-1',
  password = TRADING_PASSWORD,
) {
  const fundCode = '001386'
  const { applyNo, transPwd } = await sealedProof(sandbox, session, fundCode, {
    kind: 'fastRedeem',
    password,
  })
  const fields = { applyNo, transPwd, fundCode, amount, bankSerial }
  return { ...(await call(sandbox, fastRedeemRepeat, fields, session)), applyNo }
}
