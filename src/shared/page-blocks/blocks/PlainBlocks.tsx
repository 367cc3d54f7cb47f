import { lazy, Suspense, use, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import * as types from '#domain/page/blocks/plain-blocks.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { now14 } from '#platform/clock.ts'
import { FAILED } from '#shared/sharing/share-words.ts'
import { useForward } from '#templates/use-forward.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import {
  ChartIcon,
  ChevronIcon,
  ClockIcon,
  CloseIcon,
  GaugeIcon,
  InfoIcon,
  ListIcon,
  SearchIcon,
  WalletIcon,
} from '#ui/icons.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { toast } from '#ui/overlays/toast.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { blockView, type BlockComponent } from '#shared/page-blocks/block-view.ts'
import { isClosed, setClosed } from '#shared/page-blocks/closed-notices.ts'
import { blockNear, holdsBlock } from '#shared/page-blocks/find-block.ts'
import { keyed } from '#shared/page-blocks/keyed.ts'
import {
  PageFootContext,
  usePage,
  WantedContext,
  type WantedBlock,
} from '#shared/page-blocks/page-context.ts'
import { PagePicture } from '#shared/page-blocks/PagePicture.tsx'
import { Tap, TapTo } from '#shared/page-blocks/Tap.tsx'
import type { IsDone, StepTasksProps } from './StepTasks.tsx'
import styles from './PlainBlocks.module.css'

const Hero = blockView(types.hero, ({ picture, alt, title, text, action, height, of }) => (
  <Tap action={action} className={styles.hero}>
    <span className={styles.heroPicture} style={{ height: `${height / 16}rem` }}>
      <PagePicture picture={picture} alt={alt} eager={of.isFirst ?? false} />
    </span>
    {title === '' && text === '' ? null : (
      <span className={styles.scrim}>
        {title === '' ? null : <strong className={styles.heroTitle}>{title}</strong>}
        {text === '' ? null : <span className={styles.heroText}>{text}</span>}
      </span>
    )}
  </Tap>
))

const Notice = blockView(types.notice, ({ text, tone, action, closable, of }) => {
  const { pageId, version } = usePage()
  const key = `${pageId}:${version}:${of.block.id}`
  const [closed, close] = useState(() => closable && isClosed(key))
  if (closed) return null
  return (
    <div role="note" className={classes(styles.notice, tone === 'warning' && styles.warning)}>
      <Tap
        action={action}
        className={styles.noticeText}
        mark={
          <span className={styles.arrow}>
            <ChevronIcon />
          </span>
        }
      >
        {text}
      </Tap>
      {closable ? (
        <button
          type="button"
          className={styles.close}
          aria-label={`关闭提示：${text}`}
          onClick={() => {
            setClosed(key)
            close(true)
          }}
        >
          <CloseIcon />
        </button>
      ) : null}
    </div>
  )
})

const ICONS = {
  chart: ChartIcon,
  wallet: WalletIcon,
  list: ListIcon,
  search: SearchIcon,
  clock: ClockIcon,
  info: InfoIcon,
  gauge: GaugeIcon,
} as const
const BADGES = { none: null, new: '新', hot: '热' } as const

const Shortcuts = blockView(types.shortcuts, ({ items }) => {
  const forward = useForward()
  return (
    <Card>
      <ul className={styles.shortcuts} data-columns={items.length % 5 === 0 ? 5 : 4}>
        {keyed(items).map(({ key, icon, picture, label, action, badge, until }) => {
          const Icon = ICONS[icon]
          const mark = until !== null && until <= now14() ? null : BADGES[badge]
          return (
            <li key={key}>
              <TapTo go={forward(action)} className={styles.shortcut}>
                <span className={styles.shortcutFace}>
                  {picture === null ? (
                    <Icon />
                  ) : (
                    <span className={styles.shortcutPicture}>
                      <PagePicture picture={picture} alt="" />
                    </span>
                  )}
                  {mark === null ? null : <span className={styles.badge}>{mark}</span>}
                </span>
                <span className={styles.shortcutLabel}>{label}</span>
              </TapTo>
            </li>
          )
        })}
      </ul>
    </Card>
  )
})

const NO_STEP_DONE: IsDone = () => false

/** What marks steps as done, loaded for a page that has such a step; without it none is marked. */
const StepTasks = lazy(async (): Promise<typeof import('./StepTasks.tsx')> => {
  const unmarked = { default: ({ children }: StepTasksProps) => children(NO_STEP_DONE) }
  return import('./StepTasks.tsx').catch(() => unmarked)
})

const Steps = blockView(types.steps, ({ items }) => {
  const draw = (isDone: IsDone) => (
    <Card>
      <ol className={styles.steps}>
        {keyed(items).map(({ key, title, text, action, taskId }, at) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {isDone(taskId) ? '✓' : at + 1}
            </span>
            <Tap action={action} className={styles.stepText}>
              <strong className={styles.stepTitle}>
                {title}
                {isDone(taskId) ? (
                  <span className={styles.stepDone}>
                    <Tag tone="brand">已完成</Tag>
                  </span>
                ) : null}
              </strong>
              {text === '' ? null : <span className={styles.stepNote}>{text}</span>}
            </Tap>
          </li>
        ))}
      </ol>
    </Card>
  )
  const unmarked = draw(NO_STEP_DONE)
  if (items.every(({ taskId }) => taskId === '')) return unmarked
  return (
    <Suspense fallback={unmarked}>
      <StepTasks>{draw}</StepTasks>
    </Suspense>
  )
})

