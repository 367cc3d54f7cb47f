import * as v from 'valibot'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

const purpose = v.optional(v.picklist(['add', 'open', 'password', 'pension']))

/** Signing a card on the payment bank's own page (rules.md#payment-bank-return). */
export const cmbAddBankPaths = {
  /**
   * The purpose of the signing: adding a card, opening an account, proof for a new password, or the
   * card that a pension account requires.
   */
  cmbGuide: path('/cmbAddBank/cmbGuide', { ...wayBack, purpose }),
  /** Adds a card by the express channel, without the bank's own page. */
  cmbTlAddBank: path('/cmbAddBank/cmbTlAddBank', wayBack),
  /** With the purpose of a guide, which goes on once the agreements are agreed to. */
  protocolList: path('/cmbAddBank/protocolList', { ...wayBack, purpose }),
} as const
