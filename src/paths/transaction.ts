import * as v from 'valibot'
import { applyNo } from '#domain/text-formats.ts'
import { ofFund } from './fields.ts'
import { path } from './path.ts'

const ORDER_KINDS = ['purchase', 'redeem', 'convert', 'plan', 'dividend', 'other'] as const
const ORDER_STATES = ['underWay', 'done', 'failed', 'cancelled'] as const

/** An absent field filters nothing. */
const orderFilters = {
  kind: v.optional(v.picklist(ORDER_KINDS)),
  state: v.optional(v.picklist(ORDER_STATES)),
}

export const transactionPaths = {
  transactionMain: path('/transaction/TransactionMain', orderFilters),
  transactionSingle: path('/transaction/TransactionSingle', { ...ofFund, ...orderFilters }),
  transactionDetail: path('/transaction/TransactionDetail', { applyNo }),
} as const
