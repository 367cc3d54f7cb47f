import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  addComment,
  listComments,
  listMyContent,
  postItem,
  setContentSettings,
} from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import {
  asksForAdvice,
  TEXT_LENGTHS,
  tidyText,
  userTextProblem,
  type TextKind,
} from '#domain/content/user-text.ts'
import { formatDateTime } from '#domain/money/format-figures.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { bindingPaths } from '#paths/binding.ts'
import { staticPaths } from '#paths/static.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { ContentReply, ContentSettings } from '#shared/content/content-types.ts'
import { keepDraft, readDraft, type Written } from './device-drafts.ts'
import { useWriter } from './use-writer.ts'
import styles from './WriteSheet.module.css'
import { answerRefusalWords, refusalWords, textProblemWords } from './writing-words.ts'

export type PostKind = 'idea' | 'question' | 'discussion'

/** What is written: a comment on something, an answer, or an item of one of these kinds. */
export type Writing =
  | {
      readonly kind: 'comment'
      readonly itemId: string
      readonly parentId?: string
      /** Whom it replies to, with their words. */
      readonly quoted?: { readonly name: string; readonly text: string }
    }
  | { readonly kind: 'answer'; readonly questionId: string }
  | {
      readonly kind: 'post'
      readonly kinds: readonly PostKind[]
      /** The circle that it is published in. */
      readonly circle?: { readonly circleId: string; readonly title: string }
      /** The topic that it is published in. */
      readonly topic?: { readonly topicId: string; readonly title: string }
      /** The funds that it is about. */
      readonly funds?: readonly string[]
      /** What was not published: its words are there to be changed. */
      readonly again?: { readonly itemId: string; readonly title: string; readonly text: string }
    }

export type Sent =
  | { readonly kind: 'comment'; readonly comment: ContentReply }
  | { readonly kind: PostKind | 'answer'; readonly itemId: string }

export interface WriteSheetProps {
  readonly open: boolean
  readonly writing: Writing
  readonly onClose: () => void
  readonly onSent: (sent: Sent) => void
}

const RULES = staticPaths.static.to({ url: '/documents/community-rules', title: '社区公约' })

const POSTS: Readonly<Record<PostKind, string>> = {
  idea: '想法',
  question: '提问',
  discussion: '讨论',
}

function titleOf(writing: Writing): string {
  switch (writing.kind) {
    case 'post':
      return '发布'
    case 'answer':
      return '写回答'
    case 'comment':
      return writing.quoted === undefined ? '评论' : `回复 ${writing.quoted.name}`
  }
}

/** What a person writes in public, by the rules that hold for all (rules.md#content). */
export function WriteSheet({ open, writing, onClose, onSent }: WriteSheetProps) {
  const writer = useWriter(open)
  return (
    <Sheet open={open} onClose={onClose} title={titleOf(writing)}>
      <Loaded query={writer} skeleton={<Skeleton lines={4} />}>
        {(settings) => (
          <WriteForm settings={settings} writing={writing} onClose={onClose} onSent={onSent} />
        )}
      </Loaded>
    </Sheet>
  )
}

/** Whether the user may write at all, and what to do where not. */
function Allowed({
  settings: { mutedUntil, mobileBound },
  children,
}: {
  readonly settings: ContentSettings
  readonly children: ReactNode
}) {
  const navigate = useNavigate()
  if (mutedUntil !== null) {
    return (
      <EmptyState
        kind="forbidden"
        title={`您在 ${formatDateTime(mutedUntil, { seconds: false })} 前不能发布`}
        note="因违反社区公约被禁言，期间可以阅读、点赞和收藏"
        actionText="阅读社区公约"
        onAction={() => void navigate(RULES)}
      />
    )
  }
  if (!mobileBound) {
    const from = `${location.pathname}${location.search}`
    return (
      <EmptyState
        kind="forbidden"
        title="绑定手机号后才能发布"
        note="按规定，公开发布内容需要后台实名"
        actionText="绑定手机号"
        onAction={() => void navigate(bindingPaths.bindPhone.to({ step: '1', from }))}
      />
    )
  }
  return children
}

interface FormProps extends Pick<WriteSheetProps, 'writing' | 'onSent'> {
  readonly settings: ContentSettings
  readonly onClose?: () => void
  /** What goes below the title of a question, which is as it was written. */
  readonly belowTitle?: ComponentType<{ readonly title: string }>
}

