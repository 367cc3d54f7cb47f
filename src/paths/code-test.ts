import * as v from 'valibot'
import { path } from './path.ts'

/** A tester's codes (rules.md#developer-pages), built only where `qaAllowed`. */
export const codeTestPaths = {
  codeTest: path('/codeTest', {
    view: v.optional(v.picklist(['write', 'read', 'tables', 'session']), 'write'),
  }),
} as const
