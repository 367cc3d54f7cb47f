import * as v from 'valibot'
import type { queryColumn } from '#api/calls/coupons/column.ts'
import { RET } from '#api/endpoint.ts'
import data from './columns.json' with { type: 'json' }
import { itemPage } from './lists.ts'
import { authorView, findPerson, isStaff, viewerOf } from './people.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchById } from '#test/sandbox/departments/coupons/batches.ts'

const column = v.strictObject({
  title: v.string(),
  intro: v.string(),
  personId: v.string(),
  batchId: v.nullable(v.string()),
})

/** By their ids. Of `col-outside` the writer is none of the company's people. */
const COLUMNS = new Map(
  Object.entries(dataFile('columns.json', v.record(v.string(), column), data)),
)

const ARTICLES = 5

/** A column; RET.notFound of one whose writer has left, or speaks for somebody else. */
export function columnView(
  world: World,
  user: User | undefined,
  columnId: string,
): v.InferInput<typeof queryColumn.payload> {
  const found = COLUMNS.get(columnId)
  const writer = found && findPerson(world.db, found.personId)
  const speaks =
    writer !== undefined &&
    isStaff(writer) &&
    writer.cert_no !== '' &&
    writer.left_date === null &&
    writer.hidden === 0
  if (found === undefined || !speaks) throw new Refusal(RET.notFound, '没有找到这个专栏')
  const { title, intro, personId, batchId } = found
  const asked = { personId, kind: 'article', size: ARTICLES, sort: 'new' } as const
  return {
    serverTime: world.clock.now(),
    columnId,
    title,
    intro,
    writer: authorView(writer),
    batchId: batchId !== null && batchById(batchId) ? batchId : null,
    articles: itemPage(world, viewerOf(user), asked).records,
  }
}
