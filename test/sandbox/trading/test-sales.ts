import { fastRedeemRepeat, redeem } from '#src/api/redeem.ts'
import { applyInit } from '#src/api/trade.ts'
import { TRADING_PASSWORD } from '../personas.ts'
import { ask, call, sealForProvider, type Session } from '../test-client.ts'
import type { Sandbox } from '../server.ts'

export interface Sale {
  fundCode: string
  shares: string
  bankSerial?: string
  redeemTo?: 'card' | 'wallet'
  password?: string
}

/** A fresh application with the password sealed for it: what a sale or a cancellation is proved by. */
export async function sealedProof(
  sandbox: Sandbox,
  session: Session,
  fundCode: string,
  password = TRADING_PASSWORD,
) {
  const { applyNo, randomCode } = await ask(sandbox, applyInit, { fundCode }, session)
  return { applyNo, randomCode, transPwd: sealForProvider(password, randomCode) }
}

export async function prepareSale(sandbox: Sandbox, session: Session, sale: Sale) {
  const { applyNo, transPwd } = await sealedProof(sandbox, session, sale.fundCode, sale.password)
  const fields = {
    applyNo,
    transPwd,
    fundCode: sale.fundCode,
    shares: sale.shares,
    bankSerial: sale.bankSerial ?? 'zhang-1',
    redeemTo: sale.redeemTo ?? 'card',
    largeRedeemFlag: '0',
  }
  return { endpoint: redeem, fields }
}

/** Places a redemption; the envelope and the number. */
export async function sell(sandbox: Sandbox, session: Session, sale: Sale) {
  const { endpoint, fields } = await prepareSale(sandbox, session, sale)
  return { ...(await call(sandbox, endpoint, fields, session)), applyNo: fields.applyNo }
}

/** Withdraws from the wallet fund at once. */
export async function fastRedeem(
  sandbox: Sandbox,
  session: Session,
  amount: string,
  bankSerial = 'zhang-1',
) {
  const fundCode = '001386'
  const { applyNo, transPwd } = await sealedProof(sandbox, session, fundCode)
  const fields = { applyNo, transPwd, fundCode, amount, bankSerial }
  return { ...(await call(sandbox, fastRedeemRepeat, fields, session)), applyNo }
}
