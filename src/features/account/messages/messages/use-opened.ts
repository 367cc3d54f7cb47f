import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { listMessages } from '#api/calls/message.ts'
import { queryFor } from '#api/query.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { messageTarget } from '#domain/message/message-target.ts'
import { messagesPaths } from '#paths/messages.ts'
import { readOne } from '#shared/engines/message/reading.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

const GONE = '这条消息已过期或不存在'
export const NOWHERE = '这条消息的内容已不可查看'

/**
 * Opens what a message leads to that the address names, as a push does: the list stays behind it.
 * Gives why it cannot be opened; null where nothing is wrong.
 */
export function useOpened(open: string | undefined, kind: MessageKind | undefined): string | null {
  const navigate = useNavigate()
  const replace = useReplace()
  const client = useQueryClient()
  const opened = useRef('')
  const { data } = useQuery({
    ...queryFor(listMessages, { messageId: open, size: 1 }),
    enabled: open !== undefined,
  })
  const message = open === undefined ? undefined : data?.items[0]
  const target = message === undefined ? null : messageTarget(message.forward)
  useEffect(() => {
    if (message === undefined || opened.current === message.messageId) return
    // Once: marking it as read changes it.
    opened.current = message.messageId
    void readOne(client, message)
    if (target === null) return
    replace(messagesPaths.messages.to(kind === undefined ? {} : { kind }))
    void navigate(target)
  }, [message, target, client, kind, navigate, replace])
  if (open === undefined || data === undefined) return null
  if (message === undefined) return GONE
  return target === null ? NOWHERE : null
}
