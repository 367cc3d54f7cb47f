import * as v from 'valibot'
import { text } from '#domain/text-formats.ts'
import { managerId } from './fields.ts'
import { path } from './path.ts'

export const initiativePaths = {
  initiativePrefecture: path('/initiative/initiativePrefecture'),
  initiativeFundList: path('/initiative/initiativeFundList', {
    /** All styles when absent. */
    style: v.optional(v.picklist(['growth', 'value', 'balanced', 'sector'])),
    theme: v.optional(text(10)),
    fmUid: v.optional(managerId),
    /** The figure by which the list is sorted, from its better end. */
    order: v.optional(v.picklist(['return', 'maxDrawdown', 'excess', 'managerYears'])),
  }),
} as const