type Post = Extract<Writing, { kind: 'post' }>

/** Names the draft of a circle or a topic, or of what is written again. */
const placeSuffix = ({ circle, topic, again }: Post): string => {
  const place = again?.itemId ?? circle?.circleId ?? topic?.topicId
  return place === undefined ? '' : `:${place}`
}

/** What a form begins with where nothing was written yet. */
function givenWords(writing: Writing): Written {
  const again = writing.kind === 'post' ? writing.again : undefined
  return { title: again?.title ?? '', text: again?.text ?? '' }
}

/** The form by itself, for a screen that is about nothing else. */
export const WriteForm = (props: FormProps) => (
  <Allowed settings={props.settings}>
    <Form {...props} />
  </Allowed>
)

function Form({ writing, ...props }: FormProps) {
  const [kind, setKind] = useState<PostKind>(
    writing.kind === 'post' ? (writing.kinds[0] ?? 'idea') : 'idea',
  )
  return (
    <>
      {writing.kind === 'post' && writing.circle !== undefined && (
        <p className={styles.note}>{`发布到：${writing.circle.title}`}</p>
      )}
      {writing.kind === 'post' && writing.topic !== undefined && (
        <p className={styles.note}>{`发布到话题：${writing.topic.title}`}</p>
      )}
      {writing.kind === 'post' && writing.kinds.length > 1 && (
        <Segments
          label="发布什么"
          items={writing.kinds.map((key) => ({ key, label: POSTS[key] }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <Fields
        key={`${props.settings.personId} ${placeOf(writing, kind)}`}
        {...props}
        kind={kind}
        writing={writing}
      />
    </>
  )
}

/** What the draft is kept for. */
function placeOf(writing: Writing, kind: PostKind): string {
  switch (writing.kind) {
    case 'comment':
      return `comment:${writing.parentId ?? writing.itemId}`
    case 'answer':
      return `answer:${writing.questionId}`
    case 'post':
      return `post:${kind}${placeSuffix(writing)}`
  }
}

interface FieldsProps extends FormProps {
  readonly kind: PostKind
}

interface WrittenText {
  readonly kind: TextKind
  readonly label: string
  readonly hint: string
}
const TEXTS: Readonly<Record<PostKind | 'comment' | 'answer', WrittenText>> = {
  comment: { kind: 'comment', label: '评论内容', hint: '友善、具体的评论更容易得到回应' },
  answer: { kind: 'answer', label: '回答内容', hint: '写清规则和依据，不涉及个人持仓和买卖' },
  idea: { kind: 'idea', label: '想法内容', hint: '写下您的想法' },
  question: {
    kind: 'questionText',
    label: '问题说明',
    hint: '补充背景（选填），请勿写出持仓和金额',
  },
  discussion: {
    kind: 'discussion',
    label: '讨论内容',
    hint: '写下您想讨论的问题和自己的看法',
  },
}

function Fields({ kind, settings, writing, onClose, onSent, belowTitle: BelowTitle }: FieldsProps) {
  const client = useQueryClient()
  const name = { personId: settings.personId, place: placeOf(writing, kind) }
  const [written, setWritten] = useState(() => readDraft(localStorage, name) ?? givenWords(writing))
  const [agreed, setAgreed] = useState(settings.rulesAgreed)
  const [refused, setRefused] = useState('')
  // The number of one text: sent again after a lost answer it is published once.
  const request = useRef({ text: '', requestNo: '' })
  const isQuestion = writing.kind === 'post' && kind === 'question'
  const field = TEXTS[writing.kind === 'post' ? kind : writing.kind]

  const change = (part: Partial<typeof written>) => {
    const next = { ...written, ...part }
    setWritten(next)
    setRefused('')
    keepDraft(localStorage, name, next)
  }
  const text = tidyText(written.text)
  const heading = tidyText(written.title)
  const wordsOf = (of: TextKind, value: string) => {
    const problem = userTextProblem(of, value, refusedWords)
    return problem === null ? null : textProblemWords(problem)
  }
  const titleProblem = isQuestion ? wordsOf('questionTitle', heading) : null
  const textProblem = wordsOf(field.kind, text)
  const isDeclined = isQuestion && asksForAdvice(`${heading}\n${text}`)
  const missing = titleProblem ?? textProblem ?? (agreed ? null : '请先阅读并同意社区公约')

  const publish = async () => {
    if (!settings.rulesAgreed) {
      const answer = await send(setContentSettings, { rulesAgreed: '1' }).catch(() => null)
      // The network's own toast says so.
      if (answer === null) return
      if (!answer.ok) {
        setRefused('没有记录您对社区公约的同意，请稍后再试')
        return
      }
    }
    const whole = JSON.stringify([heading, text, writing])
    if (request.current.text !== whole) request.current = { text: whole, requestNo: newRequestNo() }
    const { requestNo } = request.current
    const sent = await sentTo({ writing, kind, heading, text, requestNo }).catch(() => null)
    // No answer: the draft stays, and the same number goes with it the next time.
    if (sent === null) return
    void client.invalidateQueries({ queryKey: [listMyContent.name] })
    if ('refusal' in sent) {
      setRefused(sent.refusal)
      return
    }
    // The screen has it already: it is read with the comments when they are opened again.
    if (sent.kind === 'comment')
      void client.invalidateQueries({ queryKey: [listComments.name], refetchType: 'none' })
    keepDraft(localStorage, name, { title: '', text: '' })
    toast.show(isDeclined ? '已提交，此类提问不予公开回答' : '已提交，审核通过后公开')
    onClose?.()
    onSent(sent)
  }

  return (
    <div className={styles.form}>
      {writing.kind === 'comment' && writing.quoted !== undefined && (
        <blockquote className={styles.quoted}>{writing.quoted.text}</blockquote>
      )}
      {isQuestion && (
        <TextField
          label="问题"
          value={written.title}
          onChange={(title) => change({ title })}
          placeholder="一句话说清楚您的问题"
          problem={titleProblem}
        />
      )}
      {isQuestion && BelowTitle !== undefined && <BelowTitle title={heading} />}
      <TextArea
        label={field.label}
        value={written.text}
        onChange={(value) => change({ text: value })}
        placeholder={field.hint}
        problem={textProblem}
        most={TEXT_LENGTHS[field.kind].most}
        lines={4}
      />
      {isDeclined && (
        <>
          <Banner tone="info">涉及个人持仓、金额或买卖选择的提问不予公开回答，请联系客服。</Banner>
          <HelpRow source="question" />
        </>
      )}
      {!settings.rulesAgreed && (
        <>
          <CheckLine checked={agreed} onChange={setAgreed}>
            我已阅读并同意社区公约
          </CheckLine>
          <a className={styles.rules} href={RULES}>
            阅读《社区公约》
          </a>
        </>
      )}
      {refused !== '' && <Banner tone="danger">{refused}</Banner>}
      <p className={styles.note}>内容经审核后公开，发布时会显示您所在的省份。</p>
      <Button
        size="large"
        block
        missing={missing === null ? null : { reason: missing }}
        onClick={publish}
      >
        发布
      </Button>
    </div>
  )
}

interface Sending {
  readonly writing: Writing
  readonly kind: PostKind
  readonly heading: string
  readonly text: string
  readonly requestNo: string
}

async function sentTo({ writing, kind, heading, text, requestNo }: Sending) {
  if (writing.kind === 'comment') {
    const { itemId, parentId } = writing
    const input = { requestNo, itemId, text, ...(parentId === undefined ? {} : { parentId }) }
    const answer = await send(addComment, input)
    return answer.ok
      ? ({ kind: 'comment', comment: answer.payload.comment } as const)
      : { refusal: refusalWords(answer.retCode, answer.retMsg) }
  }
  if (writing.kind === 'answer') {
    const { questionId } = writing
    const answer = await send(postItem, { requestNo, kind: 'answer', text, questionId })
    if (answer.ok) return { kind: 'answer', itemId: answer.payload.itemId } as const
    return { refusal: answerRefusalWords(answer.retCode, answer.retMsg) }
  }
  const title = kind === 'question' ? { title: heading } : {}
  const place = writing.circle === undefined ? {} : { space: `circle:${writing.circle.circleId}` }
  const topics = writing.topic === undefined ? {} : { topics: [writing.topic.topicId] }
  const funds = writing.funds === undefined ? {} : { funds: [...writing.funds] }
  const about = { ...title, ...place, ...topics, ...funds }
  const answer = await send(postItem, { requestNo, kind, text, ...about })
  return answer.ok
    ? { kind, itemId: answer.payload.itemId }
    : { refusal: refusalWords(answer.retCode, answer.retMsg) }
}
