import { listDraws } from '#api/calls/activities/chest.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { DrawRows } from './DrawRows.tsx'

/** Everything that the user has drawn, newest first, a further page with each tap. */
export default function AllDraws() {
  const list = useEndlessList(listDraws, {})
  return (
    <Loaded query={list} skeleton={<Skeleton shape="rows" />}>
      {(draws) => (
        <>
          <UnreadableNotice of={list.unreadable ?? 0} />
          <DrawRows label="全部开出记录" draws={draws} />
          {list.end === 'whole' ? null : (
            <Button kind="text" block busy={list.end === 'loading'} onClick={list.more}>
              {list.end === 'failed' ? '没有加载出来，重试' : '查看更多'}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
