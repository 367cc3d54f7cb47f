/** The arm of an experiment that a subject is in (rules.md#composed-pages). */
import { WHOLE, type Experiment } from './root.ts'

/** Returns what is hashed: SHA-256 of it decides. */
export const subjectText = (experimentId: string, subject: string): string =>
  `${experimentId}:${subject}`

/** The place from 0 to 9999 that a SHA-256 in hexadecimal gives. */
export const placeOf = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16) % WHOLE

/** The arm whose share of 10,000 the place falls into, in the order of the arms. */
export function armAt({ arms }: Experiment, place: number): string {
  let end = 0
  for (const { key, weight } of arms) {
    end += weight
    if (place < end) return key
  }
  return arms[arms.length - 1]?.key ?? ''
}
