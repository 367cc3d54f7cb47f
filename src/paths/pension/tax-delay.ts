import * as v from 'valibot'
import { PENSION_PURPOSES } from '#domain/pension/pension-account.ts'
import { text } from '#domain/text-formats.ts'
import { wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** The way to a pension fund, and what the pension account is. */
export const taxDelayPaths = {
  taxDelayHome: path('/taxDelay/taxDelayHome', wayBack),
  taxDelayIntroduce: path('/taxDelay/taxDelayIntroduce'),
  /** Opens the company's fund account for pensions. */
  bind: path('/taxDelay/bind', wayBack),
  /** Says whether it is open. */
  bindResult: path('/taxDelay/bindResult', wayBack),
  /** Leaves for the pension bank, and is where the bank sends the user back to. */
  bankRedirect: path('/taxDelay/bankRedirect', {
    ...wayBack,
    purpose: v.optional(v.picklist(PENSION_PURPOSES)),
    bankId: v.optional(text(16)),
    signNo: v.optional(text(64)),
  }),
} as const
