import { use, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import * as types from '#domain/page/blocks/plain-blocks.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { FAILED } from '#shared/parts/sharing/share-words.ts'
import { useForward } from '#templates/use-forward.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import { ChevronIcon, CloseIcon } from '#ui/icons.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'
import { blockView, type BlockComponent } from '#shared/pages/page-blocks/block-view.ts'
import { isClosed, setClosed } from '#shared/pages/page-blocks/closed-notices.ts'
import { blockNear } from '#shared/pages/page-blocks/find-block.ts'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { PageFootContext, usePage, WantedContext } from '#shared/pages/page-blocks/page-context.ts'
import { PagePicture } from '#shared/pages/page-blocks/PagePicture.tsx'
import { Tap, TapTo } from '#shared/pages/page-blocks/Tap.tsx'
import { Countdown } from './CountdownBlock.tsx'
import { EntryGrid } from './EntryGridBlock.tsx'
import { ShortcutIcon, shortcutMark } from './ShortcutFace.tsx'
import { Steps } from './StepsBlock.tsx'
import { Tabs } from './TabsBlock.tsx'
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

const Shortcuts = blockView(types.shortcuts, ({ items }) => {
  const forward = useForward()
  return (
    <Card>
      <ul className={styles.shortcuts} data-columns={items.length % 5 === 0 ? 5 : 4}>
        {keyed(items).map(({ key, icon, picture, label, action, badge, until }) => {
          const mark = shortcutMark(badge, until)
          return (
            <li key={key}>
              <TapTo go={forward(action)} className={styles.shortcut}>
                <span className={styles.shortcutFace}>
                  {picture === null ? (
                    <ShortcutIcon icon={icon} />
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
    const loaded = await import('#shared/parts/sharing/share-page.ts').catch(() => null)
    if (loaded === null) return toast.show(FAILED)
    await loaded.sharePage(share.title, share.path, { ...share, sums: 'offered' })
  }
  return (
    <Card>
      <div className={styles.share}>
        {picture === null ? null : <PagePicture picture={picture} alt="" />}
        <strong className={styles.shareTitle}>{title}</strong>
        {text === '' ? null : <span className={styles.shareText}>{text}</span>}
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

const Group = blockView(types.group, ({ content, columns, ground, of }) => (
  <div className={styles.group} data-columns={columns} data-ground={ground}>
    {of.inner(content)}
  </div>
))

export const plainBlocks: Readonly<Record<string, BlockComponent>> = {
  EntryGrid,
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
