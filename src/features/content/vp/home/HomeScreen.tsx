import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { cutText } from '#domain/text/cut-text.ts'
import { listItems } from '#api/calls/content.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { isSignedIn, session } from '#session/session.ts'
import { itemOfKindRow, itemRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { CHANNELS, EMPTY_WORDS, type Channel } from './channels.ts'
import { ChannelHome } from './ChannelHome.tsx'
import { useFollowsSomebody } from './use-follows-somebody.ts'
import { SuggestedPeople } from './SuggestedPeople.tsx'
import { ViewPlaces } from './ViewPlaces.tsx'

type Input = PathInput<typeof vpPaths.home>

/** Of a user 关注 and 推荐 are their own. */
const keptAs = (channel: Channel) => () => `vp-${channel}`

export const prefetch: Prefetch<Input> = ({ channel = 'recommend' }) => [
  prefetchCursorPages(listItems, { channel }, { keptAs: keptAs(channel) }),
]

/** Channels that have items of one kind. */
const ONE_KIND: ReadonlySet<Channel> = new Set<Channel>(['question', 'discussion', 'flash'])

/** Viewpoints by channel: to read, to search in, and to write. */
export default function HomeScreen({
  input: { channel = 'recommend' },
}: {
  readonly input: Input
}) {
  const navigate = useNavigate()
  const choose = useUrlChoice(vpPaths.home)
  const shell = useShell()
  const { openId } = useSnapshot(session)
  const [words, setWords] = useState('')
  const [searched, setSearched] = useState('')
  const [writing, setWriting] = useState(false)
  const searching = searched !== ''
  const request = searching ? { words: searched } : { channel }
  const list = useCursorList(
    listItems,
    request,
    itemKey,
    searching ? {} : { keptAs: keptAs(channel) },
  )
  const followsSome = useFollowsSomebody(
    channel === 'follow' && !searching && list.data?.length === 0,
  )
  const search = (text: string) => {
    setWords(text)
    if (text === '') setSearched('')
  }
  const write = async () => {
    if (isSignedIn() || (await shell.login())) setWriting(true)
  }
  const toChannel = (key: Channel) => {
    search('')
    choose({ channel: key })
  }
  return (
    <>
      <ItemList
        // Another user's channels are other lists.
        key={openId}
        label={searching ? '搜索结果' : (CHANNELS.find(({ key }) => key === channel)?.label ?? '')}
        list={list}
        head={
          <>
            <SearchField
              label="搜索观点"
              placeholder="搜索文章、提问和讨论"
              value={words}
              onChange={search}
              onSubmit={() => setSearched(cutText(words.trim(), 30))}
            />
            {!searching && (
              <Segments label="频道" items={CHANNELS} value={channel} onChange={toChannel} />
            )}
            {!searching && channel === 'recommend' && <ViewPlaces />}
            {!searching && <ChannelHome channel={channel} />}
            <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
            {!searching && <NewerItems request={request} list={list} />}
          </>
        }
        empty={
          searching
            ? { title: `没有找到“${searched}”的内容`, note: '换一个词，或从频道中浏览' }
            : {
                title: followsSome ? '关注的人还没有发布内容' : EMPTY_WORDS[channel],
                children: channel === 'follow' ? <SuggestedPeople /> : undefined,
              }
        }
      >
        {!searching && ONE_KIND.has(channel) ? itemRow : itemOfKindRow}
      </ItemList>
      <BottomBar>
        <Button kind="secondary" block onClick={() => void navigate(vpPaths.personalHome.to())}>
          我的
        </Button>
        <Button kind="secondary" block onClick={write}>
          发布
        </Button>
      </BottomBar>
      <WriteSheet
        open={writing}
        writing={{ kind: 'post', kinds: ['idea', 'question', 'discussion'] }}
        onClose={() => setWriting(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent))
        }}
      />
    </>
  )
}
