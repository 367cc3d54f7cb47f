import type { TextKind } from '#domain/content/user-text.ts'
import type { ContentReply } from '#shared/views/content/content-types.ts'
import type { Written } from './device-drafts.ts'

export type PostKind = 'idea' | 'question' | 'discussion'

/**
 * The thing that is written: a comment on something, an answer, or an item of one of these kinds.
 */
export type Writing =
  | {
      readonly kind: 'comment'
      readonly itemId: string
      readonly parentId?: string
      /** The person whom it replies to, with their words. */
      readonly quoted?: { readonly name: string; readonly text: string }
    }
  | { readonly kind: 'answer'; readonly questionId: string }
  | {
      readonly kind: 'post'
      readonly kinds: readonly PostKind[]
      /** The circle that it is published in. */
      readonly circle?: { readonly circleId: string; readonly title: string }
      /** The topic that it is published in. */
      readonly topic?: { readonly topicId: string; readonly title: string } | undefined
      /** The funds that it is about. */
      readonly funds?: readonly string[]
      /** The item that was not published: its words are there to be changed. */
      readonly again?:
        | { readonly itemId: string; readonly title: string; readonly text: string }
        | undefined
    }

export type Sent =
  | { readonly kind: 'comment'; readonly comment: ContentReply }
  | { readonly kind: PostKind | 'answer'; readonly itemId: string }

/** The words of the choice between kinds. */
export const POSTS: Readonly<Record<PostKind, string>> = {
  idea: '想法',
  question: '提问',
  discussion: '讨论',
}

/** Returns what the sheet says above the form. */
export function sheetTitle(writing: Writing): string {
  switch (writing.kind) {
    case 'post':
      return '发布'
    case 'answer':
      return '写回答'
    case 'comment':
      return writing.quoted === undefined ? '评论' : `回复 ${writing.quoted.name}`
  }
}

/** The demands of a text field. */
interface WrittenText {
  readonly kind: TextKind
  readonly label: string
  readonly hint: string
}
export const TEXTS: Readonly<Record<PostKind | 'comment' | 'answer', WrittenText>> = {
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

type Post = Extract<Writing, { kind: 'post' }>

/** Names the draft of a circle or a topic, or of what is written again. */
const placeSuffix = ({ circle, topic, again }: Post): string => {
  const place = again?.itemId ?? circle?.circleId ?? topic?.topicId
  return place === undefined ? '' : `:${place}`
}

/** Returns what a form begins with where nothing was written yet. */
export function givenWords(writing: Writing): Written {
  const again = writing.kind === 'post' ? writing.again : undefined
  return { title: again?.title ?? '', text: again?.text ?? '' }
}

/** The place for which the draft is saved. */
export function draftPlace(writing: Writing, kind: PostKind): string {
  switch (writing.kind) {
    case 'comment':
      return `comment:${writing.parentId ?? writing.itemId}`
    case 'answer':
      return `answer:${writing.questionId}`
    case 'post':
      return `post:${kind}${placeSuffix(writing)}`
  }
}
