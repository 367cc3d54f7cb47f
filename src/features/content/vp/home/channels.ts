import type { VP_CHANNELS } from '#paths/vp.ts'

export type Channel = (typeof VP_CHANNELS)[number]

export const CHANNELS: readonly { readonly key: Channel; readonly label: string }[] = [
  { key: 'recommend', label: '推荐' },
  { key: 'follow', label: '关注' },
  { key: 'manager', label: '经理' },
  { key: 'question', label: '问答' },
  { key: 'discussion', label: '讨论' },
  { key: 'flash', label: '资讯' },
]

/** The words of an empty channel. */
export const EMPTY_WORDS: Readonly<Record<Channel, string>> = {
  recommend: '暂时没有内容',
  follow: '还没有关注的人',
  manager: '基金经理还没有发布内容',
  question: '还没有公开的问答',
  discussion: '还没有讨论',
  flash: '今天还没有资讯',
}
