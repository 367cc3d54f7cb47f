import { expect, test } from 'vitest'
import { queryColumn } from '#api/calls/coupons/column.ts'
import { queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { file, db } = useDatabaseFile()
const { sandbox } = useSandbox([], { reset: 'never', database: file })

test('a column is of one of the company’s licensed people, with own articles and a coupon', async () => {
  const column = await ask(sandbox, queryColumn, { columnId: 'col-lin' })
  expect(column.writer).toMatchObject({ personId: 'm-lin', kind: 'manager', left: null })
  expect(column.writer.certNo).not.toBe('')
  expect(column.articles.length).toBeGreaterThan(0)
  expect(new Set(column.articles.map(({ author }) => author.personId))).toEqual(new Set(['m-lin']))
  const batchId = column.batchId ?? ''
  expect((await ask(sandbox, queryCouponBatch, { batchId })).batch.batchId).toBe(batchId)
})

test.each(['col-outside', 'col-none'])('the column %s is not found', async (columnId) => {
  expect((await call(sandbox, queryColumn, { columnId })).retCode).toBe(RET.notFound)
})

test('the column of somebody who has left is not found any more', async () => {
  db.run(`UPDATE content_people SET left_date = '20260310' WHERE person_id = 'e-qiu'`)
  const { retCode } = await call(sandbox, queryColumn, { columnId: 'col-fees' })
  expect(retCode).toBe(RET.notFound)
})
