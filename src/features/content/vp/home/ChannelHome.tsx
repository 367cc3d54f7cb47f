import { vpPaths } from '#paths/vp.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type { Channel } from './channels.ts'

const HOMES: Readonly<
  Partial<Record<Channel, { readonly title: string; readonly to: () => string }>>
> = {
  question: { title: '按状态看问答', to: () => vpPaths.vpQuestionHome.to() },
  discussion: { title: '按话题看讨论', to: () => vpPaths.vpDiscussionHome.to() },
  flash: { title: '按日期看快讯', to: () => vpPaths.information.to() },
}

/** The way from a channel to the screen that has more of its kind; nothing where none has. */
export function ChannelHome({ channel }: { readonly channel: Channel }) {
  const home = HOMES[channel]
  if (home === undefined) return null
  return (
    <Card flush>
      <Row title={home.title} href={home.to()} />
    </Card>
  )
}