/** It stays for a day after its end. */
const SHOWN_AFTER = 86_400
const MOST_SECONDS = 10 * 366 * 86_400

function timeParts(seconds: number): readonly (readonly [number, string])[] {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24]
  return [
    ...(days > 0 ? [[days, '天'] as const] : []),
    [hours, '时'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ]
}

const Countdown = blockView(types.countdown, ({ until, before, after, action }) => {
  // The provider's clock, counted by the telephone's.
  const [end] = useState(() => Date.now() + secondsBetween(now14(), until) * 1_000)
  const left = useSecondsLeft(end, MOST_SECONDS)
  if (left === 0 && secondsBetween(until, now14()) > SHOWN_AFTER) return null
  const parts = timeParts(left)
  return (
    <Card>
      <Tap action={action} className={styles.countdown}>
        <span className={styles.countdownWords}>{left === 0 ? after : before}</span>
        {left === 0 ? null : (
          <span className={styles.countdownTime} role="timer" aria-live="off">
            {parts.map(([value, unit]) => (
              <span key={unit} className={styles.countdownPart}>
                <b className={styles.countdownValue}>{String(value).padStart(2, '0')}</b>
                {unit}
              </span>
            ))}
          </span>
        )}
      </Tap>
    </Card>
  )
})

const Buttons = blockView(types.buttons, ({ items, fixed }) => {
  const forward = useForward()
  const foot = use(PageFootContext)
  const buttons = keyed(items).map(({ key, label, action }, at) => {
    const go = forward(action)
    return (
      <Button
        key={key}
        kind={at === 0 ? 'primary' : 'secondary'}
        size="large"
        block
        {...(go === null ? { disabled: true } : { onClick: go })}
      >
        {label}
      </Button>
    )
  })
  return fixed && foot !== null ? (
    createPortal(<BottomBar>{buttons}</BottomBar>, foot)
  ) : (
    <div className={styles.buttons}>{buttons}</div>
  )
})

const Anchor = blockView(types.anchor, ({ items }) => {
  const { want } = use(WantedContext)
  const go = (button: Element, target: string) => {
    // In a tab that is not chosen, it is there once the tab is.
    flushSync(() => want(target))
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    blockNear(button, target)?.scrollIntoView({
      block: 'start',
      behavior: calm ? 'auto' : 'smooth',
    })
  }
  return (
    <nav className={styles.anchor} aria-label="页内导航">
      {keyed(items).map(({ key, label, target }) => (
        <button
          key={key}
          type="button"
          className={styles.anchorItem}
          onClick={({ currentTarget }) => go(currentTarget, target)}
        >
          {label}
        </button>
      ))}
    </nav>
  )
})

const Share = blockView(types.shareCard, ({ title, text, picture }) => {
  const { share, preview } = usePage()
  const open = async () => {
    const loaded = await import('#shared/sharing/share-page.ts').catch(() => null)
    if (loaded === null) return toast.show(FAILED)
    await loaded.sharePage(share.title, share.path, share)
  }
  return (
    <Card>
      <div className={styles.share}>
        {picture === null ? null : <PagePicture picture={picture} alt="" />}
        <strong className={styles.stepTitle}>{title}</strong>
        {text === '' ? null : <span className={styles.stepNote}>{text}</span>}
        <Button kind="secondary" block disabled={preview} onClick={open}>
          分享
        </Button>
      </div>
    </Card>
  )
})

const Risk = blockView(types.riskLine, ({ kind, extra }) => (
  <p className={styles.risk}>
    {extra === '' ? null : `${extra}。`}
    {`${RISK_LINES[kind]}。`}
  </p>
))

interface Choice {
  readonly at: number
  /** The latest wish that was looked at: a tab chosen after it stays. */
  readonly seen: WantedBlock | null
}

const Tabs = blockView(types.tabs, ({ tabs, of }) => {
  const { wanted } = use(WantedContext)
  const [{ at, seen }, choose] = useState<Choice>({ at: 0, seen: null })
  if (wanted !== seen) {
    const holder = tabs.findIndex(({ content }) => holdsBlock(content, wanted?.id ?? ''))
    choose({ at: holder < 0 ? at : holder, seen: wanted })
  }
  const tab = tabs[at]
  return (
    <div className={styles.stack}>
      <Segments
        label="页签"
        items={tabs.map(({ label }, place) => ({ key: String(place), label }))}
        value={String(at)}
        onChange={(key) => choose({ at: Number(key), seen })}
      />
      <div role="tabpanel" aria-label={tab?.label} className={styles.stack}>
        {of.inner(tab?.content ?? [])}
      </div>
    </div>
  )
})

const Group = blockView(types.group, ({ content, columns, ground, of }) => (
  <div className={styles.group} data-columns={columns} data-ground={ground}>
    {of.inner(content)}
  </div>
))

export const plainBlocks: Readonly<Record<string, BlockComponent>> = {
  Hero,
  Notice,
  Shortcuts,
  Steps,
  Countdown,
  Buttons,
  Anchor,
  Share,
  RiskLine: Risk,
  Tabs,
  Group,
}
