import * as v from 'valibot'
import { PASSWORD_SET } from '#domain/identity/password-change.ts'
import { text } from '#domain/text-formats.ts'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

const step = v.picklist(['1', '2'])

/**
 * The thing that is untied: 1 messaging app, 2 mini-program, 3 card, 4 lost card, 5 payment bank.
 */
export const UNTIE_TYPES = ['1', '2', '3', '4', '5'] as const

/** Binding an account, and changing what is bound to it. */
export const bindingPaths = {
  binding: path('/binding', wayBack),
  accountBinding: path('/binding/accountBinding/:step', { ...wayBack, step }),
  /** `code` chooses the words; the state itself comes from the provider. */
  bindingSuccess: path('/binding/bindingSuccess/:code', {
    ...wayBack,
    code: v.picklist(['0', '1', '2', '3', '4']),
  }),
  /** `bankSerial` names the card where a card or a contract is untied. */
  untieBinding: path('/binding/untieBinding/:type/:step', {
    ...wayBack,
    type: v.picklist(UNTIE_TYPES),
    step,
    bankSerial: v.optional(text(64)),
  }),
  /**
   * `bankSerial` and `requestNo` name the subject of the query: a card, or a card's replacement.
   */
  untieSuccess: path('/binding/untieSuccess', {
    ...wayBack,
    type: v.picklist(UNTIE_TYPES),
    bankSerial: v.optional(text(64)),
    requestNo: v.optional(text(64)),
  }),
  setBank: path('/binding/setBank', wayBack),
  /** `change` asks for the old password first. */
  setPassword: path('/binding/setPassword/:step', {
    ...wayBack,
    step,
    mode: v.optional(v.literal('change')),
  }),
  /** `did` chooses the words; whether a password is set comes from the provider. */
  setPasswordSuccess: path('/binding/setPasswordSuccess', {
    ...wayBack,
    did: v.optional(v.picklist(PASSWORD_SET)),
  }),
  bindPhone: path('/binding/bindPhone/:step', { ...wayBack, step }),
} as const
