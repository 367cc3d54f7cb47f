/** The parts that all sides show: thirty blocks of six kinds. */
export interface Part {
  readonly title: string
  readonly text: string
}

export const PICTURE = { src: '/documents/pages/hills.svg', width: 750, height: 360 }
export const SECTIONS = ['一', '二', '三', '四', '五'] as const
export const LABELS = ['榜单', '定投', '自选', '资讯'] as const
export const STEPS: readonly Part[] = [
  { title: '看清自己', text: '完成风险测评，知道能承受多少波动' },
  { title: '看清基金', text: '费率、回撤和持有人结构都是公开的' },
  { title: '看清时间', text: '一年内要用的钱，不放进权益基金' },
]
export const HOME = { targetUrl: '/' }
export const LAST_WORDS = '整理好第五部分'

export const heading = (section: string) => `第${section}部分，看看自己的账户`
export const notice = (section: string) => `第${section}部分的提示：先想好什么时候要用这笔钱`
export const closing = (section: string) => `整理好第${section}部分`
export const EXTRA = '以上内容只说明方法'

/** The same as a document of the editor. */
export const DOCUMENT = {
  root: { props: { title: '对照', form: 2 } },
  content: SECTIONS.flatMap((section, at) => [
    {
      type: 'Hero',
      props: {
        id: `hero-${at}`,
        picture: PICTURE,
        alt: '山丘',
        title: `第${section}部分`,
        text: heading(section),
        height: 150,
      },
    },
    { type: 'Notice', props: { id: `notice-${at}`, text: notice(section) } },
    {
      type: 'Shortcuts',
      props: { id: `short-${at}`, items: LABELS.map((label) => ({ label, action: HOME })) },
    },
    { type: 'Steps', props: { id: `steps-${at}`, items: STEPS } },
    { type: 'RiskLine', props: { id: `risk-${at}`, kind: 'opinion', extra: EXTRA } },
    {
      type: 'Buttons',
      props: { id: `buttons-${at}`, items: [{ label: closing(section), action: HOME }] },
    },
  ]),
}
