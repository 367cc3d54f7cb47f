import { convert } from '#api/calls/convert.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { applyByEncriptTransPwd, getFundProtocolConfig } from '#api/calls/trade.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { ask, shownPricingDay, type Session } from '#test/sandbox/testing/test-client.ts'
import { sealedProof } from './sales.ts'

/**
 * The kinds of order under an application number. All but the plan take from the wallet of one
 * card.
 */
export const KINDS = ['purchase', 'redeem', 'fastRedeem', 'convert', 'plan'] as const
export type Kind = (typeof KINDS)[number]

const OTHER_FUND = '980301'

export interface OrderInput {
  kind: Kind
  /**
   * 0; of an input that differs in one field 1, where that is the amount, or 2, where it is another
   * field if the call has one.
   */
  variant: 0 | 1 | 2
  /** Of variant 0; or hundredths of a share. */
  cents: number
}

/** Hundredths of the order. */
export const inputAmount = ({ kind, variant, cents }: OrderInput): number =>
  variant === 1 || kind === 'fastRedeem' ? cents + variant : cents

export type Proof = Awaited<ReturnType<typeof proofFor>>

/** An application of a kind with all that any input needs. */
export async function proofFor(sandbox: Sandbox, zhang: Session, kind: Kind) {
  const fundCode = kind === 'purchase' ? OTHER_FUND : WALLET_FUND
  const { applyNo, transPwd } = await sealedProof(sandbox, zhang, fundCode, { kind })
  const protocolHashes = async (code: string) =>
    (await ask(sandbox, getFundProtocolConfig, { fundCode: code }, zhang)).protocols
  const protocols = [...(await protocolHashes(WALLET_FUND)), ...(await protocolHashes(OTHER_FUND))]
  const pricingDay = await shownPricingDay(sandbox, zhang, fundCode)
  return { applyNo, transPwd, pricingDay, protocolHashes: protocols.map((it) => it.hash) }
}

/** The call of an input, for the persona zhang. */
export function orderRequest(
  input: OrderInput,
  { applyNo, transPwd, pricingDay, protocolHashes }: Proof,
): { endpoint: Endpoint; fields: Record<string, unknown> } {
  const { kind, variant } = input
  const sum = yuan(inputAmount(input))
  const common = { applyNo, transPwd, fundCode: WALLET_FUND, bankSerial: 'zhang-1' }
  const agreed = { protocolHashes, cfmTime: variant === 2 ? '20260311100001' : '20260311100000' }
  const largeRedeemFlag = variant === 2 ? '1' : '0'
  switch (kind) {
    case 'purchase': {
      const fields = {
        ...common,
        ...agreed,
        fundCode: OTHER_FUND,
        channelId: '8901',
        amount: sum,
        pricingDay,
      }
      return { endpoint: applyByEncriptTransPwd, fields }
    }
    case 'redeem':
      return {
        endpoint: redeem,
        fields: { ...common, shares: sum, pricingDay, redeemTo: 'card', largeRedeemFlag },
      }
    case 'fastRedeem':
      return { endpoint: fastRedeemRepeat, fields: { ...common, amount: sum } }
    case 'convert': {
      const terms = { targetFundCode: OTHER_FUND, shares: sum, pricingDay, largeRedeemFlag }
      return { endpoint: convert, fields: { ...common, ...agreed, ...terms } }
    }
    case 'plan': {
      const terms = { cycle: 'weekly', cycleDay: 2, channelId: null, stopProfitRate: null }
      const fields = { ...common, ...agreed, ...terms, amount: sum, planName: '', activityId: null }
      return { endpoint: createPlan, fields }
    }
  }
}

/** The orders that one input becomes: by business code, in the list's order. */
export const ORDERS_BY_KIND: Record<Kind, readonly string[]> = {
  purchase: ['22'],
  redeem: ['24'],
  fastRedeem: ['98'],
  convert: ['37', '36'],
  plan: ['59'],
}
