import { listItems } from '#api/calls/content.ts'
import { itemOfKindRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useNavigate } from 'react-router-dom'
import { configAdvisePaths } from '#paths/config-advise.ts'

const LETTERS = { space: 'advice' } as const

export const prefetch: Prefetch<object> = () => [prefetchCursorPages(listItems, LETTERS)]

/** The monthly letters of the advice. */
export default function ViewpointListScreen() {
  const navigate = useNavigate()
  const list = useCursorList(listItems, LETTERS, itemKey)
  return (
    <ItemList
      label="配置观点"
      list={list}
      empty={{
        title: '还没有月信',
        note: '每月第一个交易日发布',
        actionText: '资产配置服务',
        onAction: () => void navigate(configAdvisePaths.configIntroduce.to()),
      }}
    >
      {itemOfKindRow}
    </ItemList>
  )
}
