import { transactionPaths } from '#paths/transaction.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh, everyKind] = [as('zhang'), as('qian'), as('new'), as('every')]

/** The statuses that have no other sample. */
const STATUSES = ['2', '3', '4', '5', '6', '7', '8', '9']

/** Samples that show each screen. */
export const samples: Samples = ({ funds, applyNo, placedNo, conversion, every, planEnded }) => ({
  [transactionPaths.transactionMain.pattern]: [
    zhang(transactionPaths.transactionMain.to()),
    everyKind(transactionPaths.transactionMain.to(), 'every status'),
    qian(transactionPaths.transactionMain.to(), 'ten digits'),
    fresh(transactionPaths.transactionMain.to(), 'empty'),
  ],
  [transactionPaths.transactionSingle.pattern]: [
    zhang(transactionPaths.transactionSingle.to({ fundCode: funds.held })),
    zhang(transactionPaths.transactionSingle.to({ fundCode: funds.bought }), 'empty'),
  ],
  [transactionPaths.transactionDetail.pattern]: [
    zhang(transactionPaths.transactionDetail.to({ applyNo })),
    ...STATUSES.map((status) =>
      everyKind(
        transactionPaths.transactionDetail.to({ applyNo: every.status(status) }),
        `status ${status}`,
      ),
    ),
    everyKind(
      transactionPaths.transactionDetail.to({ applyNo: every.status('98') }),
      'quick withdrawal',
    ),
    everyKind(transactionPaths.transactionDetail.to({ applyNo: every.sale }), 'sale of three lots'),
    everyKind(
      transactionPaths.transactionDetail.to({ applyNo: every.status('24') }),
      'sale waiting',
    ),
    everyKind(
      transactionPaths.transactionDetail.to({ applyNo: every.dividends.cash }),
      'cash dividend',
    ),
    everyKind(
      transactionPaths.transactionDetail.to({ applyNo: every.dividends.reinvested }),
      'reinvested dividend',
    ),
    as('planner')(transactionPaths.transactionDetail.to({ applyNo: planEnded }), 'plan ended'),
    qian(transactionPaths.transactionDetail.to({ applyNo: placedNo }), 'under way'),
    zhang(transactionPaths.transactionDetail.to({ applyNo: conversion.outgoing }), 'converted out'),
    zhang(transactionPaths.transactionDetail.to({ applyNo: conversion.incoming }), 'converted in'),
  ],
})
