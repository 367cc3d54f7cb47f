/** The way back from the payment bank's own page: rules.md#payment-bank-return. */
import * as v from 'valibot'
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addressIn, readOwnAddress } from '#domain/navigation/own-address.ts'
import { TRIP_MS, type TripAnswer } from '#domain/navigation/trip.ts'

/** The time for which a failure's message is shown before the page goes back, in ms. */
export const FAILURE_WAIT_MS = 500

/** The purpose of opening the page. */
export type BankReturn = 'toAssets' | 'toEntry' | 'settle'

/**
 * cmbFinish=1 in the query goes to the assets, anything else back to the stored entry route; an
 * address with the number of a signing is settled first.
 */
export function arrival(query: {
  readonly cmbFinish?: string | undefined
  readonly signNo?: string | undefined
}): BankReturn {
  if (query.cmbFinish === '1') return 'toAssets'
  return query.signNo === undefined || query.signNo === '' ? 'toEntry' : 'settle'
}

/**
 * The stored entry route with cmbFinish=1 added; null where none is stored, it is not ours, or it
 * is the result page itself.
 */
export function finishedEntry(fullPath: string, resultPath: string): string | null {
  const url = readOwnAddress(fullPath)
  if (url === null || url.pathname === resultPath) return null
  url.searchParams.set('cmbFinish', '1')
  return addressIn(url)
}

/** The purpose of a signing, as the addresses of /cmbAddBank name it. */
export type SigningPurpose = 'add' | 'open' | 'password'

/** The reason why the bank's page is opened at all: a contract is also ended there. */
export type BankPagePurpose = SigningPurpose | 'endContract'

/** `nextType` of each purpose. */
export const NEXT_TYPES: Readonly<Record<BankPagePurpose, string>> = {
  password: '1',
  open: '2',
  add: '3',
  endContract: '5',
}

export type ReturnStep = 'resetPassword' | 'authenticate' | 'addCard'

/** Returns whether the bank ends the contract, after which nothing is left to be confirmed here. */
export const endsContract = (nextType: string): boolean => nextType === NEXT_TYPES.endContract

/** "1" resets the trading password, "2" authenticates, any other value adds a bank card. */
export function returnStep(nextType: string): ReturnStep {
  if (nextType === '1') return 'resetPassword'
  return nextType === '2' ? 'authenticate' : 'addCard'
}

/** The page that a success leads to. */
export type FollowUp = 'newPassword' | 'setPassword' | 'authSuccess' | 'entry'

/** After authentication tpwdFlag "0" goes to set the password, "1" to the success page. */
export function followUp(step: ReturnStep, tpwdFlag: string): FollowUp {
  if (step === 'addCard') return 'entry'
  if (step === 'resetPassword') return 'newPassword'
  return tpwdFlag === '1' ? 'authSuccess' : 'setPassword'
}

/** A signing, as the provider has it. */
export interface Signing {
  readonly status: 'open' | 'signed' | 'refused' | 'expired'
  /** Says whether the return has been used. */
  readonly used: string
}

/** Returns what the provider's word on a signing means for the trip to the bank. */
export function signingAnswer({ status, used }: Signing): TripAnswer {
  return status === 'signed' && used === '1' ? 'used' : status
}

const proofSchema = v.pipe(v.string(), v.parseJson(), v.object({ uin: v.string() }))

/**
 * The proof to send on: the provider's own copy where it is of this signing, else the one in the
 * address, which the provider checks all the same.
 */
export function returnProof(signNo: string, stored: string, inAddress: string): string {
  const copy = v.safeParse(proofSchema, stored)
  return copy.success && copy.output.uin === signNo ? stored : inAddress
}

/**
 * Returns whether what was typed can be what the mask hides: as long, and the same wherever the
 * mask has no star. Spaces do not count.
 */
export function fitsMask(text: string, mask: string): boolean {
  const [bare, hidden] = [text.replace(/\s/g, ''), mask.replace(/\s/g, '')]
  if (hidden === '') return true
  return (
    bare.length === hidden.length &&
    Array.from(hidden).every((character, at) => character === '*' || character === bare[at])
  )
}

/** The stored status of the last signing: 0 none, 1 gone, 2 signed, 3 refused. */
export interface StoredStatus {
  readonly status: '0' | '1' | '2' | '3'
  readonly updateTime: Time14 | null
}

/** The word to say of the last signing before another one begins. */
export type EarlierSigning = 'none' | 'open' | 'lapsed' | 'refused'

/** A signing that was begun and has no end counts as open for as long as a trip does. */
export function earlierSigning({ status, updateTime }: StoredStatus, now: Time14): EarlierSigning {
  if (status === '3') return 'refused'
  if (status !== '1' || updateTime === null) return 'none'
  return secondsBetween(updateTime, now) * 1_000 < TRIP_MS ? 'open' : 'lapsed'
}

/**
 * Returns what is said of it; `time` is when it was, in words, `remark` why the bank refused it.
 */
export function earlierSigningWords(
  earlier: Exclude<EarlierSigning, 'none'>,
  time: string,
  remark: string,
): string {
  switch (earlier) {
    case 'open':
      return `上次签约未完成（${time}）。可以继续签约；如果已在银行办完，请重新查询`
    case 'lapsed':
      return `上次签约（${time}）已超时，请重新发起`
    case 'refused':
      return remark === ''
        ? `上次签约没有完成（${time}），您可以重新发起`
        : `上次签约没有完成（${time}）：${remark}。您可以重新发起`
  }
}

/** The number of the signing that a stored proof is of; null without one. */
export function provedSigning(stored: string): string | null {
  const proof = v.safeParse(proofSchema, stored)
  return proof.success && proof.output.uin !== '' ? proof.output.uin : null
}
