import { useEffect, useRef, useState } from 'react'
import { mediaHosts } from '#domain/brand-sites.ts'
import { visibleItems } from '#domain/page/audience.ts'
import { loadableAddress } from '#domain/page/loadable-address.ts'
import * as content from '#domain/page/blocks/content-blocks.ts'
import * as types from '#domain/page/blocks/media-blocks.ts'
import { now14 } from '#platform/clock.ts'
import { RichText as RichWords } from '#shared/views/content/rich-text/RichText.tsx'
import { useForward } from '#templates/use-forward.ts'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { blockView, type BlockComponent } from '#shared/pages/page-blocks/block-view.ts'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { PagePicture } from '#shared/pages/page-blocks/PagePicture.tsx'
import { Tap } from '#shared/pages/page-blocks/Tap.tsx'
import { Faq } from './FaqBlock.tsx'
import styles from './MediaBlocks.module.css'

const HotImage = blockView(types.hotImage, ({ picture, alt, areas }) => {
  const forward = useForward()
  return (
    <div className={styles.hot}>
      <PagePicture picture={picture} alt={alt} />
      {keyed(areas).map(({ key, x, y, w, h, label, action }) => {
        const go = forward(action)
        if (go === null) return null
        const place = { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }
        return (
          <button
            key={key}
            type="button"
            className={styles.area}
            style={place}
            aria-label={label}
            onClick={go}
          />
        )
      })}
    </div>
  )
})

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const Carousel = blockView(types.carousel, ({ items, seconds }) => {
  const shown = visibleItems(keyed(items), now14())
  const [at, setAt] = useState(0)
  const [stopped, stop] = useState(calm)
  const rail = useRef<HTMLUListElement>(null)
  const count = shown.length
  useEffect(() => {
    const box = rail.current
    if (box === null) return undefined
    const halt = () => stop(true)
    const follow = () => setAt(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))
    box.addEventListener('touchstart', halt, { passive: true })
    box.addEventListener('focusin', halt)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      box.removeEventListener('touchstart', halt)
      box.removeEventListener('focusin', halt)
      box.removeEventListener('scroll', follow)
    }
  }, [])
  useEffect(() => {
    if (stopped || count < 2) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      const box = rail.current
      if (box === null) return
      const next = (Math.round(box.scrollLeft / Math.max(1, box.clientWidth)) + 1) % count
      box.scrollLeft = next * box.clientWidth
    }, seconds * 1_000)
    return () => clearInterval(timer)
  }, [stopped, count, seconds])
  if (count === 0) return null
  return (
    <section className={styles.carousel} aria-label="图片" aria-roledescription="轮播">
      <ul ref={rail} className={styles.rail}>
        {shown.map(({ key, picture, alt, action }) => (
          <li key={key} className={styles.slide}>
            <Tap action={action}>
              <PagePicture picture={picture} alt={alt} />
            </Tap>
          </li>
        ))}
      </ul>
      <span className={styles.dots} aria-hidden="true">
        {shown.map(({ key }, index) => (
          <i key={key} className={classes(styles.dot, index === at && styles.chosen)} />
        ))}
      </span>
    </section>
  )
})

const Video = blockView(types.video, ({ src, poster, seconds, text }) => {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  const address = loadableAddress(src, mediaHosts)
  if (address === null) throw new Error('a video of a host that is not listed')
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Card>
      {state === 'playing' ? (
        <video
          className={styles.video}
          src={address}
          controls
          autoPlay
          playsInline
          onError={() => setState('failed')}
        >
          <track kind="captions" />
        </video>
      ) : (
        <button type="button" className={styles.poster} onClick={() => setState('playing')}>
          <PagePicture picture={poster} alt="" />
          <span className={styles.play}>{`播放视频 ${length}`}</span>
        </button>
      )}
      {state === 'failed' ? <p className={styles.words}>视频没有加载出来，点按封面重试</p> : null}
      {text === '' ? null : <p className={styles.words}>{text}</p>}
    </Card>
  )
})

const RichText = blockView(content.richTextBlock, ({ body }) => (
  <Card>
    <div className={styles.rich}>
      <RichWords html={body} />
    </div>
  </Card>
))

/** A text without it says so itself, and loads it again. */
export { loadCleaner } from '#shared/views/content/rich-text/use-clean-text.ts'

export const mediaBlocks: Readonly<Record<string, BlockComponent>> = {
  HotImage,
  Carousel,
  Video,
  RichText,
  Faq,
}
