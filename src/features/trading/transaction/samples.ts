import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh, everyKind] = [as('zhang'), as('qian'), as('new'), as('every')]

/** Those that the other orders of `every` do not have. */
const STATUSES = ['2', '3', '4', '5', '6', '7', '8', '9']

/** How to see each screen. */
export const samples: Samples = ({ funds, applyNo, placedNo, conversion, every }) => ({
  [paths.transactions.pattern]: [
    zhang(paths.transactions.to({})),
    everyKind(paths.transactions.to({}), 'every status'),
    qian(paths.transactions.to({}), 'ten digits'),
    fresh(paths.transactions.to({}), 'empty'),
  ],
  [paths.fundTransactions.pattern]: [
    zhang(paths.fundTransactions.to({ fundCode: funds.held })),
    zhang(paths.fundTransactions.to({ fundCode: funds.bought }), 'empty'),
  ],
  [paths.transactionDetail.pattern]: [
    zhang(paths.transactionDetail.to({ applyNo })),
    ...STATUSES.map((status) =>
      everyKind(paths.transactionDetail.to({ applyNo: every.status(status) }), `status ${status}`),
    ),
    everyKind(paths.transactionDetail.to({ applyNo: every.status('98') }), 'quick withdrawal'),
    everyKind(paths.transactionDetail.to({ applyNo: every.sale }), 'sale of three lots'),
    everyKind(paths.transactionDetail.to({ applyNo: every.status('24') }), 'sale waiting'),
    everyKind(paths.transactionDetail.to({ applyNo: every.dividends.cash }), 'cash dividend'),
    everyKind(
      paths.transactionDetail.to({ applyNo: every.dividends.reinvested }),
      'reinvested dividend',
    ),
    qian(paths.transactionDetail.to({ applyNo: placedNo }), 'under way'),
    zhang(paths.transactionDetail.to({ applyNo: conversion.outgoing }), 'converted out'),
    zhang(paths.transactionDetail.to({ applyNo: conversion.incoming }), 'converted in'),
  ],
})
