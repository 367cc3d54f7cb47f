import { submitServiceRequest, uploadProofImage } from '#api/calls/service-request.ts'
import type { Call } from '#api/client.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { png } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from './provider.ts'
import { FREE_MOBILE } from './steps-identity.ts'

/** A card of the same bank as `zhang-1`. */
export const SAME_BANK_CARD = inventedCardNo('629901', 'in place of a lost one')

/** The trading day after three others, on which a request of the first day is decided. */
const DECIDED_AT = '20260316090000'

/** Uploads a picture; gives its number. */
export async function proofImage(call: Call, kind: 'bankProof' | 'heldDocument' = 'bankProof') {
  return okPayload(await call(uploadProofImage, { kind, file: png() })).imageId
}

/** Made once for each intention: `n` of them. */
export const requestNumber = (n: number): string => `REQUEST${String(n).padStart(13, '0')}`

/** The fields that `submitServiceRequest` takes for another card in the place of zhang's first. */
export async function replacementInput(
  p: Provider,
  call: Call,
  other: { bankNo?: string; transPwd?: string; n?: number; bankSerial?: string } = {},
) {
  const { bankNo = SAME_BANK_CARD, transPwd = TRADING_PASSWORD, n = 1 } = other
  return {
    requestNo: requestNumber(n),
    kind: 'replaceCard' as const,
    imageIds: [await proofImage(call)],
    bankSerial: other.bankSerial ?? 'zhang-1',
    ...(await p.sealed(call, { bankNo, mobileNo: '13000000001', transPwd })),
  }
}

export const replacementAsked = async (
  p: Provider,
  call: Call,
  other: Parameters<typeof replacementInput>[2] = {},
) => call(submitServiceRequest, await replacementInput(p, call, other))

export async function newMobileInput(p: Provider, call: Call, mobileNo = FREE_MOBILE) {
  return {
    requestNo: requestNumber(9),
    kind: 'changeMobile' as const,
    imageIds: [await proofImage(call, 'heldDocument')],
    ...(await p.sealed(call, { mobileNo })),
  }
}

/** A mobile number that was changed by pictures alone, after which much rests for a day. */
export async function mobileChangedByPictures(p: Provider, userId: string): Promise<void> {
  const call = await p.as(userId)
  okPayload(await call(submitServiceRequest, await newMobileInput(p, call)))
  await p.moveClock({ to: DECIDED_AT })
}
