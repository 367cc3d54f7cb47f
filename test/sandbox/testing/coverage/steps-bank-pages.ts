import type { Answer, Call } from '#api/client.ts'
import { cmbAddBankCard, cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { openPensionBankPage } from '#api/calls/pension/pension-bank.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { okPayload, type Provider } from './provider.ts'
import { at } from './steps-proof.ts'

/** The bank whose users sign on its own page. */
export const PAYMENT_BANK = '1009'
const CARD = inventedCardNo('629909', 'signed')
const OTHER_CARD = inventedCardNo('629909', 'another')
const MOBILE = '19900000009'

/** The words that an unregistered person types at the bank. */
const PERSONS: Readonly<Record<string, Record<string, string>>> = {
  li: { custName: '李可桑', certNo: inventedCertNo('li at the bank') },
}

export const openSignPage = (call: Call, returnUrl = RETURN_URL, bankId = PAYMENT_BANK) =>
  call(cmbOpenSignPage, { bankId, nextType: '3', returnUrl })

/**
 * Signs `CARD` at the payment bank as this persona: what came back, and the code that the bank
 * sent.
 */
export async function signAtBank(p: Provider, call: Call, userId: string, changed: object = {}) {
  const { url, signNo } = okPayload(await openSignPage(call))
  const form = { cardNo: CARD, mobile: MOBILE, ...PERSONS[userId], ...changed }
  const back = await decideAtBank(p.sandbox, url, { decision: 'agree', ...form })
  const extStr = back.searchParams.get('extStr') ?? ''
  return { signNo, extStr, verifyCode: await p.smsCode() }
}

export type Signed = Awaited<ReturnType<typeof signAtBank>>

/** The fields of a return, as the payment-bank calls take them. */
export async function sealReturn(
  p: Provider,
  call: Call,
  { extStr, verifyCode }: Signed,
  bankCard = CARD,
) {
  const sealed = await p.sealed(call, { mobileNo: MOBILE, bankCard })
  return { bankId: PAYMENT_BANK, ...sealed, verifyCode, extStr }
}

export type Return = Awaited<ReturnType<typeof sealReturn>>

/** A card number that the bank did not sign. */
export const sealOtherCard = (p: Provider, call: Call, signed: Signed) =>
  sealReturn(p, call, signed, OTHER_CARD)

/** The same card, signed by zhang too, and bound to that account first. */
export async function boundByZhang(p: Provider): Promise<void> {
  const call = await p.as('zhang')
  const fields = await sealReturn(p, call, await signAtBank(p, call, 'zhang'))
  okPayload(await call(cmbAddBankCard, fields))
}

// The pension bank.

export const PENSION_BANK = '1001'

export const openPensionPage = (call: Call, returnUrl = RETURN_URL, bankId = PENSION_BANK) =>
  call(openPensionBankPage, { bankId, purpose: 'open', returnUrl })

/** Opens a pension account on the bank's page; nothing where there is one. */
export async function openPensionAccount(p: Provider, call: Call): Promise<void> {
  const visit = await openPensionPage(call)
  if (!visit.ok && visit.retCode === SHOWN_RET.pensionExists) return
  const { url } = okPayload(visit)
  await decideAtBank(p.sandbox, url, { decision: 'agree' })
}

/** The number of the card that the pension bank gives a persona. */
export const pensionCardNo = (userId: string) => inventedCardNo('629901', `${userId} pension`)

const VISITS_AN_HOUR = 20

/** `tooOften` of opening a bank's page. */
export const oneVisitTooMany =
  (userId: string, open: (call: Call) => Promise<Answer<unknown>>) => async (p: Provider) => {
    const call = await p.as(userId)
    for (let opened = 0; opened < VISITS_AN_HOUR; opened += 1) await open(call)
    return open(call)
  }

/** Lets the bank's code run out. */
export const untilCodeExpired = (p: Provider): Promise<void> => at(p, '1006')
