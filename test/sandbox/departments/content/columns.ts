import type * as v from 'valibot'
import type { queryColumn } from '#api/calls/coupons/column.ts'
import { RET } from '#api/endpoint.ts'
import { itemPage } from './lists.ts'
import { authorView, findPerson, isStaff, viewerOf } from './people.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchById } from '#test/sandbox/departments/coupons/batches.ts'

interface Column {
  readonly title: string
  readonly intro: string
  readonly personId: string
  readonly batchId: string | null
}

/** By their ids. Of `col-outside` the writer is none of the company's people. */
const COLUMNS: ReadonlyMap<string, Column> = new Map([
  [
    'col-lin',
    {
      title: '知远谈长期',
      intro: '消费与医药的长期观察，每周一篇',
      personId: 'm-lin',
      batchId: 'cut-20',
    },
  ],
  [
    'col-fees',
    {
      title: '费率一点通',
      intro: '把每一笔费用讲清楚',
      personId: 'e-qiu',
      batchId: null,
    },
  ],
  [
    'col-outside',
    { title: '灯下读报', intro: '逐行读定期报告', personId: 'z-deng', batchId: 'cut-20' },
  ],
])

const ARTICLES = 5

/** A column; RET.notFound of one whose writer has left, or speaks for somebody else. */
export function columnView(
  world: World,
  user: User | undefined,
  columnId: string,
): v.InferInput<typeof queryColumn.payload> {
  const column = COLUMNS.get(columnId)
  const writer = column && findPerson(world.db, column.personId)
  const speaks =
    writer !== undefined &&
    isStaff(writer) &&
    writer.cert_no !== '' &&
    writer.left_date === null &&
    writer.hidden === 0
  if (column === undefined || !speaks) throw new Refusal(RET.notFound, '没有找到这个专栏')
  const { title, intro, personId, batchId } = column
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
