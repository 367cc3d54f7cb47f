import { RISK_KINDS } from '#domain/publicity/risk-lines.ts'
import { blockType, noAction } from '#domain/page/block-type.ts'
import { codes, list, slot } from '#domain/page/list-fields.ts'
import {
  action,
  alt,
  choice,
  maybeCode,
  maybePicture,
  maybeTime,
  neededAction,
  neededSelect,
  note,
  number,
  picture,
  select,
  target,
  text,
  time,
} from '#domain/page/value-fields.ts'

/** The app's icons that a shortcut may use in place of a picture. */
export const SHORTCUT_ICONS = [
  'chart',
  'wallet',
  'list',
  'search',
  'clock',
  'info',
  'gauge',
  'board',
  'star',
  'bank',
  'course',
  'report',
] as const

const PICTURE = { src: '/documents/pages/hills.svg', width: 750, height: 360 }

export const hero = blockType({
  type: 'Hero',
  label: '头图',
  fields: () => ({
    picture: picture('图片'),
    alt: alt('picture'),
    title: note('标题', 20),
    text: note('说明', 40),
    action: action(),
    height: number('高度', 120, 320, 180),
  }),
  defaults: { picture: PICTURE, height: 180 },
  samples: { alt: '晨光里的山丘' },
})

export const notice = blockType({
  type: 'Notice',
  label: '提示条',
  fields: () => ({
    text: text('内容', 60),
    tone: select('语气', ['info', 'warning']),
    action: action(),
    closable: choice('可以关闭'),
  }),
  defaults: { tone: 'info', closable: true },
  samples: { text: '这里写一句提示' },
})

export const shortcuts = blockType({
  type: 'Shortcuts',
  label: '快捷入口',
  fields: () => ({
    items: list('入口', 4, 10, {
      icon: select('图标', SHORTCUT_ICONS),
      picture: maybePicture('图片，代替图标'),
      label: text('名称', 6),
      action: neededAction(),
      badge: select('角标', ['none', 'new', 'hot']),
      until: maybeTime('角标显示至'),
    }),
  }),
  defaults: {
    items: ['榜单', '定投', '自选', '资讯'].map((label) => ({ label, action: noAction })),
  },
})

export const steps = blockType({
  type: 'Steps',
  label: '步骤',
  fields: () => ({
    items: list('步骤', 2, 6, {
      title: text('标题', 20),
      text: note('说明', 60),
      action: action(),
      taskId: maybeCode('任务编号，完成后打勾', 'task'),
    }),
  }),
  samples: { items: [{ title: '第一步' }, { title: '第二步' }] },
})

export const task = blockType({
  type: 'Task',
  label: '任务',
  fields: () => ({ title: note('标题', 20), taskIds: codes('任务编号', 'task', 1, 6) }),
  rule: [({ taskIds }) => taskIds.length > 0, 'taskIds: at least one'],
  defaults: { taskIds: ['risk_assessment'] },
})

export const countdown = blockType({
  type: 'Countdown',
  label: '倒计时',
  fields: () => ({
    until: time('截止时间'),
    before: text('截止前的文字', 30),
    after: text('截止后的文字', 30),
    action: action(),
  }),
  defaults: { before: '距离结束还有', after: '已经结束' },
  // Later than anybody means.
  samples: { until: '20991231150000' },
})

export const buttons = blockType({
  type: 'Buttons',
  label: '按钮',
  fields: () => ({
    items: list('按钮', 1, 2, { label: text('文字', 10), action: neededAction() }),
    fixed: choice('固定在页面底部'),
  }),
  defaults: { items: [{ label: '去看看', action: noAction }], fixed: false },
})

export const anchor = blockType({
  type: 'Anchor',
  label: '页内导航',
  fields: () => ({
    items: list('位置', 2, 6, { label: text('名称', 8), target: target('区块') }),
  }),
  samples: {
    items: [
      { label: '第一节', target: 'a' },
      { label: '第二节', target: 'b' },
    ],
  },
})

export const shareCard = blockType({
  type: 'Share',
  label: '分享',
  fields: () => ({
    title: text('标题', 20),
    text: note('说明', 40),
    picture: maybePicture('图片'),
  }),
  defaults: { title: '把这一页分享给朋友' },
})

export const riskLine = blockType({
  type: 'RiskLine',
  label: '风险提示',
  fields: () => ({ kind: neededSelect('种类', RISK_KINDS), extra: note('补充', 200) }),
  defaults: { kind: 'fund' },
})

export const tabs = blockType({
  type: 'Tabs',
  label: '页签',
  fields: () => ({
    tabs: list('页签', 2, 5, { label: text('名称', 8), content: slot('内容') }),
  }),
  samples: {
    tabs: [
      { label: '第一页', content: [] },
      { label: '第二页', content: [] },
    ],
  },
})

export const group = blockType({
  type: 'Group',
  label: '分组',
  fields: () => ({
    content: slot('内容'),
    columns: number('列数', 1, 2, 1),
    ground: select('底色', ['none', 'surface', 'brand', 'gold']),
  }),
  defaults: { content: [], columns: 1, ground: 'none' },
})
