import { queryColumn } from '#api/calls/coupons/column.ts'
import { ready } from '#test/sandbox/content/ready.ts'
import { columnView } from '#test/sandbox/coupons/columns.ts'
import { forAnyone } from '#test/sandbox/families/route.ts'

export const columnFamily = [
  forAnyone(queryColumn, ({ columnId }, world, user) => columnView(world, user, columnId)),
].map(ready)
