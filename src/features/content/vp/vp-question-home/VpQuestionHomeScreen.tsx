import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { session } from '#session/session.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import type { EndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { FundFilter } from '../parts/FundFilter.tsx'
import {
  publicQuestions,
  STATES,
  useOwnQuestions,
  usePublicQuestions,
  type QuestionsShown,
} from './question-lists.ts'

type Input = PathInput<typeof vpPaths.vpQuestionHome>

/**
 * Questions that were answered, that wait, and one's own; where to ask one. Nothing is fetched
 * ahead: which call it is depends on the value of `state`.
 */
export default function VpQuestionHomeScreen({ input }: { readonly input: Input }) {
  const { state = 'answered', fundCode } = input
  const navigate = useNavigate()
  const choose = useUrlChoice(vpPaths.vpQuestionHome)
  const { openId } = useSnapshot(session)
  const show = (next: QuestionsShown, about: string | undefined) =>
    choose({ state: next, fundCode: about })
  const head = (
    <>
      <Segments
        label="问题"
        items={STATES}
        value={state}
        onChange={(next) => show(next, fundCode)}
      />
      {fundCode !== undefined && (
        <FundFilter fundCode={fundCode} word="仅看" onRemove={() => show(state, undefined)} />
      )}
    </>
  )
  // Another user's list is another one.
  const key = `${openId} ${state} ${fundCode ?? ''}`
  return (
    <>
      {state === 'mine' ? (
        <OwnQuestions key={key} fundCode={fundCode} head={head} />
      ) : (
        <PublicQuestions key={key} state={state} fundCode={fundCode} head={head} />
      )}
      <BottomBar>
        <Button block onClick={() => void navigate(vpPaths.vpProblem.to({ write: '1', fundCode }))}>
          我要提问
        </Button>
      </BottomBar>
    </>
  )
}

interface ListProps {
  readonly fundCode: string | undefined
  readonly head: ReactNode
}

function PublicQuestions({
  state,
  fundCode,
  head,
}: ListProps & { readonly state: Exclude<QuestionsShown, 'mine'> }) {
  const subject = fundCode === undefined ? '' : '这只基金'
  const request = publicQuestions(state, fundCode)
  const list = usePublicQuestions(request)
  return (
    <Questions
      label={state === 'answered' ? '已回答的问题' : '待回答的问题'}
      list={list}
      head={
        <>
          {head}
          <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
          <NewerItems request={request} list={list} />
        </>
      }
      empty={
        state === 'answered'
          ? { title: `${subject}还没有问答`, note: '您可以提出第一个问题' }
          : { title: `${subject}没有待回答的问题`, note: '新的问题审核通过后会出现在这里' }
      }
    />
  )
}

function OwnQuestions({ fundCode, head }: ListProps) {
  const list = useOwnQuestions(fundCode)
  return (
    <Questions
      label="我的问题"
      list={list}
      head={head}
      empty={{
        title: fundCode === undefined ? '您还没有提过问题' : '您还没有问过这只基金',
        note: '提问后可以在这里查看审核进度和回答',
      }}
    />
  )
}

interface QuestionsProps {
  readonly label: string
  readonly list: EndlessList<ContentItem>
  readonly head: ReactNode
  readonly empty: { readonly title: string; readonly note: string }
}

const Questions = ({ label, list, head, empty }: QuestionsProps) => (
  <ItemList label={label} list={list} head={head} empty={empty}>
    {(item) => <ItemCard item={item} />}
  </ItemList>
)
