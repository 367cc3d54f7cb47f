import { createHash } from 'node:crypto'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { identityCheckCharacter, luhnValid } from '#domain/identity/identity-number.ts'

/** Sequence numbers that no office assigns, so that no real person's number is used. */
const SEQUENCE = '000'
const REGION = '310101'

const seedNumber = (seed: string) => createHash('sha256').update(seed).digest().readUInt32BE(0)

/**
 * An unassigned identity number that passes its checksum. With `tail` (the sequence and
 * the check digit, four digits) the birthday is searched so that the number ends so.
 */
export function inventedCertNo(seed: string, tail?: string): string {
  let birthday = addDays('19700101', seedNumber(seed) % 9_000)
  const sequence = tail?.slice(0, 3) ?? SEQUENCE
  for (;;) {
    const first17 = `${REGION}${birthday}${sequence}`
    const check = identityCheckCharacter(first17)
    if (tail === undefined ? check !== 'X' : check === tail[3]) return `${first17}${check}`
    birthday = addDays(birthday, 1)
  }
}

const FAMILY_NAMES = '江沈陆顾温秦许程姚苏'
const GIVEN_NAMES = '砚舟知秋望舒予安听澜云起见山清和'

export function inventedName(seed: string): string {
  const number = seedNumber(`${seed} name`)
  const given = (number >>> 8) % (GIVEN_NAMES.length / 2)
  return `${FAMILY_NAMES[number % FAMILY_NAMES.length] ?? '江'}${GIVEN_NAMES.slice(given * 2, given * 2 + 2)}`
}

/**
 * A card number of 16 digits with the bank's first six and, where given, the last four. Passes
 * Luhn.
 */
export function inventedCardNo(bin: string, seed: string, tail?: string): string {
  for (let filler = seedNumber(`${seed} card`) % 900_000; ; filler += 1) {
    const middle = String(filler).padStart(6, '0')
    const number = `${bin}${middle}${tail ?? String(seedNumber(seed) % 10_000).padStart(4, '0')}`
    if (luhnValid(number)) return number
  }
}
