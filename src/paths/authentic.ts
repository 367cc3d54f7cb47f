import * as v from 'valibot'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

/** Opening an account (rules.md#account-opening). */
export const authenticPaths = {
  /** Leads to the step that is next. `activate` activates an account that was opened before. */
  authentic: path('/authentic', { ...wayBack, mode: v.optional(v.literal('activate')) }),
  /** `document` renews the identity document of an account that is open. */
  verifyInformation: path('/authentic/verifyInformation/:step', {
    ...wayBack,
    step: v.picklist(['1', '2', '3']),
    mode: v.optional(v.picklist(['open', 'document', 'activate'])),
  }),
  replenishInformation: path('/authentic/replenishInformation', wayBack),
  authBank: path('/authentic/authBank', wayBack),
  supportBank: path('/authentic/supportBank', wayBack),
  bindPassword: path('/authentic/bindPassword/:step', { ...wayBack, step: v.picklist(['1', '2']) }),
  authenticSuccess: path('/authentic/authenticSuccess', wayBack),
} as const
