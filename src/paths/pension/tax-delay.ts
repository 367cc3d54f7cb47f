import { wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** The way to a pension fund, and what the pension account is. */
export const taxDelayPaths = {
  taxDelayHome: path('/taxDelay/taxDelayHome', wayBack),
  taxDelayIntroduce: path('/taxDelay/taxDelayIntroduce'),
  /** Opens the company's fund account for pensions. */
  bind: path('/taxDelay/bind', wayBack),
  /** Whether it is open. */
  bindResult: path('/taxDelay/bindResult', wayBack),
} as const
