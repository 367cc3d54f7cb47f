import type { ReactNode } from 'react'
import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** A list that items of a kind are found in. */
export interface ItemList {
  /** 全部文章. */
  readonly name: string
  /** Made by `#paths`. */
  readonly path: string
}

interface Props {
  readonly title: string
  readonly note: string
  readonly list: ItemList
}

function Withdrawn({ title, note, list: { name, path } }: Props) {
  const shell = useShell()
  const replace = useReplace()
  return (
    <EmptyState
      kind="notfound"
      title={title}
      note={note}
      actionText={name}
      // The list takes its place: there is nothing to come back to.
      onAction={() => replace(path)}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
}

/**
 * Returns why an item can no longer be read, and where others are; null where that is not the
 * matter.
 */
export const withdrawn =
  (list: ItemList) =>
  ({ retCode, retMsg }: CallRefused): ReactNode => {
    switch (retCode) {
      case RET.contentHidden:
        return (
          <Withdrawn
            title="内容已被隐藏"
            note="这条内容被举报或未通过复核。复核通过后会恢复显示"
            list={list}
          />
        )
      case RET.notFound:
        return (
          <Withdrawn
            title={retMsg === '' ? '内容不存在或已删除' : retMsg}
            note="您可以看看其他内容，或返回上一页"
            list={list}
          />
        )
      default:
        return null
    }
  }
