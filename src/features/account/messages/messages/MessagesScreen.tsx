import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { DayEntry } from '#domain/message/day-entries.ts'
import { dayEntries } from '#domain/message/day-entries.ts'
import {
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  unreadBadge,
  type MessageKind,
} from '#domain/message/message-events.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { Message } from '#shared/engines/message/message-page.ts'
import { messagesPaths } from '#paths/messages.ts'
import type { PathInput } from '#paths/path.ts'
import { now14, providerTime } from '#platform/clock.ts'
import { prefetchMessages, useMessageList } from '#shared/engines/message/message-list.ts'
import { readAll } from '#shared/engines/message/reading.ts'
import { unreadInAll } from '#shared/engines/message/unread.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { EMPTY_WORDS } from './empty-words.ts'
import { MessageRow } from './MessageRow.tsx'
import styles from './MessagesScreen.module.css'
import { useOpened } from './use-opened.ts'

type Input = PathInput<typeof messagesPaths.messages>

export const prefetch: Prefetch<Input> = ({ kind }) => [prefetchMessages(kind)]

type Entry = DayEntry<Message>

const entryKey = (entry: Entry): string =>
  entry.kind === 'day' ? entry.day : entry.message.messageId

const ALL = 'all'
/** The time for which reading all can be undone, in ms. */
const UNDO_MS = 6_000

/** Shows what happened to orders, plans, account and what the user follows, by kind and day. */
export default function MessagesScreen({ input: { kind, open } }: { readonly input: Input }) {
  const choose = useUrlChoice(messagesPaths.messages)
  const client = useQueryClient()
  const list = useMessageList(kind)
  const opened = useOpened(open, kind)
  const today = now14().slice(0, 8)
  const { data } = list
  const entries = useMemo(() => data && dayEntries(data, today), [data, today])
  const unread = list.first?.unread
  const count = unread === undefined ? 0 : kind === undefined ? unreadInAll(unread) : unread[kind]
  const keptAt = list.first?.keptAt
  const newest = data?.[0]?.time
  const allRead = async () => {
    if (newest === undefined) return
    const undo = await readAll(client, kind, newest)
    if (undo === null) return
    toast.show('已全部标为已读', {
      duration: UNDO_MS,
      action: { text: '撤销', onClick: () => void undo() },
    })
  }
  const row = useCallback(
    (entry: Entry) =>
      entry.kind === 'day' ? (
        <h2 className={styles.day}>{entry.label}</h2>
      ) : (
        <MessageRow message={entry.message} />
      ),
    [],
  )
  const label = (name: string, unreadCount: number) => {
    const badge = unreadBadge(unreadCount)
    return badge === null ? name : `${name} ${badge}`
  }
  const segments = [
    { key: ALL, label: label('全部', unread === undefined ? 0 : unreadInAll(unread)) },
    ...MESSAGE_KINDS.map((key) => ({
      key,
      label: label(MESSAGE_KIND_NAMES[key], unread?.[key] ?? 0),
    })),
  ] satisfies readonly { key: MessageKind | typeof ALL; label: string }[]
  return (
    <ListTemplate
      label="消息"
      list={{ ...list, data: entries }}
      itemKey={entryKey}
      head={
        <>
          <Segments
            label="消息类别"
            items={segments}
            value={kind ?? ALL}
            onChange={(key) => choose(key === ALL ? {} : { kind: key })}
          />
          {opened === null ? null : <Banner tone="warning">{opened}</Banner>}
          {keptAt === undefined ? null : (
            <Banner
              tone="warning"
              action={{ text: '重新加载', onClick: () => void list.refetch() }}
            >{`没有更新成功，以下为 ${formatDateTime(providerTime(keptAt), { seconds: false })} 的消息`}</Banner>
          )}
          <div className={styles.acts}>
            <p className={styles.count}>{count === 0 ? '没有未读消息' : `${count} 条未读`}</p>
            {count === 0 ? null : (
              <Button kind="text" size="small" onClick={allRead}>
                全部已读
              </Button>
            )}
            <a className={styles.settings} href={messagesPaths.settings.to()}>
              设置
            </a>
          </div>
        </>
      }
      empty={EMPTY_WORDS[kind ?? ALL]}
    >
      {row}
    </ListTemplate>
  )
}
