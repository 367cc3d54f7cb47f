import * as v from 'valibot'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

/**
 * Not built yet; the pre-trade gate and the login guard send people there
 * (rules.md#pre-trade-gate).
 */
export const bindingPaths = {
  binding: path('/binding'),
  setBank: path('/binding/setBank', wayBack),
  setPassword: path('/binding/setPassword/:step', { step: v.string() }),
} as const
