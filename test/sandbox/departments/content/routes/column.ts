import { queryColumn } from '#api/calls/coupons/column.ts'
import { ready } from '#test/sandbox/departments/content/ready.ts'
import { columnView } from '#test/sandbox/departments/content/columns.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const columnFamily = [
  forAnyone(queryColumn, ({ columnId }, world, user) => columnView(world, user, columnId)),
].map(ready)
