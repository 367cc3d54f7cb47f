import { queryPrivateProduct } from '#api/calls/private-plan.ts'
import { getOpenIdByToken } from '#api/calls/login.ts'
import type { Call } from '#api/client.ts'
import { partnerToken } from '#test/sandbox/departments/identity/testing/login-code.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'

export const EQUITY = '990101'
export const MIXED = '990201'
export const FIXED = '990301'
export const FULL = '990401'

/** A number of the form that callers make. */
export const numbered = (name: string): string => madeApplyNo('test', name)

/** The fields of a signature besides the password: all read, all ticked. */
export async function signature(call: Call, fundCode: string, amount: string, name = 'sign') {
  const { clauses, contract, riskReveal } = okPayload(await call(queryPrivateProduct, { fundCode }))
  return {
    requestNo: numbered(name),
    fundCode,
    amount,
    clauses: clauses.map(({ clauseId }) => clauseId),
    hashes: [contract.hash, riskReveal.hash],
  }
}

/** The client of a persona who comes by a partner's app. */
export async function asPartner(p: Provider, userId: string): Promise<Call> {
  const token = await partnerToken(p.sandbox, userId)
  const { retValue } = okPayload(await p.anyone(getOpenIdByToken, { token }))
  return p.client({ openId: retValue.openid, encOpenId: retValue.encid })
}
