import { wayBack } from './fields.ts'
import { path } from './path.ts'

/** Not built yet; who has no pension fund account is sent there (rules.md#there-and-back). */
export const taxDelayPaths = {
  taxDelayHome: path('/taxDelay/taxDelayHome', wayBack),
} as const
