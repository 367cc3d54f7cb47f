import { isTime14 } from '#domain/calendar/calendar-date.ts'

/**
 * Fields that hold personal data by their names (rules.md#entities). Compared without case and
 * separators.
 */
const PERSONAL_FIELDS = new Set(
  [
    'mobileNo',
    'mobile',
    'phone',
    'certNo',
    'certificateNo',
    'idCard',
    'custName',
    'userName',
    'investorName',
    'bankNo',
    'bankCard',
    'cardNo',
    'openId',
    'encOpenId',
    'encid',
    'token',
    'transPwd',
    'password',
    'address',
    'email',
  ].map((name) => name.toLowerCase()),
)

export const isPersonalField = (name: string): boolean =>
  PERSONAL_FIELDS.has(name.toLowerCase().replace(/[_-]/g, ''))

/**
 * Eleven digits and more (a mobile number is the shortest), also with single spaces or dashes
 * between.
 */
const LONG_DIGITS = /\d(?:[ -]?\d){10,}/g

/** A clock's milliseconds, from 2017 to 2033. */
const isEpochMs = (run: string): boolean => /^1[5-9]\d{11}$/.test(run)

/**
 * Returns whether a text holds a possible mobile, card or identity number. Moments in time are let
 * through.
 */
export function hasLongDigits(text: string): boolean {
  const runs = text.normalize('NFKC').match(LONG_DIGITS) ?? []
  return runs.some((run) => !isTime14(run) && !isEpochMs(run))
}

/** The place of personal data in a JSON value, as a path for a message; null for none. */
export function personalDataIn(value: unknown, at = 'event'): string | null {
  if (typeof value === 'string') return hasLongDigits(value) ? at : null
  if (typeof value === 'number') return hasLongDigits(String(Math.trunc(value))) ? at : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const where = `${at}.${name}`
    if (hasLongDigits(name)) return at
    if (isPersonalField(name) && inner !== '' && inner !== null) return where
    const found = personalDataIn(inner, where)
    if (found !== null) return found
  }
  return null
}
